import type { JsonObject } from '@clubhouse/schemas/load-document'
import type { JsonFile } from '@clubhouse/schemas/locate-json'

/** A part of a schema file, which knows where it stands. */
export interface SchemaNode {
  file: JsonFile
  keys: readonly (string | number)[]
  value: JsonObject
}

/** The part at a path of keys. Throws a `SchemaError` when there is no object. */
export function nodeAt(file: JsonFile, ...keys: (string | number)[]): SchemaNode {
  let value = file.value
  for (const key of keys) {
    const next = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined
    if (next === undefined) throw file.error(`there is no ${keys.join('/')}`, keys)
    value = next
  }
  if (!isObject(value)) throw file.error(`${keys.join('/')} must be an object`, keys)
  return { file, keys, value }
}

/** A part of a part. Throws a `SchemaError` when there is no object. */
export function childOf(node: SchemaNode, ...keys: (string | number)[]): SchemaNode {
  return nodeAt(node.file, ...node.keys, ...keys)
}

/** The members of an object of schemas, such as `properties`, by name; none when there is no such object. */
export function childrenOf(node: SchemaNode, key: string): [name: string, child: SchemaNode][] {
  if (node.value[key] === undefined) return []
  return Object.keys(childOf(node, key).value).map((name) => [name, childOf(node, key, name)])
}

/** What is wrong with a part, to be thrown. */
export function errorAt(node: SchemaNode, message: string): Error {
  return node.file.error(message, node.keys)
}

/** A text that a part must have. Throws a `SchemaError` when it has none. */
export function textAt(node: SchemaNode, key: string): string {
  const text = node.value[key]
  if (typeof text !== 'string' || text === '') throw errorAt(node, `has no ${key}`)
  return text
}

/** A list of texts, such as `required`; empty when there is none. */
export function textsAt(node: SchemaNode, key: string): string[] {
  const texts = node.value[key]
  return Array.isArray(texts) ? texts.map(String) : []
}

/** The name that a `$ref` leads to, under `$defs`. Throws a `SchemaError` when nothing is there. */
export function referenceOf(node: SchemaNode): string {
  const reference = textAt(node, '$ref')
  const name = /^#\/\$defs\/(\w+)$/.exec(reference)?.[1]
  const definitions = nodeAt(node.file, '$defs').value
  if (name === undefined || !Object.hasOwn(definitions, name)) throw errorAt(node, `${reference} leads nowhere`)
  return name
}

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
