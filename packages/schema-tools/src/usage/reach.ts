import type { Generated } from '../diff/change.ts'
import { bridgeMessages, type GeneratedName, generatedNames, isGenerated, speaksWithShell } from './generated-names.ts'
import type { Declaration, Module } from './read-module.ts'
import type { Workspace } from './workspace.ts'

/** A name that a file exports; `*` for all of them. */
export interface Start {
  file: string
  name: string
}

export interface ReachOptions {
  /** Whether to follow what a file loads later, such as a dialog. */
  followsDynamic: (file: string) => boolean
  /** Whether to follow types that are written by hand: a test notices when the type of its subject changes. */
  followsTypes: boolean
}

/** Names something generated, or a generated type. */
export function keyOf(generated: GeneratedName): string {
  return generated.kind === 'type' ? typeKey(generated.type) : madeKey(generated.made)
}

export function madeKey({ concept, name }: Generated): string {
  return `${concept} ${name}`
}

export function typeKey(name: string): string {
  return `type ${name}`
}

/**
 * Follows code from name to name, so that the other exports of a file do not count as used. Gives the keys of
 * everything generated that is met.
 */
export function createReach(workspace: Workspace, options: ReachOptions) {
  const nameOf = generatedNames(workspace)
  const messages = bridgeMessages(workspace)
  const known = new Map<string, Step[]>()
  const next = (step: Step): Step[] => {
    const key = textOf(step)
    const steps = known.get(key) ?? stepsFrom(workspace, step, options, messages)
    known.set(key, steps)
    return steps
  }
  return (starts: readonly Start[]): ReadonlySet<string> => {
    const made = new Set<string>()
    const seen = new Set<string>()
    const pending: Step[] = starts.map(({ file, name }) => ({ kind: 'export', file, name }))
    for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
      const key = textOf(step)
      if (seen.has(key)) continue
      seen.add(key)
      const generated = nameOf(step.file, step.name)
      if (generated !== undefined) made.add(keyOf(generated))
      else if (!isGenerated(step.file)) pending.push(...next(step))
    }
    return made
  }
}

/** A place on the way: a name that a file exports, one inside of it, or what runs when it is loaded. */
interface Step extends Start {
  kind: 'export' | 'local' | 'statements'
}

const nothing: Declaration = { names: new Set(), dynamic: [], tags: new Set() }

function textOf({ kind, file, name }: Step): string {
  return `${kind} ${file} ${name}`
}

function stepsFrom(
  workspace: Workspace,
  { kind, file, name }: Step,
  options: ReachOptions,
  messages: ReadonlyMap<string, Start>,
): Step[] {
  const module = workspace.module(file)
  const imported = (specifier: string, name: string): Step[] => {
    const target = workspace.resolve(file, specifier)
    return target === undefined ? [] : [{ kind: 'export', file: target, name }]
  }
  const local = (name: string): Step[] => {
    const from = module.imports.get(name)
    if (from === undefined) return module.declarations.has(name) ? [{ kind: 'local', file, name }] : []
    const steps = imported(from.specifier, from.name)
    const follows = !from.isType || options.followsTypes
    return follows ? steps : steps.filter((step) => isGenerated(step.file))
  }
  const spoken = (tag: string): Step[] => {
    const message = messages.get(tag)
    return message === undefined ? [] : [{ kind: 'export', ...message }]
  }
  const declared = ({ names, dynamic, tags }: Declaration): Step[] => [
    ...[...names].flatMap(local),
    ...(speaksWithShell(module) ? [...tags].flatMap(spoken) : []),
    ...(options.followsDynamic(file) ? dynamic.flatMap((specifier) => imported(specifier, '*')) : []),
  ]
  if (kind === 'statements') return declared(module.statements)
  if (kind === 'local') return declared(module.declarations.get(name) ?? nothing)
  const statements: Step = { kind: 'statements', file, name: '' }
  return [statements, ...exportsNamed(module, name).flatMap((each) => each(local, imported))]
}

type Follow = (local: (name: string) => Step[], imported: (specifier: string, name: string) => Step[]) => Step[]

function exportsNamed(module: Module, name: string): Follow[] {
  return [...module.exports].flatMap(([exported, target]): Follow[] => {
    const passesAll = exported.startsWith('* ')
    if (exported !== name && name !== '*' && !passesAll) return []
    if ('local' in target) return [(local) => local(target.local)]
    return [(_, imported) => imported(target.specifier, passesAll ? name : target.name)]
  })
}
