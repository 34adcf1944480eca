export interface BatchSender<Item> {
  add: (item: Item) => void
  /** Sends what waits, now. */
  flush: () => void
  /** Forgets what waits and sends nothing more. */
  stop: () => void
}

/** How long items wait for company, and how many go together, which is also how many wait while nothing can be sent. */
const waitMs = 1_000
const longestBatch = 50

/** Sends items together to a service. What does not arrive is sent once more with later ones, and then given up. */
export function createBatchSender<Item>(url: string, bodyOf: (items: readonly Item[]) => object): BatchSender<Item> {
  let waiting: { item: Item; isRepeat: boolean }[] = []
  let isStopped = false
  let timesLeft = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.splice(0, longestBatch)
    if (batch.length === 0 || isStopped) return
    const timesLeftBefore = timesLeft
    const putBack = (error: unknown) => {
      if (isStopped || timesLeft !== timesLeftBefore) return
      console.warn('What was measured did not arrive', error)
      const again = batch.filter(({ isRepeat }) => !isRepeat).map(({ item }) => ({ item, isRepeat: true }))
      waiting = [...again, ...waiting].slice(0, longestBatch)
    }
    // A page that is left hears of no answer, but its calls arrive: they outlive it. It may hear so just before `pagehide`.
    post(url, bodyOf(batch.map(({ item }) => item))).catch((error: unknown) => setTimeout(putBack, waitMs, error))
    if (waiting.length > 0) flush()
  }
  const flushWhenLeaving = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  const flushAndLeave = () => {
    flush()
    timesLeft++
  }
  document.addEventListener('visibilitychange', flushWhenLeaving)
  window.addEventListener('pagehide', flushAndLeave)
  return {
    add(item) {
      if (isStopped) return
      waiting.push({ item, isRepeat: false })
      if (waiting.length >= longestBatch) flush()
      else timer ??= setTimeout(flush, waitMs)
    },
    flush,
    stop() {
      isStopped = true
      waiting = []
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', flushWhenLeaving)
      window.removeEventListener('pagehide', flushAndLeave)
    },
  }
}

/** Outlives the page that sends it, and carries no cookie. */
async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}
