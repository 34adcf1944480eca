import type { PageRenderer, RenderedPage } from './page-renderer.ts'

export interface PublishedPages {
  get(path: string): Promise<RenderedPage>
}

interface Kept {
  page: Promise<RenderedPage>
  publication: string
  madeAt: number
}

/** Home, lists and some hundred rewards: about 50 MB. */
const mostKept = 400
/** How old a page may be before the next visitor has it made anew, and still gets the old one. */
const freshForMs = 60_000

/**
 * Pages made when somebody first asks for them, and kept until something else is published: what a host at the edge does
 * with pages and a publishing hook. `publication` names what is published now.
 */
export function keepPages(renderer: Pick<PageRenderer, 'render'>, publication: () => string): PublishedPages {
  const kept = new Map<string, Kept>()

  const make = (path: string): Promise<RenderedPage> => {
    const before = kept.get(path)
    const made = { page: renderer.render(path), publication: publication(), madeAt: Date.now() }
    keep(path, made)
    void takeBackWhenFailed(path, made, before)
    return made.page
  }

  /** Rather the last good page than none; without one, the next visitor has another try. An address that has no page is forgotten. */
  const takeBackWhenFailed = async (path: string, made: Kept, before: Kept | undefined) => {
    const { kind } = await made.page
    if (kind === 'shell' && kept.get(path) === made) kept.delete(path)
    if (kind !== 'failed' || kept.get(path) !== made) return
    if (before !== undefined && before.publication === made.publication) keep(path, { ...before, madeAt: made.madeAt })
    else kept.delete(path)
  }

  const keep = (path: string, page: Kept) => {
    kept.delete(path)
    kept.set(path, page)
    if (kept.size > mostKept) for (const [oldest] of [...kept].slice(0, kept.size - mostKept)) kept.delete(oldest)
  }

  return {
    get(path) {
      const known = kept.get(path)
      if (known === undefined || known.publication !== publication()) return make(path)
      if (Date.now() - known.madeAt > freshForMs) void make(path)
      return known.page
    },
  }
}
