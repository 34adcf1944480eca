import { Worker } from 'node:worker_threads'
import { type Observe, warnOf } from '../observe.ts'

/** What becomes of an address of the app. */
export type RenderedPage =
  /** A page in full, as a visitor sees it. 404: the app's page for an address that leads nowhere. */
  | { kind: 'page'; status: 200 | 404; html: string }
  /** A page that is not made ahead of time: the app draws it, in a document of its own if there is `html`. */
  | { kind: 'shell'; status: 200 | 404; html?: string }
  /** Something beside the pages, such as the site map. */
  | { kind: 'file'; content: string }
  | { kind: 'failed'; reason: string }

export interface PageRenderer {
  /** A page by its path below the base, or a file by its name. */
  render(path: string): Promise<RenderedPage>
  /** Whether there is such a page for anybody, and the document that the app draws it in; it is not drawn here. */
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
    /** Where it reads what the pages show, unless that is where browsers do: one origin with the paths of all hosts. */
    apiOrigin?: string
    /** Sent with its calls, so that they are told from those of browsers. */
    token?: string
    /** What it would read from the host otherwise. */
    configuration?: unknown
    /** The folder of the built app, unless the renderer stands beside it. */
    dist?: string
  }
  observe?: Observe
  /** A page that takes longer is left to the browser, and the thread that makes it is ended. */
  patienceMs?: number
}

/** More are left to the browser at once. */
const mostWaiting = 200
const shortestPauseMs = 250
const longestPauseMs = 30_000
/** A thread that needs more is ended by itself, rather than the whole process. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

interface Task {
  id: number
  kind: 'render' | 'match'
  path: string
  began: number
  settle: (page: RenderedPage) => void
}

/**
 * Starts the renderer, which makes one page at a time. When it ends or hangs, another is started, after a pause that grows;
 * until then its pages are left to the browser.
 */
export function startPageRenderer(options: PageRendererOptions): PageRenderer {
  const { script, settings, observe = warnOf, patienceMs = 10_000 } = options
  const queue: Task[] = []
  let worker: Worker | undefined
  let underWay: Task | undefined
  let givingUp: NodeJS.Timeout | undefined
  let restarting: NodeJS.Timeout | undefined
  let endings = 0
  let last = 0
  let isClosed = false
  let reasonOfEnding = ''

  const finish = (task: Task, page: RenderedPage) => {
    observe({ kind: 'rendered', result: page.kind, milliseconds: performance.now() - task.began })
    // A reason is logged, and a query may hold what a visitor typed.
    if (page.kind === 'failed') task.settle({ ...page, reason: page.reason.replaceAll(task.path, pathOf(task.path)) })
    else task.settle(page)
  }
  const next = () => {
    if (underWay !== undefined || worker === undefined) return
    underWay = queue.shift()
    if (underWay === undefined) return
    const { id, kind, path } = underWay
    givingUp = setTimeout(() => end(`${pathOf(path)} took more than ${patienceMs} ms`), patienceMs).unref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
    worker.postMessage({ id, kind, path })
  }
  /** Ends the thread, which may hang, and all that waits for it. */
  const end = (reason: string) => {
    const ended = worker
    if (ended === undefined) return
    worker = undefined
    clearTimeout(givingUp)
    const failed = [...(underWay === undefined ? [] : [underWay]), ...queue.splice(0)]
    underWay = undefined
    reasonOfEnding = reason
    void ended.terminate()
    for (const task of failed) finish(task, { kind: 'failed', reason })
    if (isClosed) return
    const startsInMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(endings++, 10))
    observe({ kind: 'renderer ended', reason, startsInMs })
    restarting = setTimeout(start, startsInMs).unref()
  }
  const start = () => {
    const started = new Worker(script, { workerData: settings, resourceLimits })
    started.unref()
    worker = started
    const whenCurrent = (act: () => void) => () => worker === started && act()
    started.on('message', ({ id, ...page }: RenderedPage & { id: number }) => {
      if (worker !== started || underWay?.id !== id) return
      clearTimeout(givingUp)
      const done = underWay
      underWay = undefined
      if (page.kind !== 'failed') endings = 0
      finish(done, page)
      next()
    })
    started.on('error', (error) => whenCurrent(() => end(String(error)))())
    started.on(
      'exit',
      whenCurrent(() => end('The renderer has ended')),
    )
    next()
  }
  const ask = (kind: Task['kind'], path: string) =>
    new Promise<RenderedPage>((resolve) => {
      const task: Task = { id: ++last, kind, path, began: performance.now(), settle: resolve }
      /** Nobody waits for long behind others' pages. */
      const tooLate = setTimeout(() => {
        if (!queue.includes(task)) return
        queue.splice(queue.indexOf(task), 1)
        finish(task, { kind: 'failed', reason: `${pathOf(path)} waited for more than ${patienceMs} ms` })
      }, patienceMs).unref()
      task.settle = (page) => {
        clearTimeout(tooLate)
        resolve(page)
      }
      if (worker === undefined) return finish(task, { kind: 'failed', reason: reasonOfEnding })
      if (queue.length >= mostWaiting) return finish(task, { kind: 'failed', reason: 'Too many pages wait' })
      // Whether there is a page is known at once; nobody waits for another's page for that.
      if (kind === 'match') queue.unshift(task)
      else queue.push(task)
      next()
    })
  start()
  return {
    render: (path) => ask('render', path),
    match: (path) => ask('match', path),
    close: async () => {
      isClosed = true
      clearTimeout(restarting)
      const ending = worker?.terminate()
      end('The host is closing')
      await ending
    },
  }
}

/** Returns what is logged of an address. */
function pathOf(address: string): string {
  return address.split('?')[0] ?? ''
}
