import type { Json } from '@clubhouse/schemas/load-document'
import { type JsonFile, readJsonFile } from '@clubhouse/schemas/locate-json'
import type { SchemaSource } from '@clubhouse/schemas/source'
import { type GeneratedFile, header } from '../generated-file.ts'
import { childrenOf, errorAt, nodeAt, type SchemaNode, textAt, textsAt } from '../json-schema/schema-node.ts'
import { literalText } from '../json-schema/type-text.ts'

const path = 'flags/flags.json'
const webFolder = 'apps/web/src/platform/flags/generated'

/** The flags of the app with their defaults, what there is to know of each, and their values in the sandbox. */
export function generateFlags(source?: SchemaSource): GeneratedFile[] {
  const flags = readFlags(readJsonFile(path, source))
  return [
    { path: `${webFolder}/flags.ts`, text: renderFlags(flags) },
    { path: `${webFolder}/flag-registry.ts`, text: renderRegistry(flags) },
    { path: 'apps/sandbox/src/generated/flags.ts', text: renderSandboxFlags(flags) },
  ]
}

interface FlagEntry {
  name: string
  purpose: string
  owner: string
  source: string
  default: Json
  sandbox: Json
}

/** Throws a `SchemaError` at a flag that lacks something, has an unknown owner, or two values of different kinds. */
function readFlags(file: JsonFile): FlagEntry[] {
  const owners = textsAt(nodeAt(file), 'owners')
  return childrenOf(nodeAt(file), 'flags').map(([name, node]) => {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw errorAt(node, `the name "${name}" is not in lower_case_with_underscores`)
    const owner = textAt(node, 'owner')
    if (!owners.includes(owner)) throw errorAt(node, `there is no owner ${owner}; it is ${owners.join(', ')}`)
    const [byDefault, sandbox] = [valueAt(node, 'default'), valueAt(node, 'sandbox')]
    if (typeof byDefault !== typeof sandbox) throw errorAt(node, 'default and sandbox are of different kinds')
    return {
      name,
      purpose: textAt(node, 'purpose'),
      owner,
      source: textAt(node, 'source'),
      default: byDefault,
      sandbox,
    }
  })
}

/** A flag's value is a boolean, a text or a number (FLG-01). */
function valueAt(node: SchemaNode, key: string): Json {
  const value = node.value[key]
  if (value === undefined) throw errorAt(node, `has no ${key}`)
  if (!['boolean', 'string', 'number'].includes(typeof value))
    throw errorAt(node, `${key} must be a boolean, a text or a number`)
  return value
}

function renderFlags(flags: readonly FlagEntry[]): string {
  return [
    header(`schemas/${path}`),
    '/** All flags with their values. */',
    'export type Flags = {',
    ...flags.map(({ name, default: value }) => `  ${name}: ${typeof value}`),
    '}',
    '',
    'export type FlagName = keyof Flags',
    '',
    '/** The value of each flag while the server has not said another. */',
    'export const flagDefaults: Readonly<Flags> = {',
    ...flags.map(({ name, default: value }) => `  ${name}: ${literalText(value)},`),
    '}',
    '',
    'export const flagNames = Object.keys(flagDefaults) as FlagName[]',
    '',
  ].join('\n')
}

function renderRegistry(flags: readonly FlagEntry[]): string {
  return [
    header(`schemas/${path}`),
    `import type { FlagName } from './flags.ts'`,
    '',
    '/** What there is to know of a flag: what it opens, the team that decides on it, the lines of the specification. */',
    'export interface FlagDescription {',
    '  purpose: string',
    '  owner: string',
    '  source: string',
    '}',
    '',
    'export const flagRegistry: { readonly [Name in FlagName]: FlagDescription } = {',
    ...flags.flatMap(({ name, purpose, owner, source }) => [
      `  ${name}: {`,
      `    purpose: ${literalText(purpose)},`,
      `    owner: ${literalText(owner)},`,
      `    source: ${literalText(source)},`,
      '  },',
    ]),
    '}',
    '',
  ].join('\n')
}

function renderSandboxFlags(flags: readonly FlagEntry[]): string {
  return [
    header(`schemas/${path}`),
    '/** The value of each flag of the app until somebody sets another. */',
    'export const defaultFlags: Readonly<Record<string, boolean | string | number>> = {',
    ...flags.map(({ name, sandbox }) => `  ${name}: ${literalText(sandbox)},`),
    '}',
    '',
  ].join('\n')
}
