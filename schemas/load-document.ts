import { posix } from 'node:path'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { filesIn, type SchemaSource } from './source.ts'

/** A JSON value as it stands in a schema document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
export type OpenApiDocument = JsonObject

/** The hosts that have an OpenAPI document (CON-33). */
export const restHosts = ['club', 'discovery', 'b2c', 'referral'] as const
export type RestHost = (typeof restHosts)[number]

/** A place in a schema file; line and column count from 1. */
export interface SchemaPlace {
  /** From the repository's root. */
  file: string
  line: number
  column: number
}

export interface LoadedDocument {
  /** The whole document; every `$ref` in it is local. */
  document: OpenApiDocument
  /** Where a part of the document is written, by its JSON pointer (`#/paths/~1orders/post`). */
  locate(pointer: string): SchemaPlace
}

/** What is wrong with a schema file, and where. */
export class SchemaError extends Error {
  readonly place: SchemaPlace
  constructor(message: string, place: SchemaPlace) {
    super(`${place.file}:${place.line}:${place.column} ${message}`)
    this.place = place
  }
}

/** One host's OpenAPI document, with what it takes from other files bundled into it. */
export function loadDocument(host: RestHost, source?: SchemaSource): OpenApiDocument {
  return loadDocumentWithPlaces(host, source).document
}

/**
 * The same, and where each part was written. What another file has under `components` keeps its place and name; a path is
 * put where its `$ref` stood. Throws a `SchemaError` for a `$ref` that leads nowhere and for two parts of one name.
 */
export function loadDocumentWithPlaces(host: RestHost, source: SchemaSource = filesIn()): LoadedDocument {
  const files = new Map<string, SchemaFile>()
  const open = (path: string) => {
    const file = files.get(path) ?? readSchemaFile(path, source)
    files.set(path, file)
    return file
  }
  const root = open(`rest/${host}.openapi.yaml`)
  /** Which file, and where in it, a part of the bundle comes from, by its pointer in the bundle. */
  const origins = new Map<string, { file: SchemaFile; pointer: string }>()
  const pending: string[] = []

  const bring = (file: SchemaFile, pointer: string, refPointer: string) => {
    const known = origins.get(pointer)
    if (known === undefined) {
      origins.set(pointer, { file, pointer })
      pending.push(pointer)
    } else if (known.file !== file) {
      throw new SchemaError(`${pointer} is also in ${known.file.path}; one name, one part`, file.place(refPointer))
    }
  }
  const localise = (value: Json, file: SchemaFile, pointer: string, at: string): Json => {
    if (Array.isArray(value))
      return value.map((each, index) => localise(each, file, `${pointer}/${index}`, `${at}/${index}`))
    if (value === null || typeof value !== 'object') return value
    const ref = value['$ref']
    if (typeof ref === 'string') {
      const [name = '', target = ''] = ref.split('#')
      const holder = name === '' ? file : open(posix.join(posix.dirname(file.path), name))
      const wanted = `#${target}`
      const part = holder.at(wanted)
      if (part === undefined) throw new SchemaError(`${holder.path} has nothing at ${wanted}`, file.place(pointer))
      if (wanted.startsWith('#/components/') && wanted !== at) {
        if (holder !== root) bring(holder, wanted, wanted)
        return { ...value, $ref: wanted }
      }
      // Written elsewhere, but it stands here: a path, or a part that the root file passes on.
      origins.set(at, { file: holder, pointer: wanted })
      return localise(part, holder, wanted, at)
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        localise(child, file, `${pointer}/${escape(key)}`, `${at}/${escape(key)}`),
      ]),
    )
  }
  const document = localise(root.value, root, '#', '#') as OpenApiDocument
  for (let pointer = pending.shift(); pointer !== undefined; pointer = pending.shift()) {
    const origin = origins.get(pointer)
    const part = origin?.file.at(pointer)
    if (origin === undefined || part === undefined) continue
    if (valueAt(document, pointer) !== undefined) {
      throw new SchemaError(`${pointer} is also in ${root.path}; one name, one part`, origin.file.place(pointer))
    }
    put(document, pointer, localise(part, origin.file, pointer, pointer))
  }
  return {
    document,
    locate(pointer) {
      let nearest = pointer
      while (nearest !== '#' && !origins.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/'))
      const origin = origins.get(nearest) ?? { file: root, pointer: '#' }
      return origin.file.place(`${origin.pointer}${pointer.slice(nearest.length)}`)
    },
  }
}

interface SchemaFile {
  path: string
  value: Json
  at(pointer: string): Json | undefined
  place(pointer: string): SchemaPlace
}

function readSchemaFile(path: string, source: SchemaSource): SchemaFile {
  const lines = new LineCounter()
  const parsed = parseDocument(source.read(path), { lineCounter: lines })
  const placeAt = (offset: number): SchemaPlace => {
    const { line, col } = lines.linePos(offset)
    return { file: `schemas/${path}`, line, column: col }
  }
  const [error] = parsed.errors
  if (error !== undefined) throw new SchemaError(error.message.split('\n')[0] ?? 'is not YAML', placeAt(error.pos[0]))
  const value = parsed.toJS() as Json
  return {
    path,
    value,
    at: (pointer) => valueAt(value, pointer),
    place: (pointer) => placeAt(offsetOf(parsed, keysOf(pointer))),
  }
}

/** Where the deepest part of a pointer that exists begins. */
function offsetOf(document: Document.Parsed, keys: readonly string[]): number {
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(
      keys
        .slice(0, length)
        .map((key) =>
          /^\d+$/.test(key) ? (document.hasIn([...keys.slice(0, length - 1), key]) ? key : Number(key)) : key,
        ),
      true,
    )
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function keysOf(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .filter((key) => key !== '')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document
  for (const key of keysOf(pointer)) {
    if (value === null || typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(key)] : value[key]
    if (value === undefined) return undefined
  }
  return value
}

function put(document: OpenApiDocument, pointer: string, part: Json) {
  const keys = keysOf(pointer)
  const last = keys.pop()
  let place = document
  for (const key of keys) {
    place[key] ??= {}
    place = place[key] as OpenApiDocument
  }
  if (last !== undefined) place[last] = part
}
