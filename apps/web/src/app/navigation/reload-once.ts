/** The state of a history entry whose page was reloaded because its script was gone. */
const mark = 'isReloaded'

/** Marks the state of a history entry, which outlives a reload even where storage is blocked. */
export function markReloaded(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), [mark]: true }
}

export function isReloaded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state
}

/**
 * Returns whether the host has a document for an address now. Without an answer, a reload would leave the visitor with
 * nothing.
 */
export async function isHostThere(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { status } = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return status < 500
  } catch {
    return false
  }
}
