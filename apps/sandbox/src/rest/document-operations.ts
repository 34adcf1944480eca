import type { Json, OpenApiDocument } from '@clubhouse/schemas/load-document'

export type JsonObject = { [key: string]: Json }
export type ParameterPlace = 'path' | 'query' | 'header'

interface DocumentParameter {
  name: string
  in: ParameterPlace
  required: boolean
  schema: Json
}

export interface DocumentOperation {
  operationId: string
  method: string
  /** As in the document, with `{parameter}`s and without the host's prefix. */
  path: string
  membersOnly: boolean
  /** True when the operation reads the same for everybody: it takes no tokens and changes nothing. */
  isPublicRead: boolean
  /** Whether every call needs a stepped-up token; where only some do, the handler says which. */
  alwaysStepsUp: boolean
  parameters: DocumentParameter[]
  body: { required: boolean; schema: Json } | undefined
  /** By status; an answer without a body has no schema. */
  answers: Map<number, Json | undefined>
  /** The codes that a refusal may have, by status: the names of its examples. */
  codes: Map<number, ReadonlySet<string>>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Returns the operations of a bundled OpenAPI document, with what they refer to resolved one level deep. */
export function documentOperations(document: OpenApiDocument): DocumentOperation[] {
  const resolve = (value: Json | undefined): JsonObject => {
    const object = asObject(value)
    return typeof object['$ref'] === 'string' ? resolve(at(document, object['$ref'])) : object
  }
  return Object.entries(asObject(document['paths'])).flatMap(([path, item]) => {
    const shared = asArray(asObject(item)['parameters'])
    return methods
      .filter((method) => asObject(item)[method] !== undefined)
      .map((method) => {
        const operation = asObject(asObject(item)[method])
        const body = resolve(operation['requestBody'])
        const security = asArray(operation['security'] ?? document['security'])
        const schema = jsonSchema(body)
        const answers = Object.entries(asObject(operation['responses'])).map(
          ([status, answer]) => [Number(status), resolve(answer)] as const,
        )
        return {
          operationId: asText(operation['operationId']),
          method: method.toUpperCase(),
          path,
          membersOnly: isForMembers(security),
          isPublicRead: method === 'get' && security.length === 0,
          alwaysStepsUp: operation['x-step-up'] === 'always',
          parameters: [...shared, ...asArray(operation['parameters'])].map((parameter) => describe(resolve(parameter))),
          body: schema === undefined ? undefined : { required: body['required'] === true, schema },
          answers: new Map(answers.map(([status, answer]) => [status, jsonSchema(answer)])),
          codes: new Map(
            answers
              .filter(([status]) => status >= 400)
              .map(([status, answer]) => [status, new Set(Object.keys(asObject(jsonContent(answer)['examples'])))]),
          ),
        }
      })
  })
}

/** Returns where a document's host stands at this origin: the path of its first server. */
export function serverPath(document: OpenApiDocument): string {
  const [server] = asArray(document['servers'])
  return asText(asObject(server)['url'])
}

export function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** An empty requirement among others leaves the tokens to the caller. */
function isForMembers(requirements: readonly Json[]): boolean {
  return requirements.length > 0 && requirements.every((requirement) => Object.keys(asObject(requirement)).length > 0)
}

function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function describe(parameter: JsonObject): DocumentParameter {
  const place = parameter['in']
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`parameter ${asText(parameter['name'])} is in an unknown place`)
  return {
    name: asText(parameter['name']),
    in: place,
    required: parameter['required'] === true,
    schema: parameter['schema'] ?? true,
  }
}

function jsonSchema(part: JsonObject): Json | undefined {
  return jsonContent(part)['schema']
}

function jsonContent(part: JsonObject): JsonObject {
  return asObject(asObject(part['content'])['application/json'])
}

function at(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document
  for (const key of pointer.slice(2).split('/'))
    value = asObject(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  return value
}
