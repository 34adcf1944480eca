import type { components as B2c } from '@clubhouse/rest-client/b2c.types'
import type { components as Club } from '@clubhouse/rest-client/club.types'
import type { components as Discovery } from '@clubhouse/rest-client/discovery.types'
import type { components as Referral } from '@clubhouse/rest-client/referral.types'
import { type Json, type JsonObject, loadDocument, type RestHost } from '@clubhouse/schemas/load-document'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'

interface Schemas {
  club: Club['schemas']
  discovery: Discovery['schemas']
  b2c: B2c['schemas']
  referral: Referral['schemas']
}

/** A value that breaks its schema, or one that no example shows. */
export class FixtureError extends Error {
  override readonly name = 'FixtureError'
}

// The package's types describe its CommonJS build.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/**
 * A value of a schema for a unit test: what the API document shows as an example, with `changes` of the test's own, held
 * to the schema. So a test cannot go on with data that the API would never send. Throws a FixtureError.
 */
export function fixture<Host extends RestHost, Name extends keyof Schemas[Host] & string>(
  host: Host,
  name: Name,
  changes: Partial<Schemas[Host][Name]> = {},
): Schemas[Host][Name] {
  const { examples, ajv } = hostOf(host)
  const example = examples.get(name)
  if (example === undefined) throw new FixtureError(`No example in the ${host} document shows a ${name}`)
  const isObject = typeof example === 'object' && example !== null && !Array.isArray(example)
  const value: unknown = isObject ? { ...structuredClone(example), ...changes } : structuredClone(example)
  // Compiled once for each name: a new schema that only refers to it would be compiled at each call.
  const validate = ajv.getSchema(`document#/components/schemas/${name}`)
  if (validate === undefined) throw new FixtureError(`The ${host} document has no schema ${name}`)
  if (!validate(value)) throw new FixtureError(`This is no ${name}: ${ajv.errorsText(validate.errors)}`)
  return value as Schemas[Host][Name]
}

interface HostSchemas {
  /** The first example of each named schema, wherever it stands in an answer. */
  examples: ReadonlyMap<string, Json>
  ajv: Ajv2020
}

const hosts = new Map<RestHost, HostSchemas>()

function hostOf(host: RestHost): HostSchemas {
  const known = hosts.get(host)
  if (known !== undefined) return known
  const document = loadDocument(host)
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'document')
  const made = { examples: collectExamples(document), ajv }
  hosts.set(host, made)
  return made
}

function collectExamples(document: JsonObject): Map<string, Json> {
  const found = new Map<string, Json>()
  const follow = (schema: JsonObject): JsonObject => {
    const pointer = schema['$ref']
    return typeof pointer === 'string' ? follow(at(document, pointer)) : schema
  }
  const collect = (schema: JsonObject, value: Json) => {
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1]
    if (name !== undefined && !found.has(name)) found.set(name, value)
    const { properties, items, allOf, oneOf } = follow(schema)
    // Of a union, the example shows one shape: the one that it names first is as good as any.
    for (const part of [...list(allOf), ...list(oneOf).slice(0, 1)]) collect(part as JsonObject, value)
    if (Array.isArray(value)) for (const each of value) collect((items ?? {}) as JsonObject, each)
    else if (value !== null && typeof value === 'object') {
      for (const [key, property] of Object.entries((properties ?? {}) as Record<string, JsonObject>)) {
        const child = value[key]
        if (child !== undefined) collect(property, child)
      }
    }
  }
  const walk = (part: Json) => {
    if (Array.isArray(part)) part.forEach(walk)
    else if (part !== null && typeof part === 'object') {
      const { schema, example, examples } = part
      if (schema !== undefined) {
        const named = Object.values((examples ?? {}) as Record<string, JsonObject>).map((each) => follow(each)['value'])
        for (const each of [example, ...named]) if (each !== undefined) collect(schema as JsonObject, each)
      }
      for (const child of Object.values(part)) walk(child)
    }
  }
  walk(document['paths'] ?? null)
  walk((document['components'] as JsonObject)['responses'] ?? null)
  return found
}

function list(part: Json | undefined): Json[] {
  return Array.isArray(part) ? part : []
}

function at(document: JsonObject, pointer: string): JsonObject {
  let found: Json = document
  for (const key of pointer.slice(2).split('/')) found = (found as JsonObject)[key] ?? null
  return found as JsonObject
}
