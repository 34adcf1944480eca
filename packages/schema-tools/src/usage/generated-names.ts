import type { Generated } from '../diff/change.ts'
import type { Module } from './read-module.ts'
import type { Workspace } from './workspace.ts'

/** What an import from a generated client stands for. */
export type GeneratedName = { kind: 'made'; made: Generated } | { kind: 'type'; type: string }

const clients = [
  ['packages/rest-client', 'rest'],
  ['packages/graphql-client', 'graphql'],
  ['packages/content-client', 'content'],
  ['packages/native-bridge', 'bridge'],
  ['packages/event-client', 'events'],
] as const

/** Tells for a name in a generated file what of the schemas it was made of; undefined for any other name or file. */
export function generatedNames(workspace: Workspace): (file: string, name: string) => GeneratedName | undefined {
  const known = new Map<string, ReadonlyMap<string, GeneratedName>>()
  return (file, name) => {
    const client = clients.find(([folder]) => file.startsWith(`${folder}/src/generated/`))
    if (client === undefined) return undefined
    const names = known.get(file) ?? namesIn(workspace.text(file), client[1])
    known.set(file, names)
    return names.get(name) ?? ofContentType(client[1], name) ?? { kind: 'type', type: name }
  }
}

const messages = 'packages/native-bridge/src/generated/messages.ts'

/**
 * Where the type of each message of the bridge is exported, by the message's name. A message is an object that says its
 * name, so that whoever sends one need not import anything that is made of it.
 */
export function bridgeMessages(workspace: Workspace): Map<string, { file: string; name: string }> {
  const names = workspace.has(messages) ? namesIn(workspace.text(messages), 'bridge') : new Map<string, GeneratedName>()
  return new Map(
    [...names].flatMap(([name, generated]) =>
      generated.kind === 'made' ? [[generated.made.name, { file: messages, name }]] : [],
    ),
  )
}

/** Whether a file speaks with the native shell, so that a message's name in it means the message. */
export function speaksWithShell({ imports }: Module): boolean {
  return [...imports.values()].some(({ specifier }) => /\bnative\b|\bbridge\b/.test(specifier))
}

/** Whether a file is written by codegen. */
export function isGenerated(file: string): boolean {
  return file.includes('/generated/')
}

/**
 * Generated code says in each export which operation, content type, message or event it is of, by the schema's own
 * name: as the first argument of the call that makes it, as `type` of a message or as `name` of an event.
 */
function namesIn(text: string, concept: Generated['concept']): Map<string, GeneratedName> {
  const names = new Map<string, GeneratedName>()
  for (const part of text.split(/^export /m)) {
    const made =
      /^const (\w+) = [^\n]*?\('([^']+)'/.exec(part) ??
      /^interface (\w+) \{\s*type: '([^']+)'/.exec(part) ??
      /^interface (\w+) \{\s*name: '([^']+)'/.exec(part) ??
      /^function (\w+)\([^]*?\bname: '([^']+)'/.exec(part)
    const [, exported, name] = made ?? []
    if (exported === undefined || name === undefined) continue
    names.set(exported, { kind: 'made', made: { concept, name } })
    if (concept === 'events') names.set(`${exported}Properties`, { kind: 'made', made: { concept, name } })
  }
  return names
}

/** The types, guards and readers of a content type have its name in theirs. */
function ofContentType(concept: Generated['concept'], name: string): GeneratedName | undefined {
  const id = /^(?:[a-z]+)?Type([A-Z]\w*?)(?:Skeleton|Fields)?$/.exec(name)?.[1]
  if (concept !== 'content' || id === undefined) return undefined
  return { kind: 'made', made: { concept, name: `${id.charAt(0).toLowerCase()}${id.slice(1)}` } }
}
