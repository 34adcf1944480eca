import { vi } from 'vitest'

/**
 * The app's waits of seconds, as between two tries of a call, pass ten times as fast. Limits of time, which are longer,
 * stay as they are. `vi.unstubAllGlobals` takes it back.
 */
export function hurry(): void {
  const { setTimeout: wait } = globalThis
  vi.stubGlobal('setTimeout', (run: (...values: unknown[]) => void, time = 0, ...values: unknown[]) =>
    wait(run, time >= 500 && time < 10_000 ? time / 10 : time, ...values),
  )
}
