import type { Json, OpenApiDocument, RestHost } from '@clubhouse/schemas/load-document'
import { header } from '../generated-file.ts'

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

/**
 * The named operations of one host's document: one typed export per `operationId`, and one type per schema. A GET is a
 * query, everything else a mutation. Throws when an operation has no `operationId`.
 */
export function renderOperations(host: RestHost, document: OpenApiDocument): string {
  const operations = listOperations(document)
  const schemas = Object.keys(objectAt(objectAt(document, 'components'), 'schemas'))
  return [
    header(`schemas/rest/${host}.openapi.yaml`),
    `import { createHost } from '../runtime/operation.ts'`,
    `import type { components, paths } from './${host}.types.ts'`,
    '',
    `const ${host} = /* @__PURE__ */ createHost<paths>('${host}')`,
    '',
    ...operations.map((operation) => renderOperation(host, operation)),
    ...schemas.map((name) => `export type ${name} = components['schemas']['${name}']`),
    '',
  ].join('\n')
}

interface Operation {
  id: string
  method: (typeof methods)[number]
  path: string
  summary: string
  requirements: readonly string[]
  isMember: boolean
  isIdempotent: boolean
  takesRegion: boolean
}

function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = objectAt(asObject(item), method)
      if (Object.keys(operation).length === 0) return []
      const id = operation['operationId']
      if (typeof id !== 'string') throw new Error(`${method.toUpperCase()} ${path} has no operationId`)
      const parameters = JSON.stringify(operation['parameters'] ?? [])
      return [
        {
          id,
          method,
          path,
          summary: String(operation['summary'] ?? ''),
          requirements: Array.isArray(operation['x-requirements']) ? operation['x-requirements'].map(String) : [],
          isMember: JSON.stringify(operation['security'] ?? []).includes('memberToken'),
          isIdempotent: parameters.includes('/IdempotencyKey"'),
          takesRegion: parameters.includes('/ViewingRegion"'),
        },
      ]
    }),
  )
}

function renderOperation(host: RestHost, operation: Operation): string {
  const kind = operation.method === 'get' ? 'query' : 'mutation'
  const facts = [
    `auth: '${operation.isMember ? 'member' : 'public'}'`,
    ...(operation.isIdempotent ? ['idempotent: true'] : []),
    ...(operation.takesRegion ? ['viewingRegion: true'] : []),
  ].join(', ')
  const source = `${operation.method.toUpperCase()} ${operation.path}`
  const ids = operation.requirements.length > 0 ? ` [${operation.requirements.join(', ')}]` : ''
  return [
    `/** ${operation.summary} \`${source}\`${ids} */`,
    `export const ${operation.id} = /* @__PURE__ */ ${host}.${kind}('${operation.id}', '${operation.method}', '${operation.path}', { ${facts} })`,
    '',
  ].join('\n')
}

function objectAt(object: OpenApiDocument, key: string): OpenApiDocument {
  return asObject(object[key] ?? {})
}

function asObject(value: Json): OpenApiDocument {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}
