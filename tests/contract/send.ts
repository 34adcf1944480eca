import type { Json } from '@clubhouse/schemas/load-document'
import type { ContractOperation } from './operations.ts'

/** A request of an operation: its parameters by name, and its body. What is `undefined` is left out. */
export interface ContractRequest {
  parameters: Readonly<Record<string, Json | undefined>>
  body?: Json | undefined
}

export interface ContractReply {
  status: number
  headers: Headers
  body: unknown
}

/** Sends a request of an operation to a sandbox. */
export async function send(
  operation: ContractOperation,
  { parameters, body }: ContractRequest,
  { origin, headers = {} }: { origin: string; headers?: Readonly<Record<string, string>> },
): Promise<ContractReply> {
  let path = operation.path
  const query = new URLSearchParams()
  const sent: Record<string, string> = { ...headers }
  const places = new Map(operation.parameters.map(({ name, place }) => [name, place]))
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue
    const place = places.get(name) ?? 'query'
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(asText(value)))
    else if (place === 'header') sent[name] = asText(value)
    else for (const each of Array.isArray(value) ? value : [value]) query.append(name, asText(each))
  }
  if (body !== undefined) sent['content-type'] = 'application/json'
  const answer = await fetch(`${origin}${operation.base}${path}${query.size === 0 ? '' : `?${query}`}`, {
    method: operation.method,
    headers: sent,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
