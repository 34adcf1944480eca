import { useSyncExternalStore } from 'react'

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/**
 * In milliseconds: what a page is left in peace for, so that nothing competes with what is read. Whoever only listens, as
 * with a screen reader, touches nothing for long.
 */
const peace = 30_000

let isTouched = false
let waiting: Set<() => void> | undefined

/** Runs with the first thing that somebody does here, or when they have looked at the page for a while. Answers how not to. */
export function whenTouched(run: () => void): () => void {
  if (isTouched) {
    run()
    return () => undefined
  }
  const all = waiting ?? watch()
  all.add(run)
  return () => all.delete(run)
}

/** Whether somebody has done anything here yet. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(
    whenTouched,
    () => isTouched,
    () => false,
  )
}

function watch(): Set<() => void> {
  const all = new Set<() => void>()
  waiting = all
  const once = new AbortController()
  const touch = () => {
    once.abort()
    clearTimeout(timer)
    isTouched = true
    for (const run of all) run()
  }
  const timer = setTimeout(touch, peace)
  for (const name of touches)
    window.addEventListener(name, touch, { signal: once.signal, passive: true, capture: true })
  return all
}
