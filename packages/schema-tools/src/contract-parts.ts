import { type Json, loadDocumentWithPlaces, restHosts, type SchemaPlace } from '@clubhouse/schemas/load-document'
import { readJsonFile } from '@clubhouse/schemas/locate-json'
import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { asArray, asObject } from './check/parts.ts'

export const concepts = ['rest', 'graphql', 'content', 'bridge', 'events'] as const
export type Concept = (typeof concepts)[number]

/** One thing that the contract offers by name: an operation, a content type, a message, an event. */
export interface ContractPart {
  concept: Concept
  /** The REST host; the concept itself for the others. */
  group: string
  /** As the generated clients name it, such as `placeOrder`, `SearchOffers`, `page`, `ShareLink`. */
  name: string
  /** What stands in generated code: as `name`, but a message's type, such as `share_link`. */
  wireName: string
  place: SchemaPlace
  requirements: readonly string[]
  /** The parts that come along with this one: entries that a content type links to. */
  brings?: readonly string[]
}

/** Every named part of the whole contract. */
export function contractParts(source: SchemaSource = filesIn()): ContractPart[] {
  return [
    ...restParts(source),
    ...graphqlParts(source),
    ...contentParts(source),
    ...bridgeParts(source),
    ...eventParts(source),
  ]
}

function restParts(source: SchemaSource): ContractPart[] {
  return restHosts.flatMap((host) => {
    const { document, locate } = loadDocumentWithPlaces(host, source)
    return Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
      Object.entries(asObject(item)).map(([method, value]) => {
        const operation = asObject(value)
        return {
          concept: 'rest' as const,
          group: host,
          name: String(operation['operationId']),
          wireName: String(operation['operationId']),
          place: locate(`#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`),
          requirements: asArray(operation['x-requirements']).map(String),
        }
      }),
    )
  })
}

function graphqlParts(source: SchemaSource): ContractPart[] {
  return source.list('graphql/operations').map((file) => ({
    concept: 'graphql',
    group: 'graphql',
    name: file.replace('.graphql', ''),
    wireName: file.replace('.graphql', ''),
    place: { file: `schemas/graphql/operations/${file}`, line: 1, column: 1 },
    requirements: idsIn(source.read(`graphql/operations/${file}`)),
  }))
}

function contentParts(source: SchemaSource): ContractPart[] {
  const model = readJsonFile('content/content-model.json', source)
  return asArray(asObject(model.value)['contentTypes']).map((value, index) => {
    const type = asObject(value)
    return {
      concept: 'content',
      group: 'content',
      name: String(asObject(type['sys'])['id']),
      wireName: String(asObject(type['sys'])['id']),
      place: model.place(['contentTypes', index]),
      requirements: idsIn(String(type['description'] ?? '')),
      brings: linkedTypes(type['fields']),
    }
  })
}

function linkedTypes(part: Json | undefined): string[] {
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'linkContentType' ? (Array.isArray(value) ? value : [value]).map(String) : linkedTypes(value),
  )
}

function bridgeParts(source: SchemaSource): ContractPart[] {
  const messages = readJsonFile('bridge/messages.schema.json', source)
  return Object.entries(asObject(asObject(messages.value)['$defs']))
    .filter(([, message]) => asObject(message)['x-direction'] !== undefined)
    .map(([name, value]) => ({
      concept: 'bridge',
      group: 'bridge',
      name,
      wireName: String(asObject(asObject(asObject(value)['properties'])['type'])['const'] ?? name),
      place: messages.place(['$defs', name]),
      requirements: asArray(asObject(value)['x-requirements']).map(String),
    }))
}

function eventParts(source: SchemaSource): ContractPart[] {
  const plan = readJsonFile('events/tracking-plan.json', source)
  return Object.entries(asObject(asObject(plan.value)['events'])).map(([name, value]) => ({
    concept: 'events',
    group: 'events',
    name,
    wireName: name,
    place: plan.place(['events', name]),
    requirements: asArray(asObject(value)['x-requirements']).map(String),
  }))
}

function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]{3}-\d{2,}\b/g) ?? [])]
}
