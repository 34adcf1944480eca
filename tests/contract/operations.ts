import {
  loadDocument,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  restHosts,
  type RestHost,
} from '@clubhouse/schemas/load-document'

export type { JsonObject } from '@clubhouse/schemas/load-document'

/** One operation of a REST document, as far as the contract tests look. */
export interface ContractOperation {
  host: RestHost
  id: string
  method: string
  path: string
  base: string
  /** Whether a member's tokens are needed, or taken at least. */
  isMember: boolean
  takesTokens: boolean
  stepUp: 'always' | 'sometimes' | undefined
  parameters: readonly ContractParameter[]
  body: { schema: JsonObject; isRequired: boolean; examples: ReadonlyMap<string, Json> } | undefined
  answers: ReadonlyMap<number, ContractAnswer>
  /** Whether it reads what is the calling member's own (`x-owned`). */
  isOwnAnswer: boolean
  /** Where the parts of a page are, of a list that is read in pages (`x-page`). */
  page: ContractPage | undefined
}

export interface ContractParameter {
  name: string
  place: 'path' | 'query' | 'header'
  isRequired: boolean
  /** Whether it names something of the member who calls (`x-owned`). */
  isOwned: boolean
  schema: JsonObject
  example: Json | undefined
}

/** Places in an answer, such as `/paging/hasMore`. */
export interface ContractPage {
  items: string
  total?: string
  more?: string
  offset?: string
  limit?: string
}

export interface ContractHeader {
  name: string
  isRequired: boolean
  schema: JsonObject
  example: Json | undefined
}

/** An answer by its status; one without a body has no schema. */
export interface ContractAnswer {
  headers: readonly ContractHeader[]
  schema: JsonObject | undefined
  examples: ReadonlyMap<string, Json>
}

/** The header that makes an operation one that is done once (API-06). */
export const idempotencyKey = 'Idempotency-Key'

/** The bundled documents by host. */
export const documents: ReadonlyMap<RestHost, OpenApiDocument> = new Map(
  restHosts.map((host) => [host, loadDocument(host)]),
)

/** Every operation of every document. */
export const contractOperations: readonly ContractOperation[] = [...documents].flatMap(([host, document]) =>
  operationsOf(host, document),
)

/** True when an operation takes a parameter that names something of the member who calls. */
export function takesOwned({ parameters }: ContractOperation): boolean {
  return parameters.some(({ isOwned }) => isOwned)
}

/** True when an operation is done once for each key of the caller's. */
export function takesKey({ parameters }: ContractOperation): boolean {
  return parameters.some(({ name }) => name === idempotencyKey)
}

/** True when an operation changes something of the member who calls. */
export function changesMember({ isMember, method }: ContractOperation): boolean {
  return isMember && method !== 'GET'
}

/** Follows the local `$ref`s of one host's document. */
export function resolverOf(host: RestHost): (value: JsonObject) => JsonObject {
  const document = documents.get(host)
  if (document === undefined) throw new Error(`There is no document for ${host}`)
  return (value) => resolve(document, value)
}

function operationsOf(host: RestHost, document: OpenApiDocument): ContractOperation[] {
  const servers = document['servers'] as JsonObject[]
  const base = String(servers[0]?.['url'])
  return Object.entries(document['paths'] as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).map(([method, value]) => {
      const operation = value as JsonObject
      const stepUp = operation['x-step-up']
      const security = JSON.stringify(operation['security'])
      const answers = Object.entries(operation['responses'] as JsonObject).map(
        ([status, answer]) => [Number(status), resolve(document, answer as JsonObject)] as const,
      )
      const successes = answers.flatMap(([status, answer]) => (status < 300 ? [answer] : []))
      return {
        host,
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        base,
        // An empty requirement among others leaves the tokens to the caller.
        isMember: /memberToken/.test(security) && !/\{\}/.test(security),
        takesTokens: /memberToken/.test(security),
        stepUp: stepUp === 'always' || stepUp === 'sometimes' ? stepUp : undefined,
        parameters: ((operation['parameters'] ?? []) as JsonObject[]).map((parameter) =>
          toParameter(document, resolve(document, parameter)),
        ),
        body: toBody(document, operation['requestBody']),
        answers: new Map(answers.map(([status, answer]) => [status, toAnswer(document, answer)])),
        isOwnAnswer: method === 'get' && successes.some((answer) => answer['x-owned'] === true),
        page: successes.map((answer) => pageOf(document, answer)).find((page) => page !== undefined),
      }
    }),
  )
}

function toParameter(document: OpenApiDocument, parameter: JsonObject): ContractParameter {
  const [firstExample] = examplesOf(document, parameter).values()
  return {
    name: String(parameter['name']),
    place: parameter['in'] as ContractParameter['place'],
    isRequired: parameter['required'] === true,
    isOwned: parameter['x-owned'] === true,
    schema: resolve(document, parameter['schema'] as JsonObject),
    example: firstExample,
  }
}

function toBody(document: OpenApiDocument, body: Json | undefined): ContractOperation['body'] {
  if (body === undefined) return undefined
  const described = resolve(document, body as JsonObject)
  const media = jsonMediaOf(described)
  const schema = media?.['schema'] as JsonObject | undefined
  if (media === undefined || schema === undefined) return undefined
  return { schema, isRequired: described['required'] === true, examples: examplesOf(document, media) }
}

function toAnswer(document: OpenApiDocument, answer: JsonObject): ContractAnswer {
  const media = jsonMediaOf(answer)
  const headers = Object.entries((answer['headers'] ?? {}) as Record<string, JsonObject>)
  return {
    headers: headers.map(([name, header]) => {
      const { required, schema, example } = resolve(document, header)
      return { name, isRequired: required === true, schema: resolve(document, schema as JsonObject), example }
    }),
    schema: media?.['schema'] as JsonObject | undefined,
    examples: media === undefined ? new Map<string, Json>() : examplesOf(document, media),
  }
}

function pageOf(document: OpenApiDocument, answer: JsonObject): ContractPage | undefined {
  const schema = jsonMediaOf(answer)?.['schema']
  if (schema === undefined) return undefined
  return resolve(document, schema as JsonObject)['x-page'] as ContractPage | undefined
}

/** The examples beside a schema, by name; a single one is called `example`. */
function examplesOf(document: OpenApiDocument, holder: JsonObject): Map<string, Json> {
  const named = Object.entries((holder['examples'] ?? {}) as Record<string, JsonObject>).map(
    ([name, example]) => [name, resolve(document, example)['value'] ?? null] as const,
  )
  if (named.length > 0) return new Map(named)
  const schema = resolve(document, (holder['schema'] ?? {}) as JsonObject)
  const single = holder['example'] ?? schema['example']
  return new Map(single === undefined ? [] : [['example', single]])
}

function jsonMediaOf(holder: JsonObject): JsonObject | undefined {
  const content = holder['content'] as JsonObject | undefined
  return content?.['application/json'] as JsonObject | undefined
}

function resolve(document: OpenApiDocument, value: JsonObject): JsonObject {
  const pointer = value['$ref']
  if (typeof pointer !== 'string') return value
  let found: Json = document
  for (const key of pointer.slice(2).split('/')) found = (found as JsonObject)[key] ?? null
  return resolve(document, found as JsonObject)
}
