type LockWork = (lock: Lock | null) => Promise<unknown>

/** `navigator.locks` of one document: names are the browser's own, and a document that goes lets go. */
export function createLocks(browser: string, gone: AbortSignal) {
  const isGone = new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }))
  return {
    async request(name: string, { signal }: { signal?: AbortSignal }, work: LockWork): Promise<unknown> {
      const given = signal === undefined ? gone : AbortSignal.any([signal, gone])
      return navigator.locks.request(`${browser} ${name}`, { signal: given }, (lock) =>
        gone.aborted ? undefined : Promise.race([work(lock), isGone]),
      )
    },
  }
}
