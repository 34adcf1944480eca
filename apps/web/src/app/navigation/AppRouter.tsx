import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { parsePath, Router } from 'react-router-dom'
import { currentSession } from '#platform/auth/session-store.ts'
import { audienceOf } from '#platform/auth/use-audience.ts'
import type { PageComponent } from '#platform/navigation/fetch-ahead.ts'
import { RouteMatches } from '#platform/navigation/outlet.tsx'
import { regionOf } from '#platform/region/regions.ts'
import type { Navigation, NavigationState } from './create-navigation.ts'
import { rememberFollowedLink } from './followed-links.ts'
import { keepScrollPositions, rememberScrollPosition } from './scroll-positions.ts'
import { scrollOnNavigation } from './scroll-on-navigation.ts'

export interface AppRouterProps {
  navigation: Navigation
}

const ShownContext = createContext<NavigationState | undefined>(undefined)
const PendingContext = createContext(false)
const PrefetchContext = createContext<Navigation['prefetch']>(() => Promise.resolve(undefined))

/** Renders the page of the current address; the old page, if there is one, stays until the new one is ready. */
export function AppRouter({ navigation }: AppRouterProps) {
  const [shown, setShown] = useState(navigation.state)
  const [isRendering, startTransition] = useTransition()
  const isLoading = useSyncExternalStore(
    navigation.subscribe,
    () => navigation.isPending,
    () => false,
  )
  const follow = useEffectEvent(() => {
    if (navigation.state === shown) return
    rememberScrollPosition(shown.location.key)
    rememberFollowedLink(shown.location.key)
    // While no page is there, nothing is worth keeping: what else comes meanwhile would be rendered before the page.
    const render = shown.isReady ? startTransition : atOnce
    render(() => setShown(navigation.state))
  })
  useLayoutEffect(() => {
    follow()
    return navigation.subscribe(() => follow())
  }, [navigation])
  useLayoutEffect(() => scrollOnNavigation(shown), [shown])
  useEffect(() => keepScrollPositions(() => navigation.state.location.key), [navigation])
  // One element until another page is shown: that one is on its way is no reason to render this one again.
  const page = useMemo(
    () => (
      <ShownContext value={shown}>
        <PrefetchContext value={navigation.prefetch}>
          <Router
            basename={import.meta.env.BASE_URL}
            location={shown.location}
            navigationType={shown.type}
            navigator={navigation.navigator}
          >
            <RouteMatches matches={shown.matches} />
          </Router>
        </PrefetchContext>
      </ShownContext>
    ),
    [navigation, shown],
  )
  return <PendingContext value={isLoading || isRendering}>{page}</PendingContext>
}

function atOnce(change: () => void): void {
  change()
}

/** Returns the navigation whose page is rendered now; the address may already be another one. */
export function useShown(): NavigationState {
  const shown = useContext(ShownContext)
  if (shown === undefined) throw new Error('useShown needs an AppRouter around it')
  return shown
}

/** True while another page is loading or being rendered. */
export function useIsNavigating(): boolean {
  return useContext(PendingContext)
}

/**
 * Returns a function that loads the script of a page, and what the page fetches ahead, for when somebody is about to
 * follow a link to its path.
 */
export function usePrefetch(): (path: string) => Promise<void> {
  const prefetch = useContext(PrefetchContext)
  const queryClient = useQueryClient()
  return async (path) => {
    const { route, params = {} } = (await prefetch(path)) ?? {}
    const page: PageComponent | null | undefined = route?.Component
    const audience = audienceOf(currentSession())
    if (audience === undefined) return
    const { pathname = '/', search } = parsePath(path)
    page?.fetchAhead?.(queryClient, {
      audience,
      region: regionOf(pathname),
      params,
      query: new URLSearchParams(search),
    })
  }
}
