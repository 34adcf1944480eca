import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { App } from './app/App.tsx'
import { AppRouter } from './app/navigation/AppRouter.tsx'
import { createNavigation } from './app/navigation/create-navigation.ts'
import { loadPages } from './app/navigation/load-pages.ts'
import { routes } from './app/routes.tsx'
import { configureClients } from './platform/clients.ts'
import { setAppConfig } from './platform/config/app-config.ts'
import { basePath } from './platform/config/base-path.ts'
import { parseConfig } from './platform/config/parse-config.ts'
import { createQueryClient } from './platform/query/query-client.ts'
import { setTextRegion } from './platform/region/follow-region.ts'
import { regionOf } from './platform/region/regions.ts'

/** A public page as HTML, with the state it was made from. */
export interface PrerenderedPage {
  html: string
  /** For `hydrate` of TanStack Query. */
  queryState: unknown
  lang: string
}

/** Rounds of rendering and fetching: a page may ask for more once it has its first data. */
const maxRounds = 4

/**
 * Renders a public page, without base path, as a visitor sees it. The page is rendered, what it asked for is fetched, and
 * it is rendered again until it asks for nothing more. Throws when something it asks for fails.
 */
export async function renderPage(path: string, configuration: unknown): Promise<PrerenderedPage> {
  const config = parseConfig(configuration)
  setAppConfig(config)
  setTextRegion(path)
  configureClients(config, () => regionOf(path).countryCode)
  await loadPages(routes, `${basePath}${path}`)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [`${basePath}${path}`] })
  const navigation = createNavigation({ routes, history })
  for (let round = 0; round < maxRounds; round++) {
    const { prelude } = await prerender(
      <App queryClient={queryClient}>
        <AppRouter navigation={navigation} routes={routes} />
      </App>,
      // React would bring large parts in by an inline script, which the Content-Security-Policy blocks.
      { onError: rethrow, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    )
    const html = await new Response(prelude).text()
    if (!(await fetchWhatIsMissing(queryClient)))
      return { html, queryState: dehydrate(queryClient), lang: regionOf(path).locale }
  }
  throw new Error(`${path} still asks for data after ${maxRounds} rounds`)
}

async function fetchWhatIsMissing(queryClient: QueryClient): Promise<boolean> {
  const missing = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.data === undefined && isEnabled(query.options) })
  await Promise.all(missing.map((query) => query.fetch()))
  return missing.length > 0
}

/** The cache keeps the options of whoever asked first; one that is switched off is not waited for. */
function isEnabled(options: object): boolean {
  return !('enabled' in options) || options.enabled !== false
}

function rethrow(error: unknown): never {
  throw error
}
