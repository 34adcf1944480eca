import type { ErrorObject } from 'ajv/dist/2020.js'
import { makeAjv } from '../rest/make-ajv.ts'
import { validationProblem } from '../rest/problem.ts'

const strict = makeAjv({ strict: false })
const fromText = makeAjv({ strict: false, coerceTypes: true })

export type InputReader<Input> = (value: unknown) => Input

/** Makes a reader of what a control call is given: what does not fit its JSON Schema is refused, field by field. */
export function inputReader<Input>(schema: object, from: 'body' | 'query' = 'body'): InputReader<Input> {
  const validate = (from === 'body' ? strict : fromText).compile<Input>(schema)
  return (value) => {
    if (validate(value)) return value
    throw validationProblem(
      (validate.errors ?? []).map((error) => ({ path: `${from}${error.instancePath}`, message: wordsOf(error) })),
    )
  }
}

function wordsOf({ message = 'is wrong', params, keyword }: ErrorObject): string {
  return keyword === 'additionalProperties' ? `must not have ${String(params['additionalProperty'])}` : message
}
