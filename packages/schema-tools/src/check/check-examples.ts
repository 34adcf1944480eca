import {
  type Json,
  type JsonObject,
  loadDocumentWithPlaces,
  type RestHost,
  restHosts,
} from '@clubhouse/schemas/load-document'
import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Check, Finding } from './finding.ts'
import { asArray, asObject } from './parts.ts'

// The package's types describe its CommonJS build.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** Every example stands beside a schema that it matches. */
export function checkExamples(source: SchemaSource = filesIn()): Check {
  return {
    name: 'Examples',
    run() {
      const results = [...restHosts.map((host) => restExamples(host, source)), bridgeExamples(source)]
      return Promise.resolve({
        looked: results.reduce((sum, { looked }) => sum + looked, 0),
        findings: results.flatMap(({ findings }) => findings),
      })
    },
  }
}

interface Examined {
  looked: number
  findings: Finding[]
}

function restExamples(host: RestHost, source: SchemaSource): Examined {
  const { document, locate } = loadDocumentWithPlaces(host, source)
  const ajv = newAjv().addSchema(document, host)
  const result: Examined = { looked: 0, findings: [] }
  const examine = (schema: ValidateFunction, value: Json, pointer: string) => {
    result.looked++
    if (schema(value)) return
    const { file, line } = locate(pointer)
    result.findings.push({ subject: host, message: `this example ${why(schema)}`, place: `${file}:${line}` })
  }
  const resolve = (part: Json | undefined, pointer: string): [JsonObject, string] => {
    const object = asObject(part)
    const ref = object['$ref']
    return typeof ref === 'string' ? resolve(at(document, ref), ref) : [object, pointer]
  }
  const walk = (part: Json | undefined, pointer: string) => {
    if (part === null || typeof part !== 'object') return
    const object = asObject(part)
    const schema = object['schema']
    if (schema !== undefined) {
      const validate = ajv.compile({ $ref: `${host}#${encodeURI(pointer.slice(1))}/schema` })
      if (object['example'] !== undefined) examine(validate, object['example'], `${pointer}/example`)
      for (const [name, each] of Object.entries(asObject(object['examples']))) {
        const [example, place] = resolve(each, `${pointer}/examples/${name}`)
        if (example['value'] !== undefined) examine(validate, example['value'], `${place}/value`)
      }
    }
    for (const [key, child] of Object.entries(part)) walk(child, `${pointer}/${escapePointer(key)}`)
  }
  walk(document['paths'], '#/paths')
  const components = asObject(document['components'])
  for (const group of ['parameters', 'responses', 'requestBodies', 'headers'])
    walk(components[group], `#/components/${group}`)
  for (const [name, schema] of Object.entries(asObject(components['schemas']))) {
    const pointer = `#/components/schemas/${name}`
    walkSchema(asObject(schema), pointer, (part, place) => {
      const shown = [part['example'], ...asArray(part['examples'])].filter((each) => each !== undefined)
      if (shown.length === 0) return
      const validate = ajv.compile({ $ref: `${host}#${encodeURI(place.slice(1))}` })
      for (const each of shown) examine(validate, each, place)
    })
  }
  return result
}

/** Each message of the bridge shows itself. */
function bridgeExamples(source: SchemaSource): Examined {
  const path = 'bridge/messages.schema.json'
  if (!source.list('bridge').includes('messages.schema.json')) return { looked: 0, findings: [] }
  const text = source.read(path)
  const schema = JSON.parse(text) as JsonObject
  const ajv = newAjv().addSchema(schema, 'bridge')
  const result: Examined = { looked: 0, findings: [] }
  for (const [name, part] of Object.entries(asObject(schema['$defs']))) {
    const validate = ajv.compile({ $ref: `bridge#/$defs/${name}` })
    for (const example of asArray(asObject(part)['examples'])) {
      result.looked++
      if (!validate(example))
        result.findings.push({
          subject: `bridge ${name}`,
          message: `its example ${why(validate)}`,
          place: `schemas/${path}:${lineOf(text, `"${name}"`)}`,
        })
    }
  }
  return result
}

function walkSchema(schema: JsonObject, pointer: string, visit: (part: JsonObject, pointer: string) => void) {
  visit(schema, pointer)
  for (const [name, property] of Object.entries(asObject(schema['properties'])))
    walkSchema(asObject(property), `${pointer}/properties/${escapePointer(name)}`, visit)
  if (schema['items'] !== undefined) walkSchema(asObject(schema['items']), `${pointer}/items`, visit)
}

function newAjv(): Ajv2020 {
  return addFormats(new Ajv2020({ strict: false, allErrors: true }))
}

function why({ errors }: ValidateFunction): string {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim()).join(', ')
}

function at(document: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = document
  for (const key of pointer.slice(2).split('/'))
    value = asObject(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  return value
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function lineOf(text: string, wanted: string): number {
  const before = text.slice(0, Math.max(0, text.indexOf(wanted)))
  return before.split('\n').length
}
