import { Worker } from 'node:worker_threads'

/** What becomes of an address of the app. */
export type RenderedPage =
  /** A page in full, as a visitor sees it. 404: the app's page for an address that leads nowhere. */
  | { kind: 'page'; status: 200 | 404; html: string }
  /** A page that is not made ahead of time: the app draws it. */
  | { kind: 'shell'; status: 200 | 404 }
  /** Something beside the pages, such as the site map. */
  | { kind: 'file'; content: string }
  | { kind: 'failed'; reason: string }

export interface PageRenderer {
  /** A page by its path below the base, or a file by its name. */
  render(path: string): Promise<RenderedPage>
  /** Whether there is such a page for anybody; what it would look like is not made. */
  match(path: string): Promise<RenderedPage>
  close(): Promise<void>
}

export interface PageRendererOptions {
  /** The module that renders, run in a thread of its own: it answers `{ id, kind, path }` with a RenderedPage and the id. */
  script: string
  settings: {
    /** The host whose pages it renders, and where the app is on it. */
    origin: string
    basePath: string
    /** Where it reads what the pages show. */
    apiOrigin: string
    /** Sent with its calls, so that they are told from those of browsers. */
    token: string
  }
}

/** A page that takes longer is left to the browser. */
const patienceMs = 10_000

/** Starts the renderer. When it ends by itself, its pages are left to the browser. */
export function startPageRenderer({ script, settings }: PageRendererOptions): PageRenderer {
  const worker = new Worker(script, { workerData: settings })
  worker.unref()
  const waiting = new Map<number, (page: RenderedPage) => void>()
  let last = 0
  let ended: string | undefined

  const failAll = (reason: string) => {
    ended = reason
    for (const settle of waiting.values()) settle({ kind: 'failed', reason })
    waiting.clear()
  }
  worker.on('message', ({ id, ...page }: RenderedPage & { id: number }) => {
    waiting.get(id)?.(page)
    waiting.delete(id)
  })
  worker.on('error', (error) => failAll(String(error)))
  worker.on('exit', () => failAll('The renderer has ended'))

  const ask = (kind: 'render' | 'match', path: string) =>
    new Promise<RenderedPage>((resolve) => {
      if (ended !== undefined) return resolve({ kind: 'failed', reason: ended })
      const id = ++last
      const giveUp = setTimeout(() => {
        waiting.delete(id)
        resolve({ kind: 'failed', reason: `${path} took more than ${patienceMs} ms` })
      }, patienceMs).unref()
      waiting.set(id, (page) => {
        clearTimeout(giveUp)
        resolve(page)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
      worker.postMessage({ id, kind, path })
    })
  return {
    render: (path) => ask('render', path),
    match: (path) => ask('match', path),
    close: async () => void (await worker.terminate()),
  }
}
