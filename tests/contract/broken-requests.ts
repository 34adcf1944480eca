import type { Json } from '@clubhouse/schemas/load-document'
import type { ContractOperation, ContractParameter, JsonObject } from './operations.ts'

/** A request that breaks the contract in one place. */
export interface BrokenRequest {
  what: string
  parameters?: Readonly<Record<string, string | undefined>>
  body?: Json
}

/** Every way to break an operation's request in one place, read off its schema. */
export function brokenRequestsOf(operation: ContractOperation): BrokenRequest[] {
  return [
    ...operation.parameters.flatMap(brokenParameters),
    ...(operation.parameters.some(({ place }) => place === 'query') || operation.method === 'GET'
      ? [{ what: 'a parameter that there is not', parameters: { unheardOf: '1' } }]
      : []),
    ...(operation.body === undefined ? [] : brokenBodies(operation.body.schema, operation.body.example)),
  ]
}

function brokenParameters({ name, place, isRequired, schema }: ContractParameter): BrokenRequest[] {
  const items = schema['items'] as JsonObject | undefined
  const broken = brokenTexts(items ?? schema).map((value) => ({
    what: `${name} as "${value.slice(0, 20)}"`,
    parameters: { [name]: value },
  }))
  const isLeftOut = isRequired && place !== 'path'
  return isLeftOut ? [...broken, { what: `no ${name}`, parameters: { [name]: undefined } }] : broken
}

function brokenTexts(schema: JsonObject): string[] {
  const { type, minimum, maximum, maxLength, pattern } = schema
  if (schema['enum'] !== undefined || schema['$ref'] !== undefined) return ['no-such-value']
  if (type === 'boolean') return ['perhaps']
  if (type === 'integer') {
    return [
      'many',
      '1.5',
      ...(typeof minimum === 'number' ? [String(minimum - 1)] : []),
      ...(typeof maximum === 'number' ? [String(maximum + 1)] : []),
    ]
  }
  return [
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof pattern === 'string' ? ['~ not ok ~'] : []),
  ]
}

function brokenBodies(schema: JsonObject, example: Json): BrokenRequest[] {
  const good = example as JsonObject
  const required = (schema['required'] ?? []) as string[]
  return [
    { what: 'a list as body', body: [] },
    { what: 'no body object', body: null },
    ...required.map((name) => ({
      what: `a body without ${name}`,
      body: Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
    })),
    ...Object.keys(good).map((name) => ({
      what: `a body whose ${name} is of another type`,
      body: { ...good, [name]: { a: 1 } },
    })),
    ...(schema['additionalProperties'] === false
      ? [{ what: 'a body with a field that there is not', body: { ...good, unheardOf: 1 } }]
      : []),
  ]
}
