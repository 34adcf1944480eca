import type { JsonObject } from '@clubhouse/schemas/load-document'
import {
  asArray,
  asObject,
  child,
  keysOf,
  partAt,
  type SchemaDocument,
  valueAt,
} from '../json-schema/schema-document.ts'

/** An operation of an OpenAPI document. Pointers say where its parts are written. */
export interface RestOperation {
  id: string
  method: string
  path: string
  pointer: string
  value: JsonObject
  /** By place and name, `query limit`; a header's name in small letters. */
  parameters: ReadonlyMap<string, RestParameter>
  /** By status. */
  responses: ReadonlyMap<string, string>
}

export interface RestParameter {
  name: string
  in: string
  /** Where the operation has it; `pointer` is where it is written. */
  listed: string
  pointer: string
  value: JsonObject
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'options', 'head', 'trace']

/** All operations of a document, in its order. */
export function operationsOf(document: SchemaDocument): RestOperation[] {
  const paths = asObject(asObject(document.root)['paths'])
  return Object.keys(paths).flatMap((path) => {
    const item = partAt(document, child('#', 'paths', path))
    return methods.flatMap((method) => {
      const value = asObject(item.value)[method]
      if (value === undefined) return []
      const pointer = child(item.pointer, method)
      const operation = asObject(value)
      return [
        {
          id: String(operation['operationId'] ?? `${method.toUpperCase()} ${path}`),
          method,
          path,
          pointer,
          value: operation,
          parameters: new Map([...parametersAt(document, item.pointer), ...parametersAt(document, pointer)]),
          responses: new Map(
            Object.keys(asObject(operation['responses'])).map((status) => [
              status,
              partAt(document, child(pointer, 'responses', status)).pointer,
            ]),
          ),
        },
      ]
    })
  })
}

/** The name of a part that several operations share, such as `BadRequest`; undefined for an operation's own. */
export function sharedName(pointer: string): string | undefined {
  const keys = keysOf(pointer)
  return keys[0] === 'components' ? keys[2] : undefined
}

/** The names of all schemas that are met on the way down from a pointer. */
export function reachableSchemas(document: SchemaDocument, pointer: string): Set<string> {
  const met = new Set<string>()
  const pending = [pointer]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const ref of refsIn(valueAt(document.root, at))) {
      if (met.has(ref)) continue
      met.add(ref)
      pending.push(ref)
    }
  }
  return new Set([...met].filter((ref) => ref.startsWith('#/components/schemas/')).map((ref) => keysOf(ref)[2] ?? ''))
}

/** The references in a value. */
function refsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === '$ref' && typeof child === 'string' ? [child] : refsIn(child),
  )
}

function parametersAt(document: SchemaDocument, pointer: string): [string, RestParameter][] {
  const all = asArray(asObject(partAt(document, pointer).value)['parameters'])
  return all.map((_, index) => {
    const listed = child(pointer, 'parameters', index)
    const part = partAt(document, listed)
    const value = asObject(part.value)
    const place = String(value['in'])
    const name = String(value['name'])
    return [
      `${place} ${place === 'header' ? name.toLowerCase() : name}`,
      { name, in: place, listed, pointer: part.pointer, value },
    ]
  })
}
