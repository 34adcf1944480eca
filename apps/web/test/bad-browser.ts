import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { control } from './render-route.tsx'

/** What a browser says whose storage is full, or blocked. */
const refusals = {
  full: () => new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
  blocked: () => new DOMException('Access is denied for this document.', 'SecurityError'),
} as const

export const storageFaults = ['full', 'blocked'] as const satisfies readonly (keyof typeof refusals)[]

/** From here on the browser takes nothing into its storage. `vi.restoreAllMocks` takes it back. */
export function spoilStorage(how: keyof typeof refusals): void {
  const refuse = () => {
    throw refusals[how]()
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  if (how === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  else
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, name, 'get').mockImplementation(refuse)
}

/** Of the page's time, in milliseconds: the server answers in the course of a few. */
const onePass = 25
/** So often time passes for something that is awaited: for longer than a call is waited for, and made again. */
const mostPasses = 1200

/** From here on the page's time stands still but for `pass`. `vi.useRealTimers` takes it back. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** Lets the page's held time pass in a moment; the server takes its own time for what is under way meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await act(() => control.requests({ operationId: 'getProfile' }))
}

/**
 * Lets the page's held time pass until something is so, slowly enough for the server to answer in its own time. What the
 * page still waits for when `vi.useRealTimers` ends it never comes, so it is best ended by what is awaited.
 */
export async function passUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let count = 0; !(await isSo()); count++) {
    if (count > mostPasses) throw new Error(`It did not come about in ${count} passes`)
    await pass(onePass)
  }
}
