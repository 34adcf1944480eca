import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/** Where the positions outlive a reload; with nothing but random keys and numbers. */
const storageKey = 'scroll-positions'

let positions: Record<string, number> | undefined

/** Remembers how far the page of a history entry is scrolled. */
export function rememberScrollPosition(key: string): void {
  known()[key] = window.scrollY
}

/** Returns how far the page of a history entry was scrolled when it was left. */
export function scrollPositionOf(key: string): number | undefined {
  return known()[key]
}

/** Keeps the positions for the next load of the document, which the browser then scrolls at first. */
export function keepScrollPositions(currentKey: () => string): () => void {
  const keep = () => {
    rememberScrollPosition(currentKey())
    safeSessionStorage.set(storageKey, JSON.stringify(known()))
    window.history.scrollRestoration = 'auto'
  }
  const take = () => {
    window.history.scrollRestoration = 'manual'
  }
  take()
  window.addEventListener('pagehide', keep)
  window.addEventListener('pageshow', take)
  return () => {
    window.removeEventListener('pagehide', keep)
    window.removeEventListener('pageshow', take)
    window.history.scrollRestoration = 'auto'
  }
}

function known(): Record<string, number> {
  positions ??= read()
  return positions
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(safeSessionStorage.get(storageKey) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, top]) => Number.isFinite(top)))
  } catch {
    return {}
  }
}
