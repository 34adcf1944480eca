import type { SchemaSource } from '@clubhouse/schemas/source'
import type { Change } from '../../src/diff/change.ts'
import type { RestCase } from './rest-cases/rest-case.ts'

/** A version of the contract that stands in memory, by path. */
export function filesFrom(files: Readonly<Record<string, string>>): SchemaSource {
  return {
    read(path) {
      const text = files[path]
      if (text === undefined) throw new Error(`There is no schemas/${path}`)
      return text
    },
    list: (folder) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'))
        .map((path) => path.slice(folder.length + 1)),
  }
}

/** A change as the tables write it. */
export function inShort({ severity, side, rule }: Change): string {
  return `${severity} ${side} ${rule}`
}

/** The document that a case's text stands in. */
export function restDocument(at: RestCase['at'], text: string): string {
  const head = 'openapi: 3.1.0\ninfo: { title: Case, version: 1.0.0 }\n'
  if (at === 'document') return `${head}${text.trim()}\n`
  return `${head}paths:
  /orders:
    post:
      operationId: placeOrder
${fieldsAt(at, text)
  .map((field) => `      ${field}\n`)
  .join(
    '',
  )}components: { securitySchemes: { memberToken: { type: http, scheme: bearer }, idToken: { type: apiKey, in: header, name: X-Id-Token } } }
`
}

function fieldsAt(at: RestCase['at'], text: string): string[] {
  const yes = "responses: { '200': { description: Yes. } }"
  const json = `content: { application/json: { schema: ${text} } }`
  if (at === 'answer') return [`responses: { '200': { description: Yes., ${json} } }`]
  if (at === 'body') return [`requestBody: { ${json} }`, yes]
  if (at === 'query') return [`parameters: [{ name: q, in: query, schema: ${text} }]`, yes]
  if (at === 'parameters') return [`parameters: ${text}`, yes]
  if (at === 'responses') return [`responses: ${text}`]
  return [...(text === '' ? [] : text.split('\n')), yes]
}
