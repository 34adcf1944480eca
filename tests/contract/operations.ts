import {
  loadDocument,
  type Json,
  type OpenApiDocument,
  restHosts,
  type RestHost,
} from '@clubhouse/schemas/load-document'

/** One operation of a REST document, as far as the contract tests look. */
export interface ContractOperation {
  host: RestHost
  id: string
  method: string
  path: string
  base: string
  isMember: boolean
  parameters: readonly ContractParameter[]
  body: { schema: JsonObject; example: Json } | undefined
  /** Schema of the JSON answer by status; `undefined` where the answer has no body. */
  answers: ReadonlyMap<number, JsonObject | undefined>
}

export interface ContractParameter {
  name: string
  place: 'path' | 'query' | 'header'
  isRequired: boolean
  schema: JsonObject
  example: Json | undefined
}

export type JsonObject = { [key: string]: Json }

/** Every operation of every document. */
export const contractOperations: readonly ContractOperation[] = restHosts.flatMap((host) =>
  operationsOf(host, loadDocument(host)),
)

/** The bundled documents by host, for a validator. */
export const documents: ReadonlyMap<RestHost, OpenApiDocument> = new Map(
  restHosts.map((host) => [host, loadDocument(host)]),
)

function operationsOf(host: RestHost, document: OpenApiDocument): ContractOperation[] {
  const servers = document['servers'] as JsonObject[]
  const base = String(servers[0]?.['url'])
  return Object.entries(document['paths'] as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).map(([method, value]) => {
      const operation = value as JsonObject
      return {
        host,
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        base,
        isMember: JSON.stringify(operation['security']).includes('memberToken'),
        parameters: ((operation['parameters'] ?? []) as JsonObject[]).map((parameter) =>
          toParameter(document, resolve(document, parameter)),
        ),
        body: toBody(document, operation['requestBody']),
        answers: new Map(
          Object.entries(operation['responses'] as JsonObject).map(([status, answer]) => [
            Number(status),
            jsonSchemaOf(resolve(document, answer as JsonObject)),
          ]),
        ),
      }
    }),
  )
}

function toParameter(document: OpenApiDocument, parameter: JsonObject): ContractParameter {
  return {
    name: String(parameter['name']),
    place: parameter['in'] as ContractParameter['place'],
    isRequired: parameter['required'] === true,
    schema: resolve(document, parameter['schema'] as JsonObject),
    example: parameter['example'],
  }
}

function toBody(document: OpenApiDocument, body: Json | undefined): ContractOperation['body'] {
  if (body === undefined) return undefined
  const schema = jsonSchemaOf(body as JsonObject)
  if (schema === undefined) return undefined
  const resolved = resolve(document, schema)
  return { schema: resolved, example: resolved['example'] ?? null }
}

function jsonSchemaOf(holder: JsonObject): JsonObject | undefined {
  const content = holder['content'] as JsonObject | undefined
  const json = content?.['application/json'] as JsonObject | undefined
  return json?.['schema'] as JsonObject | undefined
}

/** Follows a local `$ref`, as often as there is one. */
export function resolve(document: OpenApiDocument, value: JsonObject): JsonObject {
  const pointer = value['$ref']
  if (typeof pointer !== 'string') return value
  let found: Json = document
  for (const key of pointer.slice(2).split('/')) found = (found as JsonObject)[key] ?? null
  return resolve(document, found as JsonObject)
}
