import type { Json } from '@clubhouse/schemas/load-document'
import { fc } from '@clubhouse/test-kit/property-testing'
import type { JsonObject } from './operations.ts'

/** Follows a local `$ref`. */
export type Resolve = (schema: JsonObject) => JsonObject

/** Any value that a schema allows. Throws for a keyword that it does not know how to keep. */
export function valuesOf(given: JsonObject, resolve: Resolve): fc.Arbitrary<Json> {
  const schema = resolve(given)
  if (schema['const'] !== undefined) return fc.constant(schema['const'])
  if (schema['enum'] !== undefined) return fc.constantFrom(...(schema['enum'] as Json[]))
  for (const key of ['oneOf', 'anyOf'] as const) {
    if (schema[key] !== undefined)
      return fc.oneof(...(schema[key] as JsonObject[]).map((each) => valuesOf(each, resolve)))
  }
  if (schema['allOf'] !== undefined) return objects(merged(schema, resolve), resolve)
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']]
  return fc.oneof(...types.map((type) => valuesOfType(String(type), schema, resolve)))
}

function valuesOfType(type: string, schema: JsonObject, resolve: Resolve): fc.Arbitrary<Json> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: numberAt(schema, 'minimum') ?? -1000, max: numberAt(schema, 'maximum') ?? 1000 })
    case 'number':
      return fc.double({
        min: numberAt(schema, 'minimum') ?? -1000,
        max: numberAt(schema, 'maximum') ?? 1000,
        noNaN: true,
      })
    case 'string':
      return texts(schema)
    case 'array':
      return fc.array(valuesOf((schema['items'] ?? {}) as JsonObject, resolve), {
        minLength: numberAt(schema, 'minItems') ?? 0,
        maxLength: Math.min(numberAt(schema, 'maxItems') ?? 4, 4),
      })
    case 'object':
      return objects(schema, resolve)
    default:
      throw new Error(`Values of type ${type} cannot be made`)
  }
}

function objects(schema: JsonObject, resolve: Resolve): fc.Arbitrary<Json> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonObject>)
  const required = new Set((schema['required'] ?? []) as string[])
  return fc.record(Object.fromEntries(properties.map(([name, each]) => [name, valuesOf(each, resolve)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  })
}

function texts(schema: JsonObject): fc.Arbitrary<string> {
  const minLength = numberAt(schema, 'minLength') ?? 0
  const maxLength = numberAt(schema, 'maxLength') ?? 40
  const format = schema['format']
  if (typeof format === 'string')
    return textsOfFormat(format).filter((text) => text.length <= (numberAt(schema, 'maxLength') ?? Infinity))
  if (typeof schema['pattern'] === 'string') {
    return fc
      .stringMatching(new RegExp(schema['pattern'], 'u'))
      .filter((text) => text.length >= minLength && text.length <= maxLength)
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' }).filter((text) => {
    // JSON Schema counts code points.
    const { length } = Array.from(text)
    return length >= minLength && length <= maxLength && text.isWellFormed()
  })
}

function textsOfFormat(format: string): fc.Arbitrary<string> {
  const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  switch (format) {
    case 'date-time':
      return moments.map((each) => each.toISOString())
    case 'date':
      return moments.map((each) => each.toISOString().slice(0, 10))
    case 'email':
      return fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@kestrel.test`)
    case 'uri':
      return fc.webUrl()
    case 'uuid':
      return fc.uuid()
    default:
      throw new Error(`Texts of format ${format} cannot be made`)
  }
}

/** The parts of an `allOf` as one object schema. */
function merged(schema: JsonObject, resolve: Resolve): JsonObject {
  const parts = [schema, ...(schema['allOf'] as JsonObject[]).map(resolve)]
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part['properties'] ?? {})) as JsonObject,
    required: parts.flatMap((part) => (part['required'] ?? []) as string[]),
  }
}

/** A limit of a schema, such as its `maximum`. */
export function numberAt(schema: JsonObject, key: string): number | undefined {
  const value = schema[key]
  return typeof value === 'number' ? value : undefined
}
