import { readFileSync } from 'node:fs'
import { loadDocument } from '@clubhouse/schemas/load-document'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { asObject } from '../rest/document-operations.ts'
import { makeAjv } from '../rest/make-ajv.ts'
import { validationProblem } from '../rest/problem.ts'

const strict = makeAjv({ strict: false })
const fromText = makeAjv({ strict: false, coerceTypes: true })

for (const ajv of [strict, fromText])
  ajv.addSchema([
    JSON.parse(readFileSync(new URL('./inputs.schema.json', import.meta.url), 'utf8')) as object,
    { $id: 'profile', type: 'object', additionalProperties: false, properties: changeableProfile() },
  ])

export type InputReader<Input> = (value: unknown) => Input

/** Makes a reader of what `inputs.schema.json` has under a name. */
export function controlInputReader<Input>(name: string, from?: 'body' | 'query'): InputReader<Input> {
  return inputReader<Input>({ $ref: `control#/$defs/${name}` }, from)
}

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

/** The fields of the API's profile that a copy of a member may have otherwise than the member. */
function changeableProfile() {
  const { components } = loadDocument('club')
  const profile = asObject(asObject(asObject(asObject(components)['schemas'])['Profile'])['properties'])
  const { redUserId: _id, email: _email, points: _points, createdAt: _createdAt, ...changeable } = profile
  return changeable
}

function wordsOf({ message = 'is wrong', params, keyword }: ErrorObject): string {
  return keyword === 'additionalProperties' ? `must not have ${String(params['additionalProperty'])}` : message
}
