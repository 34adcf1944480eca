import { type Observe, warnOf } from '../observe.ts'
import type { DiskCopies } from './disk-copies.ts'
import { type Copy, keepInMemory, type MemoryCopies } from './memory-copies.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'

export interface PublishedPages {
  get(path: string): Promise<RenderedPage>
  /** Returns whether the app has a page at an address, and its shell; fails when that takes longer than a second. */
  match(address: string): Promise<RenderedPage>
  /** What is kept in memory. */
  readonly kept: { count: number; bytes: number }
  /** Ends the renderer, and resolves when every copy is written. */
  close(): Promise<void>
}

export interface PublishedPagesOptions {
  renderer: PageRenderer
  /** Returns the id of what is published now; copies made under another id are stale. */
  publication?: () => string
  memoryBytes?: number | undefined
  disk?: DiskCopies | undefined
  observe?: Observe | undefined
  /** Milliseconds that a visitor waits for a page; one that is rendered later is kept for the next visitor. */
  visitorPatienceMs?: number | undefined
  now?: () => number
}

/** Age after which a request gets the copy, and has the page rendered again. */
const freshForMs = 60_000
/** Pause after a failed rendering, during which the page is left to the browser. */
const restMs = 2_000
const mostResting = 10_000
const mostMatches = 10_000
const matchPatienceMs = 1_000
const defaultMemoryBytes = 128 * 1024 * 1024

/**
 * Renders pages at their first request and keeps them until something else is published, as a host at the edge does with a
 * publishing hook. When a page cannot be rendered again, its last copy is served.
 */
export function keepPages(options: PublishedPagesOptions): PublishedPages {
  const {
    renderer,
    publication = () => '',
    memoryBytes = defaultMemoryBytes,
    disk,
    observe = warnOf,
    visitorPatienceMs = 10_000,
    now = Date.now,
  } = options
  const found = keepInMemory(memoryBytes * 0.9)
  // Pages that are missing have memory of their own: a flood of made-up addresses must not evict real pages.
  const missing = keepInMemory(memoryBytes * 0.1)
  const making = new Map<string, Promise<RenderedPage>>()
  const resting = new Map<string, number>()
  const matches = new Map<string, RenderedPage>()
  /** Each shell once, by what it is: many addresses have the same. */
  const shells = new Map<string, RenderedPage>()

  const make = (path: string): Promise<RenderedPage> => {
    const underWay = making.get(path)
    if (underWay !== undefined) return underWay
    const copy = { publication: publication(), madeAt: now() }
    const made = renderer.render(path).then((page) => {
      making.delete(path)
      keep(path, page, copy)
      return page
    })
    making.set(path, made)
    return made
  }

  const keep = (path: string, page: RenderedPage, copy: Omit<Copy, 'page'>) => {
    if (page.kind === 'failed') {
      observe({ kind: 'failed', reason: page.reason })
      if (resting.size >= mostResting) resting.clear()
      resting.set(path, now() + restMs)
      return
    }
    resting.delete(path)
    found.delete(path)
    missing.delete(path)
    if (page.kind === 'shell' || (page.kind === 'page' && page.status === 404)) disk?.delete(path)
    if (page.kind === 'shell') return
    const isMissing = page.kind === 'page' && page.status === 404
    memoryFor(isMissing).set(path, { page, ...copy })
    if (!isMissing) disk?.write(path, { page, ...copy })
  }
  const memoryFor = (isMissing: boolean): MemoryCopies => (isMissing ? missing : found)

  const onlyOne = (page: RenderedPage): RenderedPage => {
    const key = JSON.stringify(page)
    const known = shells.get(key)
    if (known === undefined) shells.set(key, page)
    return known ?? page
  }

  const inMemory = (path: string) => found.get(path) ?? missing.get(path)
  const isResting = (path: string) => (resting.get(path) ?? 0) > now()

  return {
    async get(path) {
      let known = inMemory(path)
      const from = known === undefined ? 'disk' : 'memory'
      if (known === undefined) {
        const copy = await disk?.read(path)
        // It may have been rendered while the disk was read. From here on nothing is awaited.
        known = inMemory(path) ?? copy
        if (known !== undefined && known === copy) found.set(path, copy)
      }
      if (known !== undefined && known.publication === publication()) {
        if (now() - known.madeAt > freshForMs && !isResting(path)) void make(path)
        observe({ kind: 'page', from })
        return known.page
      }
      const made = isResting(path) ? undefined : await orTooLate(make(path), visitorPatienceMs)
      if (made !== undefined && made.kind !== 'failed') {
        observe({ kind: 'page', from: made.kind === 'shell' ? 'shell' : 'rendered' })
        return made
      }
      observe({ kind: 'page', from: known === undefined ? 'shell' : 'last copy' })
      return known?.page ?? made ?? { kind: 'failed', reason: 'The page could not be made a moment ago' }
    },
    async match(address) {
      const path = address.split('?')[0] ?? ''
      const known = matches.get(path)
      if (known !== undefined) return known
      const match = await orTooLate(renderer.match(path), matchPatienceMs)
      if (match.kind !== 'failed') {
        if (matches.size >= mostMatches) matches.clear()
        matches.set(path, onlyOne(match))
      }
      return matches.get(path) ?? match
    },
    async close() {
      await renderer.close()
      await disk?.settled()
    },
    get kept() {
      return { count: found.count + missing.count, bytes: found.bytes + missing.bytes }
    },
  }
}

/** Waits for a page; after `patienceMs` it counts as failed. */
async function orTooLate(page: Promise<RenderedPage>, patienceMs: number): Promise<RenderedPage> {
  let waiting: NodeJS.Timeout | undefined
  const tooLate = new Promise<RenderedPage>((resolve) => {
    waiting = setTimeout(() => resolve({ kind: 'failed', reason: `It took more than ${patienceMs} ms` }), patienceMs)
  })
  return Promise.race([page, tooLate]).finally(() => clearTimeout(waiting))
}
