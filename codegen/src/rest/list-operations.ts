import { isJsonObject, type Json, type JsonObject, valueAt } from '@clubhouse/schemas/schema-file.ts'
import type { OpenApiDocument } from '@clubhouse/schemas/load-document'

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Whose call it is: a member's alone, anybody's who may also be a member, or a visitor's. */
export type OperationAuth = 'member' | 'optional' | 'public'

/** One operation of a document, as far as the clients care. */
export interface Operation {
  id: string
  method: Method
  path: string
  /** By its JSON pointer in the document. */
  pointer: string
  tags: readonly string[]
  summary: string
  description: string
  requirements: readonly string[]
  isAssumed: boolean
  auth: OperationAuth
  isIdempotent: boolean
  takesRegion: boolean
  stepUp: 'always' | 'sometimes' | undefined
  /** The headers that a caller may send, other than those that the client sends by itself. */
  headers: readonly string[]
  /** The codes of its refusals, in the order of their statuses. */
  problemCodes: readonly string[]
  /** The codes with which the work itself says that it cannot be done (422), other than that of a key used twice. */
  refusals: readonly string[]
}

/** A parameter of an operation, and where it is asked for. */
export interface Parameter {
  name: string
  in: string
  pointer: string
}

const idempotencyKey = 'Idempotency-Key'
const keyReused = 'IDEMPOTENCY_KEY_REUSED'

/** The operations of a document, in its order. One without an `operationId` has an empty id. */
export function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = objectOf(item)[method]
      return isJsonObject(operation) ? [readOperation(document, path, method, operation)] : []
    }),
  )
}

/** The parameters of an operation, with those of its path. */
export function listParameters(document: OpenApiDocument, pathPointer: string, method: Method): Parameter[] {
  return [pathPointer, `${pathPointer}/${method}`].flatMap((pointer) =>
    listOf(valueAt(document, `${pointer}/parameters`)).map((part, index) => {
      const parameter = resolve(document, part)
      return { name: textOf(parameter['name']), in: textOf(parameter['in']), pointer: `${pointer}/parameters/${index}` }
    }),
  )
}

export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function pathPointer(path: string): string {
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function readOperation(document: OpenApiDocument, path: string, method: Method, operation: JsonObject): Operation {
  const parameters = listParameters(document, pathPointer(path), method)
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  const stepUp = operation['x-step-up']
  return {
    id: textOf(operation['operationId']),
    method,
    path,
    pointer: `${pathPointer(path)}/${method}`,
    tags: listOf(operation['tags']).map(textOf),
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    requirements: listOf(operation['x-requirements']).map(textOf),
    isAssumed: operation['x-assumed'] === true,
    auth: authOf(listOf(operation['security']).map(objectOf)),
    isIdempotent: headers.includes(idempotencyKey),
    takesRegion: parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'viewingRegion'),
    stepUp: stepUp === 'always' || stepUp === 'sometimes' ? stepUp : undefined,
    headers: headers.filter((name) => name !== idempotencyKey),
    problemCodes: problemCodesOf(document, objectOf(operation['responses'])),
    refusals: codesOf(document, objectOf(operation['responses'])['422']).filter((code) => code !== keyReused),
  }
}

/** An empty requirement among others makes tokens optional (OpenAPI 3.1, security requirement). */
function authOf(requirements: readonly JsonObject[]): OperationAuth {
  if (!requirements.some((scheme) => 'memberToken' in scheme)) return 'public'
  return requirements.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member'
}

/** A response names its codes by the keys of its examples (`schemas/README.md`). */
function problemCodesOf(document: OpenApiDocument, responses: JsonObject): string[] {
  const codes = Object.keys(responses)
    .filter((status) => /^[45]/.test(status))
    .sort()
    .flatMap((status) => codesOf(document, responses[status]))
  return [...new Set(codes)]
}

function codesOf(document: OpenApiDocument, response: Json | undefined): string[] {
  const content = objectOf(resolve(document, response)['content'])
  return Object.keys(objectOf(objectOf(content['application/json'])['examples']))
}

/** A part, or what it refers to. */
function resolve(document: OpenApiDocument, part: Json | undefined): JsonObject {
  const object = objectOf(part)
  const ref = object['$ref']
  return typeof ref === 'string' ? objectOf(valueAt(document, ref)) : object
}
