/** How long to wait for other tabs, in milliseconds: a tab that the browser has frozen never lets go. */
const longestWait = 15_000

/**
 * Runs work while no other tab runs any under the same name. A browser without locks runs it at once. With `linger`, others
 * wait so many milliseconds more: what this tab has written to storage takes a moment to reach them, longer than the lock.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>, { linger = 0 } = {}): Promise<T> {
  if (!('locks' in navigator)) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), longestWait)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { signal: waiting.signal }, async () => {
        clearTimeout(timer)
        await work().then(resolve, reject)
        if (linger > 0) await new Promise((letGo) => setTimeout(letGo, linger))
      })
      .catch((error: unknown) => {
        clearTimeout(timer)
        if (waiting.signal.aborted) work().then(resolve, reject)
        else reject(error)
      })
  })
}
