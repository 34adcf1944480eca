import type { Json, JsonObject } from '@clubhouse/schemas/load-document'
import { asArray, asObject, child, keysOf, partAt, valueAt, type SchemaDocument } from './schema-document.ts'

/** A schema with its references and `allOf` put together: what it asks for, and where each part of that is written. */
export interface SchemaView {
  /** Where the schema is written. */
  pointer: string
  /** The name of the component that it is; undefined for one without a name of its own. */
  name: string | undefined
  /** Undefined when any type will do. `null` is in `isNullable` alone. */
  types: ReadonlySet<string> | undefined
  isNullable: boolean
  /** Of `enum` or `const`, without null. */
  values: readonly Json[] | undefined
  /** Where each property is written. */
  properties: ReadonlyMap<string, string>
  required: ReadonlySet<string>
  /** Whether there may be other properties, and where their schema is written. */
  rest: OtherProperties
  /** Where the schema of an array's items is written. */
  items: string | undefined
  /** Where the shapes of a `oneOf` or `anyOf` are written. */
  members: readonly string[]
  /** Every other keyword. */
  keywords: ReadonlyMap<string, Json>
}

export type OtherProperties = { kind: 'open' } | { kind: 'closed' } | { kind: 'typed'; pointer: string }

/** Reads a schema. `pointer` may be that of a reference. */
export function viewOf(document: SchemaDocument, pointer: string): SchemaView {
  const at = writtenAt(document, pointer)
  const parts = partsOf(document, pointer, new Set())
  const keywords = new Map(parts.flatMap(({ value }) => Object.entries(value)))
  const types = mergeTypes(parts.map(({ value }) => typesOf(value)))
  const members = parts.flatMap(({ pointer, value }) =>
    ['oneOf', 'anyOf'].flatMap((key) => asArray(value[key]).map((_, index) => child(pointer, key, index))),
  )
  const isNull = (member: string) => asObject(partAt(document, member).value)['type'] === 'null'
  const shapes = members.filter((member) => !isNull(member))
  const lastOf = (key: string) => parts.findLast(({ value }) => value[key] !== undefined)
  const items = lastOf('items')
  return {
    pointer: at,
    name: componentName(at),
    types: types && new Set([...types].filter((type) => type !== 'null')),
    isNullable: types?.has('null') === true || shapes.length < members.length,
    values: mergeValues(parts.map(({ value }) => valuesOf(value))),
    properties: new Map(
      parts.flatMap(({ pointer, value }) =>
        Object.keys(asObject(value['properties'])).map((name) => [name, child(pointer, 'properties', name)] as const),
      ),
    ),
    required: new Set(parts.flatMap(({ value }) => asArray(value['required']).map(String))),
    rest: restOf(parts),
    items: items && child(items.pointer, 'items'),
    members: shapes,
    keywords,
  }
}

/** Keywords that say nothing about what is let through. */
const words = new Set(['title', 'summary', 'description', 'example', 'examples'])

/** Where a schema is written: at the end of its references, as long as nothing but words stands beside them. */
function writtenAt(document: SchemaDocument, pointer: string): string {
  const seen = new Set<string>()
  let at = pointer
  for (;;) {
    const schema = asObject(valueAt(document.root, at))
    const { $ref } = schema
    const isAlone = Object.keys(schema).every((key) => key === '$ref' || words.has(key) || key.startsWith('x-'))
    if (typeof $ref !== 'string' || !isAlone || seen.has($ref)) return at
    seen.add($ref)
    at = $ref
  }
}

/** `Voucher` of `#/components/schemas/Voucher` and of `#/$defs/Voucher`. */
export function componentName(pointer: string): string | undefined {
  const keys = keysOf(pointer)
  if (keys.length === 3 && keys[0] === 'components') return keys[2]
  return keys.length === 2 && keys[0] === '$defs' ? keys[1] : undefined
}

interface SchemaPart {
  pointer: string
  value: JsonObject
}

/** The schema itself and everything that its reference and its `allOf` bring in. */
function partsOf(document: SchemaDocument, pointer: string, seen: Set<string>): SchemaPart[] {
  if (seen.has(pointer)) return []
  seen.add(pointer)
  const value = asObject(valueAt(document.root, pointer))
  const ref = value['$ref']
  const brought = typeof ref === 'string' ? partsOf(document, ref, seen) : []
  const all = asArray(value['allOf']).flatMap((_, index) => partsOf(document, child(pointer, 'allOf', index), seen))
  return [...brought, ...all, { pointer, value }]
}

function typesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const said = schema['type']
  const types = typeof said === 'string' ? [said] : Array.isArray(said) ? said.map(String) : typesOfValues(schema)
  if (types === undefined) return undefined
  return new Set(schema['nullable'] === true ? [...types, 'null'] : types)
}

/** A schema that does not say its type tells it by its values, its properties or its items. */
function typesOfValues(schema: JsonObject): string[] | undefined {
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  if (Array.isArray(values)) return values.map(typeOf)
  if (schema['properties'] !== undefined) return ['object']
  return schema['items'] === undefined ? undefined : ['array']
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function mergeTypes(all: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const said = all.filter((types) => types !== undefined)
  const [first, ...others] = said
  return first && new Set([...first].filter((type) => others.every((types) => types.has(type))))
}

function valuesOf(schema: JsonObject): Json[] | undefined {
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']]
  return Array.isArray(values) ? values.filter((value) => value !== null) : undefined
}

function mergeValues(all: readonly (Json[] | undefined)[]): Json[] | undefined {
  const [first, ...others] = all.filter((values) => values !== undefined)
  return first?.filter((value) => others.every((values) => values.includes(value)))
}

function restOf(parts: readonly SchemaPart[]): OtherProperties {
  if (parts.some(({ value }) => value['additionalProperties'] === false || value['unevaluatedProperties'] === false))
    return { kind: 'closed' }
  const map = parts.find(({ value }) => Object.keys(asObject(value['additionalProperties'])).length > 0)
  return map === undefined ? { kind: 'open' } : { kind: 'typed', pointer: child(map.pointer, 'additionalProperties') }
}
