import type { Json, JsonObject, OpenApiDocument } from '@clubhouse/schemas/load-document'

export type ParameterPlace = 'path' | 'query' | 'header'

interface DocumentParameter {
  name: string
  in: ParameterPlace
  required?: boolean
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
  /** The status of its success. */
  success: number
  /** By status. */
  answers: Map<number, DocumentAnswer>
}

export interface DocumentAnswer {
  /** Undefined when it has no body. */
  schema: Json | undefined
  /** The codes that a refusal may have: the names of its examples. Undefined for a success. */
  codes: readonly string[] | undefined
}

/** The parts of an OpenAPI document that are read here; that it is such a document is checked with the schemas. */
interface Shape {
  servers: [{ url: string }]
  security?: object[]
  paths: Record<string, Record<string, OperationShape>>
  components?: Record<string, Record<string, unknown>>
}

interface OperationShape {
  operationId: string
  parameters?: Part<DocumentParameter>[]
  requestBody?: Part<Body & { required?: boolean }>
  responses: Record<string, Part<Body>>
  security?: object[]
  'x-step-up'?: string
}

interface Body {
  content?: { 'application/json'?: { schema: Json; examples?: object } }
}

type Part<Of> = Of | { $ref: string }

const methods = new Set(['get', 'put', 'post', 'delete', 'patch'])

/** Returns the operations of a bundled OpenAPI document, with what they refer to resolved one level deep. */
export function documentOperations(document: OpenApiDocument): DocumentOperation[] {
  const { paths, components, security: usual = [] } = shapeOf(document)
  const resolve = <Of extends object>(part: Part<Of>): Of => {
    if (!('$ref' in part)) return part
    const [, , kind = '', name = ''] = part.$ref.split('/')
    return resolve(components?.[kind]?.[name] as Part<Of>)
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!methods.has(method)) return []
      const { operationId, parameters = [], requestBody, responses, security = usual } = operation
      const body = requestBody && resolve(requestBody)
      const schema = body?.content?.['application/json']?.schema
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        // An empty requirement among others leaves the tokens to the caller
        membersOnly: security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0),
        isPublicRead: method === 'get' && security.length === 0,
        alwaysStepsUp: operation['x-step-up'] === 'always',
        parameters: parameters.map(resolve<DocumentParameter>),
        body: schema === undefined ? undefined : { required: body?.required === true, schema },
        success: Math.min(...Object.keys(responses).map(Number)),
        answers: new Map(
          Object.entries(responses).map(([status, response]) => {
            const json = resolve(response).content?.['application/json']
            const codes = Number(status) >= 400 ? Object.keys(json?.examples ?? {}) : undefined
            return [Number(status), { schema: json?.schema, codes }]
          }),
        ),
      }
    }),
  )
}

/** Returns where a document's host stands at this origin: the path of its first server. */
export function serverPath(document: OpenApiDocument): string {
  return shapeOf(document).servers[0].url
}

export function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

function shapeOf(document: OpenApiDocument): Shape {
  return document as unknown as Shape
}
