import { hydrate } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLeavingForProvider, restoreSession } from '#platform/auth/auth.ts'
import { onSessionEnd } from '#platform/auth/session-store.ts'
import { configureClients } from '#platform/clients.ts'
import { type AppConfig, setAppConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { markHydrated } from '#platform/islands/mark-hydrated.ts'
import { nextTask } from '#platform/islands/when.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import {
  isPrerenderedFor,
  missingAttribute,
  prerenderedPathAttribute,
  queryStateElementId,
} from '#platform/prerender/markup.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { regionOf } from '#platform/region/regions.ts'
import { followRegion } from '#platform/region/follow-region.ts'
import { App } from '#app/App.tsx'
import { AppRouter } from '#app/navigation/AppRouter.tsx'
import { onOverlay } from '#app/navigation/close-overlay.ts'
import { createNavigation } from '#app/navigation/create-navigation.ts'
import { createBrowserHistory } from '#app/navigation/history.ts'
import { leaveDocument } from '#app/navigation/leave-document.ts'
import { loadPages } from '#app/navigation/load-pages.ts'
import { withMissingPage } from '#app/missing-page.tsx'
import { registerClub } from '#app/register-club.ts'
import { routes as routeTable } from '#app/routes.tsx'
import { startServices } from '#app/start-services.ts'

/** Starts the app in the browser: hydrates a prerendered page, or renders the page into the empty shell. */
export async function startApp(root: HTMLElement, config: AppConfig): Promise<void> {
  // All that the app is made of has just been evaluated.
  await nextTask()
  setAppConfig(config)
  registerClub()
  const { dataset } = document.documentElement
  // A prerendered page has it: set again, the whole page's styles would be computed again.
  if (config.theme !== undefined && dataset['theme'] !== config.theme) dataset['theme'] = config.theme
  const currentPath = () => withoutBase(location.pathname)
  followRegion(currentPath())
  configureClients(config, () => regionOf(currentPath()).countryCode)
  const queryClient = createQueryClient()
  // The native app has no header and footer, which prerendered pages have.
  const isPrerenderedHere = () =>
    !isNativeApp() && isPrerenderedFor(root.getAttribute(prerenderedPathAttribute), currentPath(), location.search)
  const isPrerendered = isPrerenderedHere()
  const isMissing = isPrerendered && root.hasAttribute(missingAttribute)
  const routes = isMissing ? withMissingPage(routeTable, location.pathname) : routeTable
  let hydratesMarkup = isPrerendered
  if (isPrerendered) {
    hydrate(queryClient, JSON.parse(document.getElementById(queryStateElementId)?.textContent ?? 'null'))
    const [hasPage] = await Promise.all([isLoaded(loadPages(routes, location.pathname)), nextTask()])
    // Back may have led to another page of the same document meanwhile.
    hydratesMarkup = hasPage && isPrerenderedHere()
  }
  // Server state of one member is not kept for the next person (AUT-03).
  onSessionEnd(() => queryClient.clear())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeavingForProvider()) location.reload()
  })
  const restored = restoreSession()
  nameDocument(config.clubName)
  const entries = createBrowserHistory()
  onOverlay(entries.cover)
  const navigation = createNavigation({
    routes,
    history: entries,
    reload: () => location.reload(),
    leave: leaveDocument,
  })
  navigation.subscribe(() => followRegion(withoutBase(navigation.state.location.pathname)))
  const app = (
    <Started root={root}>
      <App queryClient={queryClient}>
        <AppRouter navigation={navigation} />
      </App>
    </Started>
  )
  // In slices, so that a press, a key, scrolling and a member's tokens are handled meanwhile.
  startTransition(() => {
    if (hydratesMarkup) {
      hydrateRoot(root, app)
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
  await restored
}

function Started({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => markHydrated(root), [root])
  useEffect(startServices, [])
  return children
}

/** True when the page's script has loaded. Otherwise the router renders the page again, and handles the failure. */
async function isLoaded(pages: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await pages
    return true
  } catch {
    return false
  }
}

/**
 * Sets a title until a page has rendered its own: React inserts that before it, and browsers show the first (WCAG
 * 2.4.2).
 */
function nameDocument(club: string): void {
  const title = document.querySelector('title[data-shell]') ?? document.createElement('title')
  title.textContent = club
  document.head.append(title)
}

function withoutBase(pathname: string): string {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname
}
