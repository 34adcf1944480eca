import type { RenderedPage } from './page-renderer.ts'

/** A page that was made, and what was published then. */
export interface Copy {
  page: Extract<RenderedPage, { kind: 'page' | 'file' }>
  publication: string
  madeAt: number
}

export interface MemoryCopies {
  get(path: string): Copy | undefined
  set(path: string, copy: Copy): void
  delete(path: string): void
  readonly count: number
  readonly bytes: number
}

/** What an entry needs besides its text. */
const overhead = 500

/** Keeps copies up to so many bytes; those that nobody asked for the longest go first. */
export function keepInMemory(mostBytes: number): MemoryCopies {
  const kept = new Map<string, Copy>()
  let bytes = 0
  const remove = (path: string) => {
    const known = kept.get(path)
    if (known === undefined) return
    bytes -= sizeOf(path, known)
    kept.delete(path)
  }
  return {
    get(path) {
      const known = kept.get(path)
      if (known === undefined) return undefined
      kept.delete(path)
      kept.set(path, known)
      return known
    },
    set(path, copy) {
      remove(path)
      const size = sizeOf(path, copy)
      if (size > mostBytes) return
      kept.set(path, copy)
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
    delete: remove,
    get count() {
      return kept.size
    },
    get bytes() {
      return bytes
    },
  }
}

/** Two bytes for each character of the page, and as many for what is made ready of it for its answers. */
function sizeOf(path: string, { page }: Copy): number {
  return 2 * (path.length + 2 * (page.kind === 'page' ? page.html : page.content).length) + overhead
}
