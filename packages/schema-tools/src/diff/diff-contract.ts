import {
  type Json,
  loadDocumentWithPlaces,
  type LoadedDocument,
  restHosts,
  type RestHost,
  type SchemaPlace,
} from '@clubhouse/schemas/load-document'
import { readJsonFile } from '@clubhouse/schemas/locate-json'
import type { SchemaSource } from '@clubhouse/schemas/source'
import { ChangeList } from './change-list.ts'
import { type Change, concepts, severities } from './change.ts'
import { toContentModel } from './content/content-model.ts'
import { diffContent } from './content/diff-content.ts'
import { diffGraphql } from './graphql/diff-graphql.ts'
import { readGraphql } from './graphql/read-graphql.ts'
import { keysOf, type SchemaDocument } from './json-schema/schema-document.ts'
import { diffBridge } from './messages/diff-bridge.ts'
import { diffEvents } from './messages/diff-events.ts'
import { placesInJson } from './places-in-json.ts'
import { diffRest } from './rest/diff-rest.ts'

/**
 * Every change between two versions of the whole contract, the most severe first. A host or a file that only one
 * version has is new or removed. Throws a `SchemaError` for a file that cannot be read.
 */
export function diffContract(base: SchemaSource, head: SchemaSource): Change[] {
  const changes = [
    ...onceEach(restHosts.flatMap((host) => diffHost(host, base, head))),
    ...(isSameFolder('graphql', base, head) && isSameFolder('graphql/operations', base, head)
      ? []
      : diffGraphql(readGraphql(base), readGraphql(head))),
    ...diffJson('content/content-model.json', base, head, diffModels),
    ...diffJson('bridge/messages.schema.json', base, head, diffMessages(diffBridge)),
    ...diffJson('events/tracking-plan.json', base, head, diffMessages(diffEvents)),
  ]
  return changes.sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      concepts.indexOf(one.concept) - concepts.indexOf(other.concept),
  )
}

/** A part that hosts share is one change. */
function onceEach(changes: readonly Change[]): Change[] {
  const list = new ChangeList()
  for (const change of changes) list.add(change)
  return list.all()
}

/** One host's document in both versions. Only what was read for it can have changed it. */
function diffHost(host: RestHost, base: SchemaSource, head: SchemaSource): Change[] {
  const path = `rest/${host}.openapi.yaml`
  const read = new Map<string, string>()
  const recorded: SchemaSource = {
    list: (folder) => base.list(folder),
    read(path) {
      const text = base.read(path)
      read.set(path, text)
      return text
    },
  }
  const was = has(path, base) ? loadDocumentWithPlaces(host, recorded) : undefined
  if (was !== undefined && [...read].every(([path, text]) => textOf(path, head) === text)) return []
  const is = has(path, head) ? loadDocumentWithPlaces(host, head) : undefined
  return diffRest(was && toSchemaDocument(was), is && toSchemaDocument(is))
}

function toSchemaDocument(loaded: LoadedDocument): SchemaDocument {
  return { root: loaded.document, locate: (pointer) => loaded.locate(pointer) }
}

interface JsonFile {
  value: Json
  place: (keys: readonly (string | number)[]) => SchemaPlace
}

function diffJson(
  path: string,
  base: SchemaSource,
  head: SchemaSource,
  diff: (base: JsonFile, head: JsonFile) => Change[],
): Change[] {
  if (textOf(path, base) === textOf(path, head)) return []
  const read = (source: SchemaSource): JsonFile => {
    const place = placesInJson(`schemas/${path}`, textOf(path, source) ?? '{}')
    return { value: has(path, source) ? readJsonFile(path, source).value : {}, place }
  }
  return diff(read(base), read(head))
}

function diffModels(base: JsonFile, head: JsonFile): Change[] {
  const placed = ({ value, place }: JsonFile) => ({ model: toContentModel(value), place })
  return diffContent(placed(base), placed(head))
}

function diffMessages(diff: (base: SchemaDocument, head: SchemaDocument) => Change[]) {
  const placed = ({ value, place }: JsonFile) => ({ root: value, locate: (pointer: string) => place(keysOf(pointer)) })
  return (base: JsonFile, head: JsonFile) => diff(placed(base), placed(head))
}

function has(path: string, source: SchemaSource): boolean {
  const cut = path.lastIndexOf('/')
  return source.list(path.slice(0, cut)).includes(path.slice(cut + 1))
}

function textOf(path: string, source: SchemaSource): string | undefined {
  return has(path, source) ? source.read(path) : undefined
}

function isSameFolder(folder: string, base: SchemaSource, head: SchemaSource): boolean {
  const paths = new Set([...base.list(folder), ...head.list(folder)].filter((name) => name.includes('.')))
  return [...paths].every((name) => textOf(`${folder}/${name}`, base) === textOf(`${folder}/${name}`, head))
}
