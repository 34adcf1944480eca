import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router-dom'
import { type PageName, paths } from '#domain/page/model/paths.ts'
import { pageOf } from '#app/pages.ts'
import { basePath } from '#platform/config/base-path.ts'
import { closeOverlay } from './close-overlay.ts'
import { isOverPage } from '#platform/links/over-page.ts'
import { findRoutes } from './find-routes.ts'
import { type AppHistory, locationOf } from './history.ts'
import { loadMatched } from './load-pages.ts'
import { isHostThere, isReloaded, markReloaded } from './reload-once.ts'

export interface NavigationState {
  /** What is shown, with base path. */
  location: Location
  /** The routes of its pages, as they were when it was shown: with their components, when those are there. */
  matches: readonly RouteMatch[]
  /** How it was reached. */
  type: NavigationType
  /** The same page in another state, such as the next tab: asked for by `preventScrollReset`, or said by its row (`keeps`). */
  isSamePage: boolean
  /** Whether the page's script is there; it is not when the app has just started. */
  isReady: boolean
  /** Why the page's script did not come. */
  error?: unknown
}

export interface Navigation {
  /** What is shown. */
  readonly state: NavigationState
  /** Whether the script of the next page is on its way. */
  readonly isPending: boolean
  /** For the router's links and hooks. */
  readonly navigator: Navigator
  /** Goes to a path of the app, without base. Done when the page is there. */
  navigate: (path: string, options?: NavigateOptions) => Promise<void>
  /**
   * Loads the script of a page of the app, by its path without base, before it is navigated to. Resolves with its route,
   * which has no component when the script does not come.
   */
  prefetch: (path: string) => Promise<RouteMatch | undefined>
  /** Calls back on every change, until the answer is called. */
  subscribe: (listener: () => void) => () => void
}

export interface NavigationOptions {
  routes: RouteObject[]
  history: AppHistory
  /** Reloads the document, when the script of a page has gone with an older build. */
  reload?: () => void
  /** Loads a document for a page that may not be shown in this one; returns whether it does. */
  leave?: (from: Location, to: Location, isReplaced: boolean) => boolean
}

/**
 * Where the visitor is and where they are going. The next page is loaded first, then the address and the page change
 * together; a newer navigation wins over one that still loads. The data router of react-router does this too, and much
 * that is not needed here: 15 KB more for every first view.
 */
export function createNavigation({ routes, history, reload, leave }: NavigationOptions): Navigation {
  const listeners = new Set<() => void>()
  let latest = 0
  let isPending = false
  // Most navigations change the query alone: the routes stay the same, and what shows them sees that. They are found again
  // after a script came, so that it sees that they have changed.
  let found: { pathname: string; matches: readonly RouteMatch[] } | undefined
  const matchesAt = ({ pathname }: Location) => {
    if (found?.pathname !== pathname) found = { pathname, matches: findRoutes(routes, pathname) }
    return found.matches
  }
  let state: NavigationState = {
    location: history.location,
    matches: matchesAt(history.location),
    type: NavigationType.Pop,
    isSamePage: false,
    isReady: false,
  }

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const show = (next: Omit<NavigationState, 'isReady' | 'matches'>) => {
    isPending = false
    state = { ...next, matches: matchesAt(next.location), isReady: true }
    notify()
  }

  /**
   * Loads what an address needs, then runs `arrive`, unless there was another navigation meanwhile. When a script does not
   * come, `enter` makes the address the current one and the document is reloaded, once.
   */
  const load = async (
    target: Location,
    arrive: (error?: unknown) => void,
    enter: (state: object) => void,
  ): Promise<void> => {
    const turn = ++latest
    const loading = loadMatched(matchesAt(target))
    if (loading === undefined) {
      arrive()
      return
    }
    isPending = true
    notify()
    try {
      await loading
      found = undefined
      if (turn === latest) arrive()
    } catch (error) {
      if (turn !== latest) return
      const isWorthIt = reload !== undefined && !isReloaded(target.state) && (await isHostThere(createPath(target)))
      if (turn !== latest) return
      if (reload === undefined || !isWorthIt) {
        arrive(error)
        return
      }
      enter(markReloaded(target.state))
      reload()
    }
  }

  const go = (to: To, historyState: unknown, options: NavigateOptions = {}, replace = false): Promise<void> => {
    const target = locationOf(to, historyState ?? null)
    if (leave?.(state.location, target, replace) === true) return Promise.resolve()
    const enter = (entryState: unknown) => {
      // A link that is pressed twice is one step back.
      const isReplaced = replace || createPath(target) === createPath(state.location)
      const entry: Location = { ...target, state: entryState }
      if (isReplaced) history.replace(entry)
      else history.push(entry)
      return isReplaced ? NavigationType.Replace : NavigationType.Push
    }
    return load(
      target,
      (error) => {
        const type = enter(target.state)
        const isSamePage = options.preventScrollReset ?? isKept(state.matches, matchesAt(target))
        show({ location: target, type, isSamePage, error })
      },
      enter,
    )
  }

  const arrive = (location: Location, isSamePage: boolean) =>
    load(
      location,
      (error) => show({ location, type: NavigationType.Pop, isSamePage, error }),
      (entryState) => {
        const entry: Location = { ...location, state: entryState }
        history.replace(entry)
      },
    )

  let isReturning = false
  history.listen((step) => {
    if (isReturning) {
      isReturning = false
      return
    }
    if (step === 'covered' || step === 'uncovered') {
      // The address may have changed while something lay over the page.
      history.replace(state.location)
      if (step === 'uncovered' && !closeOverlay()) history.go(-1)
      return
    }
    const delta = step
    // Back closes what lies over the page, and then leads to the entry that it came from.
    const isSamePage =
      delta === undefined ||
      isKept(state.matches, matchesAt(history.location)) ||
      (delta === -1 && isOverPage(state.location)) ||
      (delta === 1 && isOverPage(history.location))
    if (!isSamePage && closeOverlay() && delta < 0) {
      isReturning = true
      history.go(-delta)
      return
    }
    // The browser's own step to a place on the same page has no key yet.
    if (delta === undefined) history.replace(locationOf(history.location))
    void arrive(history.location, isSamePage)
  })
  void arrive(history.location, false)

  return {
    get state() {
      return state
    },
    get isPending() {
      return isPending
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, historyState, options) => void go(to, historyState, options),
      replace: (to, historyState, options) => void go(to, historyState, options, true),
    },
    navigate: (path, options) => go(`${basePath}${path}`, options?.state, options, options?.replace),
    async prefetch(path) {
      const matches = findRoutes(routes, pathnameOf(`${basePath}${path}`))
      // A navigation loads it again, and a failure then matters.
      await loadMatched(matches)?.catch(() => undefined)
      return matches.at(-1)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** True when the page of one address is kept at another. */
function isKept(from: readonly RouteMatch[], to: readonly RouteMatch[]): boolean {
  const kept = keptAt(from)
  return kept !== undefined && kept === keptAt(to)
}

function keptAt(matches: readonly RouteMatch[]): PageName | undefined {
  const handle: unknown = matches.at(-1)?.route.handle
  return isPageName(handle) ? pageOf(handle).keeps : undefined
}

function isPageName(handle: unknown): handle is PageName {
  return typeof handle === 'string' && handle in paths
}

function pathnameOf(path: string): string {
  return parsePath(path).pathname ?? '/'
}
