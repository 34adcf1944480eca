import type { Json, JsonObject, SchemaPlace } from '@clubhouse/schemas/load-document'

/** A document with schemas in it, whose parts are named by JSON pointers (`#/components/schemas/Voucher`). */
export interface SchemaDocument {
  root: Json
  locate: (pointer: string) => SchemaPlace
}

/** A part of a document, after its references. */
export interface Part {
  /** Where it is written, not where it is referred to. */
  pointer: string
  value: Json | undefined
}

/** The part at a pointer; references are followed to what they name. A reference in a circle ends where it began. */
export function partAt(document: SchemaDocument, pointer: string): Part {
  const seen = new Set<string>()
  let at = pointer
  for (;;) {
    const value = valueAt(document.root, at)
    const ref = asObject(value)['$ref']
    if (typeof ref !== 'string' || seen.has(ref)) return { pointer: at, value }
    seen.add(ref)
    at = ref
  }
}

/** `#/paths` and `/orders` give `#/paths/~1orders`. */
export function child(pointer: string, ...keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/** The keys of a pointer, unescaped. */
export function keysOf(pointer: string): string[] {
  if (!pointer.startsWith('#/')) return []
  return pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root
  for (const key of keysOf(pointer)) {
    if (value === null || typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(key)] : value[key]
    if (value === undefined) return undefined
  }
  return value
}

/** The value as an object; an empty one where it is something else. */
export function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** The value as a list; an empty one where it is something else. */
export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** Equal as JSON, whatever the order of keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  return stable(one) === stable(other)
}

function stable(value: Json | undefined): string {
  return JSON.stringify(value, (_key, each: Json) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
