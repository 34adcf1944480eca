import { type Observe, warnOf } from '../observe.ts'
import type { DiskCopies } from './disk-copies.ts'
import { type Copy, keepInMemory, type MemoryCopies } from './memory-copies.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'

export interface PublishedPages {
  get(path: string): Promise<RenderedPage>
  /** Whether an address leads anywhere; nobody waits for that for long. */
  match(address: string): Promise<RenderedPage>
  /** What is kept in memory. */
  readonly kept: { count: number; bytes: number }
  /** Ends the renderer, and resolves when every copy is written. */
  close(): Promise<void>
}

export interface PublishedPagesOptions {
  renderer: PageRenderer
  /** Names what is published now; another value makes every copy old. */
  publication?: () => string
  memoryBytes?: number | undefined
  disk?: DiskCopies | undefined
  observe?: Observe | undefined
  /** A visitor waits no longer for a page; what is made meanwhile is the next one's. */
  visitorPatienceMs?: number | undefined
  now?: () => number
}

/** How old a copy may be before the next visitor has it made anew, and still gets the old one. */
const freshForMs = 60_000
/** How long a page that could not be made is left to the browser without another try. */
const restMs = 2_000
const mostResting = 10_000
const mostMatches = 10_000
const matchPatienceMs = 1_000
const defaultMemoryBytes = 128 * 1024 * 1024

/**
 * Pages made when somebody first asks for them, and kept until something else is published: what a host at the edge does
 * with pages and a publishing hook. A page that cannot be made anew is answered with its last copy.
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
  // Anybody may think up addresses that lead nowhere: those push out each other, and no page that is one.
  const missing = keepInMemory(memoryBytes * 0.1)
  const making = new Map<string, Promise<RenderedPage>>()
  const resting = new Map<string, number>()
  const matches = new Map<string, RenderedPage>()

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

  const inMemory = (path: string) => found.get(path) ?? missing.get(path)
  const isResting = (path: string) => (resting.get(path) ?? 0) > now()

  return {
    async get(path) {
      let known = inMemory(path)
      const from = known === undefined ? 'disk' : 'memory'
      if (known === undefined) {
        const copy = await disk?.read(path)
        // It may have been made meanwhile; between this look and what follows nothing can.
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
        matches.set(path, match)
      }
      return match
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

/** Waits for a page, but not for long. */
async function orTooLate(page: Promise<RenderedPage>, patienceMs: number): Promise<RenderedPage> {
  let waiting: NodeJS.Timeout | undefined
  const tooLate = new Promise<RenderedPage>((resolve) => {
    waiting = setTimeout(() => resolve({ kind: 'failed', reason: `It took more than ${patienceMs} ms` }), patienceMs)
  })
  return Promise.race([page, tooLate]).finally(() => clearTimeout(waiting))
}
