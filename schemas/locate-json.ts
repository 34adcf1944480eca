import { isNode, LineCounter, parseDocument } from 'yaml'
import { SchemaError, type SchemaPlace } from './schema-error.ts'
import type { Json } from './schema-file.ts'
import { filesIn, type SchemaSource } from './source.ts'

/** A schema file written in JSON, and where each part of it stands. */
export interface JsonFile {
  value: Json
  /** Where the value at a path of keys begins; where its nearest parent does when there is no such value. */
  place(keys: readonly (string | number)[]): SchemaPlace
  /** What is wrong with the value at a path of keys, to be thrown. */
  error(message: string, keys: readonly (string | number)[]): SchemaError
}

/** Reads `schemas/<path>`. Throws a `SchemaError` when it is not JSON, or has a key twice. */
export function readJsonFile(path: string, source: SchemaSource = filesIn()): JsonFile {
  const text = source.read(path)
  const file = `schemas/${path}`
  // JSON is YAML, whose reader knows lines and does not pass over a key that comes twice.
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'json', lineCounter: lines, prettyErrors: false })
  const placeAt = (offset: number): SchemaPlace => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  const [error] = document.errors
  if (error !== undefined) throw new SchemaError(`is not good JSON: ${error.message}`, placeAt(error.pos[0]))
  const value = parse(text, placeAt)
  const place = (keys: readonly (string | number)[]): SchemaPlace => {
    for (let length = keys.length; length > 0; length--) {
      const node = document.getIn(keys.slice(0, length), true)
      if (isNode(node) && node.range) return placeAt(node.range[0])
    }
    return placeAt(document.contents?.range?.[0] ?? 0)
  }
  return { value, place, error: (message, keys) => new SchemaError(message, place(keys)) }
}

/** JSON allows less than YAML: no comment, no comma at the end. */
function parse(text: string, placeAt: (offset: number) => SchemaPlace): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SchemaError(`is not good JSON: ${message}`, placeAt(Number(/position (\d+)/.exec(message)?.[1] ?? 0)))
  }
}
