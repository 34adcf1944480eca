import { appConfig } from '#platform/config/app-config.ts'
import { safeSessionStorage } from '#platform/storage/safe-storage.ts'
import { flagDefaults, type FlagName, flagNames, type Flags } from './generated/flags.ts'

/** Where the developer tools page keeps what it says of flags. */
export const flagOverridesKey = 'flag-overrides'

const none: Partial<Flags> = {}
const listeners = new Set<() => void>()
let read: { text: string | undefined; overrides: Partial<Flags> } = { text: undefined, overrides: none }

/** Returns the flags that somebody set for this tab; none in production, whatever storage says. */
export function flagOverrides(): Partial<Flags> {
  if (appConfig().environment === 'production') return none
  const text = safeSessionStorage.get(flagOverridesKey)
  if (text !== read.text) read = { text, overrides: parse(text) }
  return read.overrides
}

/** Sets a flag for this tab, whatever the server says. Does nothing in production. */
export function setFlagOverride<Name extends FlagName>(name: Name, value: Flags[Name]): void {
  keep({ ...flagOverrides(), [name]: value })
}

/** Leaves one flag, or every one, to the server again. */
export function clearFlagOverrides(name?: FlagName): void {
  const left = Object.entries(flagOverrides()).filter(([each]) => name !== undefined && each !== name)
  keep(Object.fromEntries(left))
}

export function subscribeToFlagOverrides(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns what a page that was rendered ahead of time knows of overrides. */
export function noFlagOverrides(): Partial<Flags> {
  return none
}

function keep(overrides: Partial<Flags>): void {
  if (appConfig().environment === 'production') return
  if (Object.keys(overrides).length === 0) safeSessionStorage.remove(flagOverridesKey)
  else safeSessionStorage.set(flagOverridesKey, JSON.stringify(overrides))
  for (const listener of listeners) listener()
}

/** Storage may hold anything: only known flags with values of their kind count. */
function parse(text: string | undefined): Partial<Flags> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const given = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
    const usable = flagNames.filter((name) => typeof given.get(name) === typeof flagDefaults[name])
    return Object.fromEntries(usable.map((name) => [name, given.get(name)]))
  } catch {
    return none
  }
}
