import { proxy, snapshot, subscribe } from 'valtio'
import { onSessionEnd } from '#platform/auth/session-store.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'

/** Begins the keys of the slices that are kept. */
const keyPrefix = 'state:'

interface SliceOptions<State> {
  /** How its loading flags are when nothing is under way, which is so after every reload (AUT-39). */
  transient?: Partial<State>
  /** It outlives a reload, and a return from the identity provider. All else that is in memory does not (AUT-40). */
  isKept?: boolean
}

interface Slice {
  isKept: boolean
  reset: () => void
  clearTransient: () => void
}

const slices = new Map<string, Slice>()
let isFollowing = false

/**
 * Returns a slice of client state, as it was left if it is one that is kept. The module that keeps something in it makes it.
 * All of it goes when the session ends (AUT-03).
 */
export function createSlice<State extends object>(
  name: string,
  initial: State,
  { transient = {}, isKept = false }: SliceOptions<State> = {},
): State {
  const isStored = isKept && typeof window !== 'undefined'
  const state = proxy({ ...initial, ...(isStored ? read<State>(name) : {}), ...transient })
  const slice = {
    isKept,
    reset: () => void Object.assign(state, initial),
    clearTransient: () => void Object.assign(state, transient),
  }
  slices.set(name, slice)
  if (isStored) {
    subscribe(state, () => {
      const text = JSON.stringify(snapshot(state))
      if (text === JSON.stringify(initial)) privateStorage.remove(keyPrefix + name)
      else privateStorage.set(keyPrefix + name, text)
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

/**
 * Resets what was in progress before a start of the app, loaded or not: all that was kept for the way to the identity
 * provider and back, which is no start (AUT-38, GAP-15).
 */
export function resetWorkInProgress(): void {
  for (const slice of slices.values()) if (slice.isKept) slice.reset()
  privateStorage.removeAll(keyPrefix)
}

function resetAll(): void {
  for (const slice of slices.values()) slice.reset()
}

function read<State>(name: string): Partial<State> {
  try {
    const kept: unknown = JSON.parse(privateStorage.get(keyPrefix + name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
