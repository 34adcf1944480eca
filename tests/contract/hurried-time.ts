/** How many times as fast the client's waits pass: it gives up on a call after 4 seconds instead of 20. */
export const hurry = 5

/**
 * Lets everything in this process wait for a fifth of what it says, until the work is done: the client's code is the web
 * app's, and nobody needs to sit through its patience. The sandbox is another process, whose time is its own.
 */
export async function inHurriedTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { setTimeout: real } = globalThis
  const hurried = (handler: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    real(handler, milliseconds / hurry, ...values)
  globalThis.setTimeout = Object.assign(hurried, real)
  try {
    return await work()
  } finally {
    globalThis.setTimeout = real
  }
}
