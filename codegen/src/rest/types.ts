import type { Json, OpenApiDocument, RestHost } from '@clubhouse/schemas/load-document'
import { isJsonObject } from '@clubhouse/schemas/schema-file.ts'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { header } from '../generated-file.ts'

const columns = 120

/** The types of one host's document, as openapi-typescript writes them, with long unions one member a line. */
export async function renderTypes(host: RestHost, document: OpenApiDocument): Promise<string> {
  // The library's input type has no index signature; the document was read as plain JSON.
  const ast = await openapiTS(withSortedComponents(document) as unknown as OpenAPI3)
  return `${header(`schemas/rest/${host}.openapi.yaml`)}\n${wrapUnions(astToString(ast))}`
}

/** Breaks the unions of lines that are too long. */
export function wrapUnions(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > columns && !/^\s*(\/?\*|\/\/)/.test(line) ? wrapLine(line) : line))
    .join('\n')
}

/** Two or more literals or type names with bars between them. */
const union = /(?:"(?:[^"\\]|\\.)*"|[\w$]+(?:\["[^"]*"\])*)(?: \| (?:"(?:[^"\\]|\\.)*"|[\w$]+(?:\["[^"]*"\])*))+/g

function wrapLine(line: string): string {
  const indent = `${/^\s*/.exec(line)?.[0] ?? ''}    `
  const wrapped = line.replaceAll(union, (members) =>
    members
      .split(/ \| (?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((member) => `\n${indent}| ${member}`)
      .join(''),
  )
  return wrapped.replaceAll(' \n', '\n')
}

/** Named parts by name: where a part is first referred to then moves no other. */
function withSortedComponents(document: OpenApiDocument): OpenApiDocument {
  const components = document['components']
  if (!isJsonObject(components)) return document
  return { ...document, components: mapValues(components, (parts) => (isJsonObject(parts) ? sortKeys(parts) : parts)) }
}

function mapValues(object: { [key: string]: Json }, change: (value: Json) => Json): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

function sortKeys(object: { [key: string]: Json }): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
}
