import { isDeepStrictEqual } from 'node:util'
import { fc } from '@clubhouse/test-kit/property-testing'
import type { Json } from '@clubhouse/schemas/load-document'
import { valuesOf } from './arbitraries.ts'
import { brokenValuesOf } from './broken-values.ts'
import { type ContractOperation, type ContractParameter, resolverOf } from './operations.ts'
import type { ContractRequest } from './send.ts'

/** A request that breaks the contract in one place. */
export interface BrokenRequest {
  what: string
  /** How the answer must name the place: `body/rewardId`, `query/limit`, or a part of it. */
  path: string
  request: ContractRequest
}

/** The requests that a document shows for an operation, by name; one when it takes no body. */
export function exampleRequestsOf(operation: ContractOperation): Map<string, ContractRequest> {
  const parameters = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]))
  if (operation.body === undefined) return new Map([['parameters', { parameters }]])
  return new Map([...operation.body.examples].map(([name, body]) => [name, { parameters, body }]))
}

/** The first of the requests that a document shows for an operation. */
export function firstExampleOf(operation: ContractOperation): ContractRequest {
  const [first] = exampleRequestsOf(operation).values()
  if (first === undefined) throw new Error(`${operation.id} shows no request`)
  return first
}

/** The same request with another body that the contract allows. */
export function withAnotherBody(operation: ContractOperation, request: ContractRequest): ContractRequest {
  if (operation.body === undefined) throw new Error(`${operation.id} takes no body`)
  const bodies = valuesOf(operation.body.schema, resolverOf(operation.host))
  const [body] = fc.sample(
    bodies.filter((each) => !isDeepStrictEqual(each, request.body)),
    1,
  )
  return { ...request, body }
}

/** Any request that keeps the contract. `fixed` parameters keep their values. */
export function validRequestsOf(
  operation: ContractOperation,
  fixed: ContractRequest['parameters'],
): fc.Arbitrary<ContractRequest> {
  const resolve = resolverOf(operation.host)
  const parameters = fc.record(
    Object.fromEntries(
      operation.parameters.map((each) => [
        each.name,
        each.name in fixed ? fc.constant(fixed[each.name] ?? null) : sendable(each, valuesOf(each.schema, resolve)),
      ]),
    ),
    { requiredKeys: operation.parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name) },
  )
  const body = operation.body === undefined ? fc.constant(undefined) : valuesOf(operation.body.schema, resolve)
  return fc.record({ parameters, body })
}

/** Every way to break a good request in one place, read off the operation's schemas. */
export function brokenRequestsOf(operation: ContractOperation, good: ContractRequest): BrokenRequest[] {
  const resolve = resolverOf(operation.host)
  const { body } = good
  const bodies =
    operation.body === undefined || body === undefined
      ? []
      : brokenValuesOf(operation.body.schema, body, resolve).map(({ what, path, value }) => ({
          what,
          path: `body${path}`,
          request: { ...good, body: value },
        }))
  const missing =
    operation.body?.isRequired === true
      ? [{ what: 'no body', path: 'body', request: { parameters: good.parameters } }]
      : []
  return [
    ...bodies,
    ...missing,
    ...operation.parameters.flatMap((each) => brokenParameters(each, good)),
    {
      what: 'a query parameter that there is not',
      path: 'query',
      request: { ...good, parameters: { ...good.parameters, unheardOf: '1' } },
    },
  ]
}

function brokenParameters(parameter: ContractParameter, good: ContractRequest): BrokenRequest[] {
  const { name, place, isRequired, schema } = parameter
  const items = schema['items'] as ContractParameter['schema'] | undefined
  const withValue = (what: string, value: Json | undefined): BrokenRequest => ({
    what: `${name} ${what}`,
    path: place,
    request: { ...good, parameters: { ...good.parameters, [name]: value } },
  })
  const broken = brokenTexts(items ?? schema).map((value) => withValue(`as "${value.slice(0, 20)}"`, value))
  const isLeftOut = isRequired && place !== 'path'
  return isLeftOut ? [...broken, withValue('left out', undefined)] : broken
}

function brokenTexts(schema: ContractParameter['schema']): string[] {
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

/** Only what can stand in a URL or a header and come out again the same. */
function sendable({ place }: ContractParameter, values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  if (place === 'query') return values.filter((value) => !Array.isArray(value) || value.length > 0)
  return values.filter((value) => {
    const text = String(value)
    return place === 'path' ? !/^\.*$/.test(text) : /^[\x21-\x7e]+$/.test(text)
  })
}
