import type { OpenApiDocument, RestHost } from '@clubhouse/schemas/load-document'
import { header } from '../generated-file.ts'
import { listOperations, objectOf, type Operation } from './list-operations.ts'
import { unionOf } from './union-of.ts'

const proseColumns = 117

/**
 * The named operations of one host's document: one typed export per `operationId`, the codes of their refusals, and one
 * type per schema. A GET is a query, everything else a mutation.
 */
export function renderOperations(host: RestHost, document: OpenApiDocument): string {
  const operations = listOperations(document)
  const schemas = Object.keys(objectOf(objectOf(document['components'])['schemas'])).sort()
  return [
    header(`schemas/rest/${host}.openapi.yaml`),
    `import { createHost } from '../runtime/operation.ts'`,
    `import type { components, paths } from './${host}.types.ts'`,
    '',
    `const ${host} = /* @__PURE__ */ createHost<paths>('${host}')`,
    '',
    ...operations.map((operation) => renderOperation(host, operation)),
    '/** The codes of the refusals of each operation. */',
    'export interface ProblemCodes {',
    ...operations.map(
      ({ id, problemCodes }) => `  ${id}:${unionOf(problemCodes, { margin: id.length + 4, indent: '    ' })}`,
    ),
    '}',
    '',
    ...schemas.map((name) => `export type ${name} = components['schemas']['${name}']`),
    '',
  ].join('\n')
}

function renderOperation(host: RestHost, operation: Operation): string {
  const kind = operation.method === 'get' ? 'query' : 'mutation'
  const facts = [
    `auth: '${operation.auth}'`,
    ...(operation.isIdempotent ? ['idempotent: true'] : []),
    ...(operation.takesRegion ? ['viewingRegion: true'] : []),
    ...(operation.stepUp === undefined ? [] : [`stepUp: '${operation.stepUp}'`]),
    ...(operation.isIdempotent && operation.refusals.length > 0
      ? [`refusals: [${operation.refusals.map((code) => `'${code}'`).join(', ')}]`]
      : []),
    ...(operation.headers.length === 0
      ? []
      : [`headers: [${operation.headers.map((name) => `'${name}'`).join(', ')}]`]),
  ].join(', ')
  return [
    renderComment(operation),
    `export const ${operation.id} = /* @__PURE__ */ ${host}.${kind}('${operation.id}', '${operation.method}', '${operation.path}', { ${facts} })`,
    '',
  ].join('\n')
}

/** What a caller should know, in the editor. */
function renderComment(operation: Operation): string {
  const ids = operation.requirements.length > 0 ? ` [${operation.requirements.join(', ')}]` : ''
  const lines = [
    operation.summary,
    ...(operation.description === '' ? [] : ['', ...operation.description.trim().split('\n')]),
    '',
    `\`${operation.method.toUpperCase()} ${operation.path}\`${ids}`,
    ...(operation.stepUp === undefined ? [] : [`- ${stepUpSentences[operation.stepUp]}`]),
    ...(operation.isIdempotent ? ['- Safe to repeat with the same `idempotencyKey`.'] : []),
    ...(operation.isAssumed ? ['- Designed here: the specification does not show it (`x-assumed`).'] : []),
  ]
  return ['/**', ...lines.flatMap(foldLine).map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), ' */'].join(
    '\n',
  )
}

/** Breaks a line of prose between words, so that it fits into a comment. */
function foldLine(line: string): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const joined = `${lines.at(-1)} ${word}`.trimStart()
    if (joined.length > proseColumns && lines.at(-1) !== '') lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}

const stepUpSentences = {
  always: 'Needs a step-up: the member proves again who they are (STP-06).',
  sometimes: 'May need a step-up: the member then proves again who they are (STP-06).',
}
