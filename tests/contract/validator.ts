import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { RestHost } from '@clubhouse/schemas/load-document'
import { documents, type JsonObject } from './operations.ts'

// The package's types describe its CommonJS build.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

const validators = new Map(
  [...documents].map(([host, document]) => [
    host,
    addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'document'),
  ]),
)

/** What is wrong with a value, in words; nothing when it matches the schema. */
export function violationsOf(host: RestHost, schema: JsonObject, value: unknown): readonly string[] {
  const ajv = validators.get(host)
  if (ajv === undefined) throw new Error(`There is no document for ${host}`)
  const validate: ValidateFunction = ajv.compile(withDocument(schema))
  validate(value)
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
}

/** References inside a document, made references to the document. */
function withDocument(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as JsonObject
}
