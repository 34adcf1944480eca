let flush: (() => void) | undefined
let isWanted = false

/** Asks for everything that waits to be sent at once, as soon as there is something that sends. */
export function requestFlush(): void {
  if (flush === undefined) isWanted = true
  else flush()
}

/** Says how to send at once; a request that came before is met now. */
export function onFlushRequest(next: () => void): void {
  flush = next
  if (isWanted) next()
  isWanted = false
}
