import type { Json, RestHost } from '@clubhouse/schemas/load-document'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { documents, type JsonObject } from './operations.ts'

// The package's types describe its CommonJS build.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

const validators = new Map(
  [...documents].map(([host, document]) => [
    host,
    addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(closed(document), 'document'),
  ]),
)
/** Compiled schemas: compiling takes a hundred times longer than checking. */
const compiled = new WeakMap<JsonObject, ValidateFunction>()

/**
 * What is wrong with a value, in words; nothing when it matches the schema. A field that the schema does not name is
 * wrong too, though clients survive one: the documents say what servers may add, not what ours may forget to hide.
 */
export function violationsOf(host: RestHost, schema: JsonObject, value: unknown): readonly string[] {
  const validate = compiled.get(schema) ?? compile(host, schema)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message = 'is wrong', params }) => {
    const name: unknown = params['unevaluatedProperty'] ?? params['additionalProperty']
    return `${instancePath} ${message}${typeof name === 'string' ? `: ${name}` : ''}`
  })
}

function compile(host: RestHost, schema: JsonObject): ValidateFunction {
  const ajv = validators.get(host)
  if (ajv === undefined) throw new Error(`There is no document for ${host}`)
  const validate = ajv.compile(withDocument(closedValue(schema)))
  compiled.set(schema, validate)
  return validate
}

/** A document whose schemas let no value have a field that they do not name. */
function closed(document: JsonObject): JsonObject {
  const components = document['components'] as JsonObject
  const schemas = Object.entries(components['schemas'] as Record<string, JsonObject>)
  return {
    ...document,
    components: {
      ...components,
      schemas: Object.fromEntries(schemas.map(([name, each]) => [name, closedParts(each)])),
    },
  }
}

/** The schema of a whole value: what none of its parts has looked at must not be there. */
function closedValue(schema: JsonObject): JsonObject {
  return { ...closedParts(schema), unevaluatedProperties: false }
}

/** A schema whose fields and items are closed; it stays open itself, for it may be one part of an `allOf`. */
function closedParts(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => {
      if (key === 'properties') return [key, mapped(part as JsonObject, closedValue)]
      if (key === 'items' || (key === 'additionalProperties' && typeof part === 'object'))
        return [key, closedValue(part as JsonObject)]
      if (Array.isArray(part) && ['allOf', 'anyOf', 'oneOf'].includes(key))
        return [key, part.map((each) => closedParts(each as JsonObject))]
      return [key, part]
    }),
  )
}

function mapped(parts: JsonObject, change: (part: JsonObject) => JsonObject): Record<string, Json> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part as JsonObject)]))
}

/** References inside a document, made references to the document. */
function withDocument(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as JsonObject
}
