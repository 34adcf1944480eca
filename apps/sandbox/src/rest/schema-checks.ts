import type { Json, OpenApiDocument } from '@clubhouse/schemas/load-document'
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'
import type { DocumentAnswer, DocumentOperation, ParameterPlace } from './document-operations.ts'
import { makeAjv } from './make-ajv.ts'
import type { FieldError } from './problem.ts'

/** Checks a value in place (texts of a query become numbers) and says what is wrong with it. */
type Check = (value: unknown) => FieldError[]

export interface OperationChecks {
  /** Of an object with the parameters of each place. */
  parameters: Check
  body: Check | undefined
  /** By the status; one that the document does not declare has no check. */
  answers: ReadonlyMap<number, Check>
}

/**
 * Returns the checks of a document's operations, each compiled when it is first needed: compiling all takes longer than
 * starting.
 */
export function schemaChecks(document: OpenApiDocument): (operation: DocumentOperation) => OperationChecks {
  const strict = checker(document, {})
  const fromText = checker(document, { coerceTypes: 'array', useDefaults: true })
  const answerCheck = ({ schema, codes }: DocumentAnswer): Check => {
    if (schema === undefined)
      return (body) => (body === undefined ? [] : [{ path: 'answer', message: 'must have no body' }])
    const check = strict(schema, 'answer')
    return (body) => [...check(body), ...codeErrors(codes, body)]
  }
  return (operation) => ({
    parameters: fromText(parametersSchema(operation)),
    body: operation.body && strict(operation.body.schema, 'body'),
    answers: new Map([...operation.answers].map(([status, answer]) => [status, answerCheck(answer)])),
  })
}

const documentId = 'document'

function checker(document: OpenApiDocument, options: Options): (schema: Json, name?: string) => Check {
  const ajv = makeAjv({ strict: false, ...options })
  ajv.addSchema(document, documentId)
  return (schema, name = '') => {
    let validate: ValidateFunction | undefined
    return (value) => {
      validate ??= ajv.compile(withinDocument(schema))
      return validate(value) ? [] : (validate.errors ?? []).map((error) => fieldError(name, error))
    }
  }
}

/** Returns a part of the document whose references lead back into the whole. */
function withinDocument(schema: Json): object | boolean {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `${documentId}${value}` : value,
  ) as object | boolean
}

/** An unknown query parameter is a mistake worth telling; headers of all kinds are sent along by everybody. */
function parametersSchema({ parameters }: DocumentOperation): Json {
  const placeSchema = (place: ParameterPlace): Json => {
    const here = parameters.filter((parameter) => parameter.in === place)
    return {
      type: 'object',
      additionalProperties: place === 'header',
      required: here.filter(({ required }) => required === true).map(({ name }) => name),
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    }
  }
  return {
    properties: { path: placeSchema('path'), query: placeSchema('query'), header: placeSchema('header') },
  }
}

/** A refusal's code must be one that the operation names, or no client could be ready for it. */
function codeErrors(codes: readonly string[] | undefined, body: unknown): FieldError[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
  return codes === undefined || codes.includes(code)
    ? []
    : [{ path: 'answer/code', message: `${code} is not one of ${codes.join(', ')}` }]
}

/** Returns where a value breaks its schema, and how, in words. A value without a name has fields that say where they are. */
export function fieldError(
  name: string,
  { instancePath, keyword, message = 'is wrong', params }: ErrorObject,
): FieldError {
  const path = name === '' ? instancePath.slice(1) : `${name}${instancePath}`
  if (keyword === 'required') return { path: `${path}/${String(params['missingProperty'])}`, message: 'is required' }
  if (keyword === 'additionalProperties')
    return { path: `${path}/${String(params['additionalProperty'])}`, message: 'is not known' }
  if (keyword === 'enum')
    return { path, message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` }
  return { path, message }
}
