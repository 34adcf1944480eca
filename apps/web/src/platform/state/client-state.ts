import { proxy, snapshot, subscribe } from 'valtio'
import { onSessionEnd } from '#platform/auth/session-store.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'

/** The slices of client state that the specification names; the module that keeps something in one makes it. */
export type SliceName = 'intro' | 'earn' | 'public-reward' | 'pages' | 'promo-code' | 'checkout' | 'redemption'

/** What outlives a reload, and nothing else does: intro, earn, public-reward, pages and promo-code never do (AUT-40). */
const persisted: ReadonlySet<SliceName> = new Set(['checkout', 'redemption'])
/** State that is reset with every start of the app, but for a return from the identity provider (AUT-38, GAP-15). */
const resetOnStart = ['checkout', 'redemption'] as const

interface Slice {
  reset: () => void
  clearTransient: () => void
}

const slices = new Map<SliceName, Slice>()
let isFollowing = false

/**
 * Returns a slice of client state, as it was left if it is one that is kept. `transient` says how its loading flags
 * are when nothing is under way, which is so after every reload. All of it goes when the session ends (AUT-03).
 */
export function createSlice<State extends object>(
  name: SliceName,
  initial: State,
  transient: Partial<State> = {},
): State {
  const isKept = persisted.has(name) && typeof window !== 'undefined'
  const state = proxy({ ...initial, ...(isKept ? read<State>(name) : {}), ...transient })
  const slice = {
    reset: () => void Object.assign(state, initial),
    clearTransient: () => void Object.assign(state, transient),
  }
  slices.set(name, slice)
  if (isKept) {
    subscribe(state, () => {
      const text = JSON.stringify(snapshot(state))
      if (text === JSON.stringify(initial)) privateStorage.remove(keyOf(name))
      else privateStorage.set(keyOf(name), text)
    })
  }
  if (!isFollowing) onSessionEnd(resetAll)
  isFollowing = true
  return state
}

/** Sets every loading flag back (AUT-39): for when what was under way will never answer. */
export function clearTransientState(): void {
  for (const slice of slices.values()) slice.clearTransient()
}

/** What was in progress before a start of the app is not any more (AUT-38). */
export function resetWorkInProgress(): void {
  for (const name of resetOnStart) {
    slices.get(name)?.reset()
    privateStorage.remove(keyOf(name))
  }
}

function resetAll(): void {
  for (const slice of slices.values()) slice.reset()
}

function keyOf(name: SliceName): string {
  return `state:${name}`
}

function read<State>(name: SliceName): Partial<State> {
  try {
    const kept: unknown = JSON.parse(privateStorage.get(keyOf(name)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
