import { safeSessionStorage } from '#platform/storage/safe-storage.ts'

/** Where the lengths outlive a reload: addresses of lists, and numbers. */
const storageKey = 'list-pages'
/** Of the entries of a long visit, the last ones are enough. */
const mostEntries = 30
/** Nobody waits for more to come back. */
const mostPages = 60

/** Returns how many pages the list of an entry of the history had; 0 when no more than the first was loaded. */
export function pagesKept(entry: string): number {
  return Math.min(read().find(([name]) => name === entry)?.[1] ?? 0, mostPages)
}

/** Keeps how many pages the list of an entry has, from the second on. */
export function keepPages(entry: string, pages: number): void {
  if (pages < 2) return
  const others = read().filter(([name]) => name !== entry)
  safeSessionStorage.set(storageKey, JSON.stringify([...others, [entry, pages]].slice(-mostEntries)))
}

function read(): (readonly [entry: string, pages: number])[] {
  try {
    const kept: unknown = JSON.parse(safeSessionStorage.get(storageKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((pair): pair is [string, number] => typeof pair?.[0] === 'string' && Number.isInteger(pair[1]))
  } catch {
    return []
  }
}
