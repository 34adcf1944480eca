import type { Json, OpenApiDocument } from '@clubhouse/schemas/load-document'
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'
import { asObject, type DocumentOperation, type ParameterPlace } from './document-operations.ts'
import { makeAjv } from './make-ajv.ts'
import type { FieldError } from './problem.ts'

/** Checks a value in place (texts of a query become numbers) and says what is wrong with it. */
type Check = (value: unknown) => FieldError[]

export interface OperationChecks {
  path: Check
  query: Check
  header: Check
  body: Check | undefined
  /** Undefined: the document does not declare the status. */
  answer(status: number): Check | 'no body' | undefined
}

/**
 * Returns the checks of a document's operations, each compiled when it is first needed: compiling all takes longer than
 * starting.
 */
export function schemaChecks(document: OpenApiDocument): (operation: DocumentOperation) => OperationChecks {
  const strict = checker(document, {})
  const fromText = checker(document, { coerceTypes: 'array', useDefaults: true })
  return (operation) => {
    const group = (place: ParameterPlace) => fromText(parametersSchema(operation, place), place)
    const body = operation.body
    return {
      path: group('path'),
      query: group('query'),
      header: group('header'),
      body: body && strict(localise(body.schema), 'body'),
      answer: answerChecks(operation, strict),
    }
  }
}

type MakeCheck = (schema: Json, name: string) => Check

function answerChecks(operation: DocumentOperation, strict: MakeCheck): OperationChecks['answer'] {
  const checks = new Map(
    [...operation.answers].map(
      ([status, schema]) => [status, schema === undefined ? 'no body' : strict(localise(schema), 'answer')] as const,
    ),
  )
  return (status) => checks.get(status)
}

const documentId = 'document'

function checker(document: OpenApiDocument, options: Options): MakeCheck {
  const ajv = makeAjv({ strict: false, ...options })
  ajv.addSchema(document, documentId)
  return (schema, name) => {
    let validate: ValidateFunction | undefined
    return (value) => {
      validate ??= ajv.compile(schema as object | boolean)
      return validate(value) ? [] : (validate.errors ?? []).map((error) => fieldError(name, error))
    }
  }
}

/** An unknown query parameter is a mistake worth telling; headers of all kinds are sent along by everybody. */
function parametersSchema(operation: DocumentOperation, place: ParameterPlace): Json {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, localise(parameter.schema)])),
  }
}

/** Makes the references of a part of the document lead back into the whole. */
function localise(value: Json): Json {
  if (Array.isArray(value)) return value.map(localise)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(asObject(value)).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' && child.startsWith('#') ? `${documentId}${child}` : localise(child),
    ]),
  )
}

/** Returns where a value breaks its schema, and how, in words. */
export function fieldError(
  name: string,
  { instancePath, keyword, message = 'is wrong', params }: ErrorObject,
): FieldError {
  const path = `${name}${instancePath}`
  if (keyword === 'required') return { path: `${path}/${String(params['missingProperty'])}`, message: 'is required' }
  if (keyword === 'additionalProperties')
    return { path: `${path}/${String(params['additionalProperty'])}`, message: 'is not known' }
  if (keyword === 'enum')
    return { path, message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` }
  return { path, message }
}
