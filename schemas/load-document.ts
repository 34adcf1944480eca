import { posix } from 'node:path'
import type { RestHost } from './rest-hosts.ts'
import { SchemaError, type SchemaPlace } from './schema-error.ts'
import {
  escapeKey,
  isJsonObject,
  type Json,
  type JsonObject,
  keysOf,
  readSchemaFile,
  type SchemaFile,
  valueAt,
} from './schema-file.ts'
import { filesIn, type SchemaSource } from './source.ts'

export { type RestHost, restHosts } from './rest-hosts.ts'
export { SchemaError, type SchemaPlace } from './schema-error.ts'
export type { Json, JsonObject } from './schema-file.ts'
export type OpenApiDocument = JsonObject

export interface LoadedDocument {
  /** The whole document; every `$ref` in it is local. */
  document: OpenApiDocument
  /** Where a part of the document is written, by its JSON pointer (`#/paths/~1orders/post`). */
  readonly locate: (pointer: string) => SchemaPlace
}

/** A document as far as it could be read, and everything that kept it from being whole. */
export interface ExaminedDocument extends LoadedDocument {
  problems: readonly SchemaError[]
}

/** One host's OpenAPI document, with what it takes from other files bundled into it. Throws like `loadDocumentWithPlaces`. */
export function loadDocument(host: RestHost, source?: SchemaSource): OpenApiDocument {
  return loadDocumentWithPlaces(host, source).document
}

/** The same, and where each part was written. Throws the first of the problems of `examineDocument`, a `SchemaError`. */
export function loadDocumentWithPlaces(host: RestHost, source?: SchemaSource): LoadedDocument {
  const {
    problems: [problem],
    ...loaded
  } = examineDocument(host, source)
  if (problem !== undefined) throw problem
  return loaded
}

/**
 * Bundles a host's document, and tells all that is wrong with it: files that are no YAML or are not there, a `$ref` that
 * leads nowhere, two parts of one name, a path that is called otherwise in the file that it comes from. What another file
 * has under `components` keeps its place and name; a path, or a piece of a part, is put where its `$ref` stood.
 */
export function examineDocument(host: RestHost, source: SchemaSource = filesIn()): ExaminedDocument {
  const files = new Map<string, SchemaFile | undefined>()
  const problems: SchemaError[] = []
  /** The file, read once; undefined and a problem at `place` when there is none. */
  const open = (path: string, place: SchemaPlace): SchemaFile | undefined => {
    if (files.has(path)) return files.get(path)
    const file = readOrTell(path, source, place, problems)
    files.set(path, file)
    return file
  }
  const rootPath = `rest/${host}.openapi.yaml`
  const root = open(rootPath, { file: `schemas/${rootPath}`, line: 1, column: 1 })
  if (root === undefined) return { document: {}, locate: () => placeOfNothing(rootPath), problems }
  /** Which file, and where in it, a part of the bundle comes from, by its pointer in the bundle. */
  const origins = new Map<string, { file: SchemaFile; pointer: string }>()
  const pending: string[] = []

  const bring = (file: SchemaFile, pointer: string) => {
    const known = origins.get(pointer)
    if (known === undefined) {
      origins.set(pointer, { file, pointer })
      pending.push(pointer)
    } else if (known.file !== file) {
      problems.push(twoOfOneName(pointer, known.file, file))
    }
  }
  /** `trail` holds the parts that stand for each other on the way here, so that a ring of them ends. */
  const localise = (value: Json, file: SchemaFile, pointer: string, at: string, trail: readonly string[]): Json => {
    if (Array.isArray(value))
      return value.map((each, index) => localise(each, file, `${pointer}/${index}`, `${at}/${index}`, []))
    if (!isJsonObject(value)) return value
    const ref = value['$ref']
    if (typeof ref === 'string') {
      const refPlace = () => file.place(`${pointer}/$ref`)
      const [name = '', target = ''] = ref.split('#')
      const path = name === '' ? file.path : posix.join(posix.dirname(file.path), name)
      if (!belongsTo(host, path)) {
        problems.push(
          new SchemaError(`${host} may take parts from rest/${host}/ and rest/shared.yaml only`, refPlace()),
        )
        return {}
      }
      const holder = open(path, refPlace())
      // What is wrong with the file itself is told already.
      if (holder === undefined || holder.problems.length > 0) return {}
      const wanted = `#${target}`
      const part = holder.at(wanted)
      if (part === undefined) {
        problems.push(new SchemaError(`schemas/${holder.path} has nothing at ${wanted}`, refPlace()))
        return {}
      }
      if (isNamedPart(wanted) && wanted !== at) {
        if (holder !== root) bring(holder, wanted)
        return { ...value, $ref: wanted }
      }
      if (wanted.startsWith('#/paths/') && wanted !== at && at.lastIndexOf('/') === '#/paths'.length) {
        problems.push(
          new SchemaError(
            `the path ${keysOf(at)[1]} is called ${keysOf(wanted)[1]} in schemas/${holder.path}`,
            refPlace(),
          ),
        )
      }
      const step = `${holder.path}${wanted}`
      if (trail.includes(step)) {
        problems.push(new SchemaError(`the $ref ${ref} leads back to itself`, refPlace()))
        return {}
      }
      // Written elsewhere, but it stands here: a path, a piece of a part, or a part that the root file passes on.
      origins.set(at, { file: holder, pointer: wanted })
      return localise(part, holder, wanted, at, [...trail, step])
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        localise(child, file, `${pointer}/${escapeKey(key)}`, `${at}/${escapeKey(key)}`, []),
      ]),
    )
  }
  const document = localise(root.value, root, '#', '#', []) as OpenApiDocument
  for (let pointer = pending.shift(); pointer !== undefined; pointer = pending.shift()) {
    const origin = origins.get(pointer)
    const part = origin?.file.at(pointer)
    if (origin === undefined || part === undefined) continue
    if (valueAt(document, pointer) !== undefined) problems.push(twoOfOneName(pointer, root, origin.file))
    else put(document, pointer, localise(part, origin.file, pointer, pointer, []))
  }
  return {
    document,
    problems,
    locate(pointer) {
      let nearest = pointer
      while (nearest !== '#' && !origins.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/'))
      const origin = origins.get(nearest) ?? { file: root, pointer: '#' }
      return origin.file.place(`${origin.pointer}${pointer.slice(nearest.length)}`)
    },
  }
}

/** A host's document is written in its own files and the shared one, so that a change of one host concerns no other. */
function belongsTo(host: RestHost, path: string): boolean {
  return path === `rest/${host}.openapi.yaml` || path === 'rest/shared.yaml' || path.startsWith(`rest/${host}/`)
}

function isNamedPart(pointer: string): boolean {
  return /^#\/components\/[^/]+\/[^/]+$/.test(pointer)
}

function readOrTell(
  path: string,
  source: SchemaSource,
  place: SchemaPlace,
  problems: SchemaError[],
): SchemaFile | undefined {
  try {
    const file = readSchemaFile(path, source)
    problems.push(...file.problems)
    return file
  } catch {
    problems.push(new SchemaError(`there is no schemas/${path}`, place))
    return undefined
  }
}

function placeOfNothing(path: string): SchemaPlace {
  return { file: `schemas/${path}`, line: 1, column: 1 }
}

function twoOfOneName(pointer: string, first: SchemaFile, second: SchemaFile): SchemaError {
  return new SchemaError(`${pointer} is also in schemas/${first.path}; one name, one part`, second.place(pointer))
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
