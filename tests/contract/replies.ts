import type { ContractOperation } from './operations.ts'
import type { ContractReply } from './send.ts'

/** Every answer that a document shows for an operation, successes first, with the headers that it always has. */
export function exampleRepliesOf({ answers }: ContractOperation): ContractReply[] {
  return [...answers].flatMap(([status, { headers, schema, examples }]): ContractReply[] => {
    const shown = headers.map(({ name, example }) => [name, String(example)] as [string, string])
    if (schema === undefined) return [{ status, headers: new Headers(shown), body: undefined }]
    const json: [string, string] = ['content-type', 'application/json; charset=utf-8']
    return [...examples.values()].map((body) => ({ status, headers: new Headers([json, ...shown]), body }))
  })
}
