import {
  isCollection,
  isNode,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { SchemaError, type SchemaPlace } from './schema-error.ts'
import type { SchemaSource } from './source.ts'

/** A JSON value as it stands in a schema document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** One YAML file, and where its parts are written. */
export interface SchemaFile {
  /** From `schemas/`. */
  path: string
  value: JsonObject
  /** What the file is not good YAML for; `value` is then not to be relied on. */
  problems: readonly SchemaError[]
  at(pointer: string): Json | undefined
  place(pointer: string): SchemaPlace
}

/** Parsed texts by path and text: parsing is most of the work, and hosts share files. */
const known = new Map<string, SchemaFile>()

/** Reads one file, whose value is not to be changed. Throws what `source` throws when there is none. */
export function readSchemaFile(path: string, source: SchemaSource): SchemaFile {
  const text = source.read(path)
  const key = `${path}\n${text}`
  const file = known.get(key) ?? parseSchemaFile(path, text)
  known.set(key, file)
  return file
}

function parseSchemaFile(path: string, text: string): SchemaFile {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placeAt = (offset: number): SchemaPlace => {
    const { line, col } = lines.linePos(offset)
    return { file: `schemas/${path}`, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const problems = parsed.errors.map((error) => new SchemaError(error.message, placeAt(error.pos[0])))
  const object =
    problems.length === 0 ? readMap(parsed, (message) => problems.push(new SchemaError(message, placeAt(0)))) : {}
  return {
    path,
    value: object,
    problems,
    at: (pointer) => valueAt(object, pointer),
    place: (pointer) => placeAt(offsetOf(parsed, keysOf(pointer))),
  }
}

/** The keys of a JSON pointer such as `#/paths/~1orders/post`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .filter((key) => key !== '')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A key as it stands in a JSON pointer. */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document
  for (const key of keysOf(pointer)) {
    if (value === null || typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(key)] : Object.hasOwn(value, key) ? value[key] : undefined
    if (value === undefined) return undefined
  }
  return value
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function readMap(parsed: Document.Parsed, tell: (problem: string) => void): JsonObject {
  try {
    const value = parsed.toJS() as Json
    if (isJsonObject(value)) return value
    tell('must hold a map')
  } catch (error) {
    // An alias that leads nowhere.
    tell(error instanceof Error ? error.message : String(error))
  }
  return {}
}

/** Where the deepest part of a pointer that exists begins. */
function offsetOf(document: Document.Parsed, keys: readonly string[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of keys) {
    const next: unknown = isCollection(node) ? childOf(node, key) : undefined
    if (!isNode(next)) break
    node = next
    if (next.range) offset = next.range[0]
  }
  return offset
}

/** Keys that look like numbers are numbers in a list and in a map where they stand without quotes. */
function childOf(parent: YAMLMap | YAMLSeq, key: string): unknown {
  const child: unknown = isSeq(parent) ? undefined : parent.get(key, true)
  return child === undefined && /^\d+$/.test(key) ? parent.get(Number(key), true) : child
}
