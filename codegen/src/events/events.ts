import type { Json } from '@clubhouse/schemas/load-document'
import { type JsonFile, readJsonFile } from '@clubhouse/schemas/locate-json'
import type { SchemaSource } from '@clubhouse/schemas/source'
import { type GeneratedFile, header } from '../generated-file.ts'
import { childOf, childrenOf, errorAt, nodeAt, type SchemaNode, textAt, textsAt } from '../json-schema/schema-node.ts'
import { docOf, keyText, literalText, renderAlias, renderNamedType } from '../json-schema/type-text.ts'

const path = 'events/tracking-plan.json'
const metaPath = 'events/tracking-plan.meta.json'
/** What an event says of itself wherever it is raised. */
const facts = ['destination', 'consent'] as const

/** The tracking plan: a type and a function per event, and the union of all events. */
export function generateEvents(source?: SchemaSource): GeneratedFile[] {
  const text = renderTrack(readJsonFile(path, source), readJsonFile(metaPath, source))
  return [{ path: 'packages/event-client/src/generated/track.ts', text }]
}

/** The text of `track.ts`. Throws a `SchemaError` at what is wrong with the plan by its meta-schema. */
export function renderTrack(file: JsonFile, meta: JsonFile): string {
  checkFacts(file, meta)
  const shared = childrenOf(nodeAt(file), '$defs')
  const events = Object.keys(nodeAt(file, 'events').value).map((name) => toEvent(name, nodeAt(file, 'events', name)))
  const names = [
    ...shared.map(([name, node]) => [name, node] as const),
    ...events.flatMap(({ type, node }) => [[type, node] as const, [`${type}Properties`, node] as const]),
  ]
  const twice = names.find(([name], index) => names.findIndex(([other]) => other === name) !== index)
  if (twice !== undefined) throw errorAt(twice[1], `there are two types called ${twice[0]}`)
  return [
    header(`schemas/${path}`),
    `import { raise } from '../runtime/configure.ts'`,
    '',
    ...shared.map(([name, node]) => renderNamedType(name, node)),
    ...events.map(renderEvent),
    '/** Every event, with who is told of it and the cookie choice without which it is not sent (CKE-01). */',
    `export type TrackedEvent =\n${events.map(({ type }) => `  | ${type}`).join('\n')}`,
    '',
  ].join('\n')
}

interface PlannedEvent {
  name: string
  type: string
  node: SchemaNode
  properties: SchemaNode
  defaults: readonly (readonly [name: string, value: Json])[]
}

function toEvent(name: string, node: SchemaNode): PlannedEvent {
  const properties = childOf(node, 'properties')
  const defaults = childrenOf(properties, 'properties').flatMap(([key, { value }]) =>
    value['default'] === undefined ? [] : [[key, value['default']] as const],
  )
  const type = name
    .split(/[_-]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')
  return { name, type, node, properties, defaults }
}

/** Holds what becomes names and literals to the meta-schema; `npm run schemas:check` holds the whole plan to it. */
function checkFacts(file: JsonFile, meta: JsonFile): void {
  const pattern = textAt(nodeAt(meta, 'properties', 'events', 'propertyNames'), 'pattern')
  for (const name of Object.keys(nodeAt(file, 'events').value)) {
    const node = nodeAt(file, 'events', name)
    if (!new RegExp(pattern, 'u').test(name)) throw errorAt(node, `the name "${name}" does not match ${pattern}`)
    for (const key of facts) {
      const known = textsAt(nodeAt(meta, '$defs', 'Event', 'properties', key), 'enum')
      const value = textAt(node, key)
      if (!known.includes(value))
        throw file.error(`there is no ${key} ${value}; it is ${known.join(', ')}`, [...node.keys, key])
    }
  }
}

function renderEvent({ name, type, node, properties, defaults }: PlannedEvent): string {
  const said = facts.map((key) => [key, literalText(textAt(node, key))] as const)
  const isEmpty = childrenOf(properties, 'properties').length === 0
  const given = defaults.map(([key]) => literalText(key)).join(' | ')
  const parameter =
    defaults.length === 0
      ? `${type}Properties`
      : `Omit<${type}Properties, ${given}> & Partial<Pick<${type}Properties, ${given}>>`
  const filled = [...defaults.map(([key, value]) => `${keyText(key)}: ${literalText(value)}`), '...properties'].join(
    ', ',
  )
  const sent = isEmpty ? 'properties: {}' : defaults.length === 0 ? 'properties' : `properties: { ${filled} }`
  return [
    renderAlias(`${type}Properties`, properties),
    `${docOf(node)}export interface ${type} {`,
    `  name: ${literalText(name)}`,
    ...said.map(([key, text]) => `  ${key}: ${text}`),
    `  properties: ${type}Properties`,
    '}',
    '',
    `${docOf(node)}export function ${type.charAt(0).toLowerCase()}${type.slice(1)}(${isEmpty ? '' : `properties: ${parameter}`}): void {`,
    `  raise({ name: ${literalText(name)}, ${said.map(([key, text]) => `${key}: ${text}`).join(', ')}, ${sent} })`,
    '}',
    '',
  ].join('\n')
}
