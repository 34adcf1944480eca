import type { Json } from '@clubhouse/schemas/load-document'
import type { Resolve } from './arbitraries.ts'
import type { JsonObject } from './operations.ts'

/** A value that breaks its schema in one place. */
export interface BrokenValue {
  /** What was done, in words. */
  what: string
  /** Where, such as `/deliveryAddress/postcode`. */
  path: string
  value: Json
}

/** Every way to break a valid value in one place: left out, of another type, out of bounds, unheard of. */
export function brokenValuesOf(given: JsonObject, valid: Json, resolve: Resolve, path = ''): BrokenValue[] {
  const schema = resolve(given)
  const shape = (schema['oneOf'] ?? schema['anyOf']) as JsonObject[] | undefined
  if (shape !== undefined) return [{ what: `${path} is of no shape`, path, value: { of: { no: 'shape' } } }]
  const at = (what: string, value: Json): BrokenValue => ({ what: `${path || 'the body'} ${what}`, path, value })
  const broken = [
    at('is of another type', wrongType(schema)),
    ...outOfBounds(schema, valid).map(([what, value]) => at(what, value)),
  ]
  if (Array.isArray(valid)) return [...broken, ...brokenItems(schema, valid, resolve, path)]
  if (valid !== null && typeof valid === 'object') return [...broken, ...brokenProperties(schema, valid, resolve, path)]
  return broken
}

function brokenProperties(schema: JsonObject, valid: JsonObject, resolve: Resolve, path: string): BrokenValue[] {
  const parts = [schema, ...((schema['allOf'] ?? []) as JsonObject[]).map(resolve)]
  const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as Record<string, JsonObject>
  const required = parts.flatMap((part) => (part['required'] ?? []) as string[])
  const without = (name: string) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name))
  const isClosed = parts.some(
    (part) => part['additionalProperties'] === false || part['unevaluatedProperties'] === false,
  )
  return [
    ...required
      .filter((name) => name in valid)
      .map((name) => ({ what: `${path}/${name} is left out`, path, value: without(name) })),
    ...(isClosed ? [{ what: `${path}/unheardOf is added`, path, value: { ...valid, unheardOf: 1 } }] : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const value = valid[name]
      if (value === undefined) return []
      return brokenValuesOf(property, value, resolve, `${path}/${name}`).map((each) => ({
        ...each,
        value: { ...valid, [name]: each.value },
      }))
    }),
  ]
}

function brokenItems(schema: JsonObject, valid: Json[], resolve: Resolve, path: string): BrokenValue[] {
  const [first, ...others] = valid
  if (first === undefined) return []
  return brokenValuesOf((schema['items'] ?? {}) as JsonObject, first, resolve, `${path}/0`).map((each) => ({
    ...each,
    value: [each.value, ...others],
  }))
}

function wrongType(schema: JsonObject): Json {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']]
  return types.includes('object') ? 'text' : { of: { another: 'type' } }
}

function outOfBounds(schema: JsonObject, valid: Json): [what: string, value: Json][] {
  const bounds: [what: string, value: Json][] = []
  const limit = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined)
  if (schema['enum'] !== undefined || schema['const'] !== undefined) {
    return [['is none of the known values', typeof valid === 'number' ? -987_654 : 'no-such-value']]
  }
  if (typeof valid === 'number') {
    const [minimum, maximum] = [limit('minimum'), limit('maximum')]
    if (minimum !== undefined) bounds.push(['is too small', minimum - 1])
    if (maximum !== undefined) bounds.push(['is too large', maximum + 1])
    if (schema['type'] === 'integer') bounds.push(['is not whole', valid + 0.5])
  }
  if (typeof valid === 'string') {
    const [minLength, maxLength] = [limit('minLength'), limit('maxLength')]
    if (minLength !== undefined && minLength > 0) bounds.push(['is too short', valid.slice(0, minLength - 1)])
    if (maxLength !== undefined) bounds.push(['is too long', 'x'.repeat(maxLength + 1)])
    if (schema['pattern'] !== undefined) bounds.push(['breaks its pattern', '~ not \u{1F9E8} ok ~'])
    if (schema['format'] !== undefined) bounds.push([`is no ${JSON.stringify(schema['format'])}`, 'not\u0000it'])
  }
  if (Array.isArray(valid)) {
    const [minItems, maxItems] = [limit('minItems'), limit('maxItems')]
    const [first = null] = valid
    if (minItems !== undefined && minItems > 0) bounds.push(['has too few items', valid.slice(0, minItems - 1)])
    if (maxItems !== undefined && first !== null)
      bounds.push(['has too many items', Array.from({ length: maxItems + 1 }, () => first)])
  }
  return bounds
}
