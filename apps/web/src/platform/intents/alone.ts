/** How long to wait for other tabs, in milliseconds: a tab that the browser has frozen never lets go. */
const longestWait = 15_000

/** Runs work while no other tab runs any under the same name. A browser without locks runs it at once. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), longestWait)
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (waiting.signal.aborted) return work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
