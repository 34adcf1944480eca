import { useSyncExternalStore } from 'react'
import { allowsOptional, currentConsent, onConsentChange } from '#platform/consent/consent-store.ts'

const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/** In milliseconds: somebody who listens to a page with a screen reader may not interact with it for long. */
const longestQuiet = 30_000

/** In milliseconds. */
const longestBusy = 1_000

type Stop = () => void

let hasInteracted = false
let waiting: Set<() => void> | undefined

/**
 * Runs with the first interaction with the page, or when it has been open for a while. Returns a function that cancels
 * it.
 */
export function onFirstInteraction(run: () => void): Stop {
  if (hasInteracted) {
    run()
    return () => undefined
  }
  waiting ??= watchInteractions()
  waiting.add(run)
  return () => waiting?.delete(run)
}

/** Returns whether there has been an interaction with the page. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    onFirstInteraction,
    () => hasInteracted,
    () => false,
  )
}

/**
 * Runs once something may be measured: with consent to anything optional, or with the first interaction of somebody who has
 * not chosen yet, as what they do is kept until they do. Returns a function that cancels it.
 */
export function onConsent(run: () => void): Stop {
  let isOver = false
  const runOnce = () => {
    const consent = currentConsent()
    if (isOver || !(allowsOptional(consent) || (consent.kind === 'undecided' && hasInteracted))) return
    isOver = true
    run()
  }
  runOnce()
  const stopConsent = onConsentChange(runOnce)
  const stopInteraction = onFirstInteraction(runOnce)
  return () => {
    isOver = true
    stopConsent()
    stopInteraction()
  }
}

/** Resolves in a task of its own: what came from the visitor meanwhile goes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const arrive = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', arrive, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}

/**
 * Runs when the browser has nothing else to do. A service that does not start must not take the page with it; without a
 * connection its script did not come, and it is started again once there is one.
 */
export function onIdle(run: () => void | Promise<unknown>): void {
  const runSafely = async () => {
    try {
      await run()
    } catch (error) {
      if (navigator.onLine) return console.error('A service did not start', error)
      console.warn('A service waits for a connection', error)
      window.addEventListener('online', () => onIdle(run), { once: true })
    }
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void runSafely(), { timeout: longestBusy })
  else setTimeout(() => void runSafely())
}

/**
 * Runs once an element is in or near the viewport, or has been scrolled past, however it got there: somebody who jumps to the
 * end of a page may scroll back up. Returns a function that cancels it.
 */
export function onVisible(element: Element, run: () => void, ahead = '600px'): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: `${farAbove} 0px ${ahead}` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Runs once an element is in the viewport and, from the first interaction with the page on, near it: before, nobody has
 * scrolled. Returns a function that cancels it.
 */
export function onNear(element: Element, run: () => void): Stop {
  const stops = [onVisible(element, run, '0px')]
  stops.push(onFirstInteraction(() => void stops.push(onVisible(element, run))))
  return () => stops.forEach((stop) => stop())
}

/** Higher than any page. */
const farAbove = '1000000px'

function watchInteractions(): Set<() => void> {
  const runs = new Set<() => void>()
  const listening = new AbortController()
  const interact = () => {
    listening.abort()
    clearTimeout(timer)
    hasInteracted = true
    for (const run of runs) run()
  }
  const timer = setTimeout(interact, longestQuiet)
  for (const name of interactions)
    window.addEventListener(name, interact, { signal: listening.signal, passive: true, capture: true })
  return runs
}
