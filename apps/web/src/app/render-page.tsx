import { isNotThere } from '@clubhouse/rest-client/errors'
import { ContentError } from '@clubhouse/content-client/errors'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import type { RouteObject } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'
import { structuredDataElementId } from '#platform/head/forget-structured-data.ts'
import { missingPageMark } from '#platform/head/PageHead.tsx'
import { takeRenderedIslands } from '#platform/islands/rendered-islands.ts'
import { structuredDataText, takeStructuredData } from '#platform/head/structured-data.ts'
import type { PageName } from '#domain/page/model/paths.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { setTextRegion } from '#platform/region/follow-region.ts'
import { type Region, regionOf } from '#platform/region/regions.ts'
import { App } from '#app/App.tsx'
import { withMissingPage } from '#app/missing-page.tsx'
import { AppRouter } from '#app/navigation/AppRouter.tsx'
import { createNavigation } from '#app/navigation/create-navigation.ts'
import { createMemoryHistory } from '#app/navigation/history.ts'
import { loadPages } from '#app/navigation/load-pages.ts'
import { pageAt, routes } from '#app/routes.tsx'

/** A public page as HTML, with the state it was made from. */
export interface RenderedPage {
  /** 404: the page for an address where nothing is. */
  status: 200 | 404
  /** The page that stands at the address; undefined for the not-found page. */
  page: PageName | undefined
  /** The address below the base. */
  path: string
  html: string
  /** For `hydrate` of TanStack Query. */
  queryState: unknown
  /** An element for the head, or nothing. */
  structuredData: string
  lang: string
  /** The modules of the islands that stand in it, as the build's manifest names them. */
  islands: string[]
  /** Whether only its requests showed that there is no such page. */
  isMissing: boolean
}

let region = regionOf('/')

/** Returns the region of the page that is being rendered. */
export function renderedRegion(): Region {
  return region
}

/** Rounds of rendering and fetching: a page may ask for more once it has its first data. */
const maxRounds = 4

/**
 * Renders a public page by its address below the base, as a visitor sees it. The page is rendered, its requests are
 * made, and it is rendered again until it makes no more. Throws when one of them fails.
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  region = regionOf(address)
  setTextRegion(address)
  const page = await render(address, routes)
  const isMissing = page.page !== undefined && page.status === 404
  // As the app will render it, which does not fetch again.
  if (isMissing) return { ...(await render(address, withMissingPage(routes, pathOf(address)))), isMissing }
  return { ...page, isMissing }
}

async function render(address: string, table: RouteObject[]): Promise<Omit<RenderedPage, 'isMissing'>> {
  const pathname = pathOf(address)
  await loadPages(table, pathname)
  const queryClient = createQueryClient()
  // What is missing is shown as missing, instead of being fetched again by each component.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } })
  const history = createMemoryHistory(`${basePath}${address}`)
  const navigation = createNavigation({ routes: table, history })
  for (let round = 0; round < maxRounds; round++) {
    const { prelude } = await prerender(
      <App queryClient={queryClient}>
        <AppRouter navigation={navigation} />
      </App>,
      // React would bring large parts in by an inline script, which the Content-Security-Policy blocks.
      { onError: rethrow, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    )
    const html = await new Response(prelude).text()
    const graph = takeStructuredData()
    const islands = takeRenderedIslands()
    if (await fetchWhatIsMissing(queryClient)) continue
    return {
      status: html.includes(missingPageMark) ? 404 : 200,
      page: pageAt(address, table),
      path: address,
      html,
      queryState: dehydrate(queryClient),
      structuredData: structuredDataElement(address, graph),
      lang: regionOf(address).locale,
      islands,
    }
  }
  throw new Error(`${address} still asks for data after ${maxRounds} rounds`)
}

async function fetchWhatIsMissing(queryClient: QueryClient): Promise<boolean> {
  const missing = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state, options }) => state.status === 'pending' && isEnabled(options) })
  await Promise.all(
    missing.map(async (query) => {
      try {
        await query.fetch()
      } catch (error) {
        if (!saysThatNothingIsThere(error)) throw error
      }
    }),
  )
  return missing.length > 0
}

/** The cache keeps the options of the first query; a disabled one is not waited for. */
function isEnabled(options: object): boolean {
  return !('enabled' in options) || options.enabled !== false
}

function saysThatNothingIsThere(error: unknown): boolean {
  return error instanceof ContentError ? error.kind === 'not_found' : isNotThere(error)
}

function structuredDataElement(address: string, graph: readonly object[]): string {
  if (graph.length === 0) return ''
  const [path = ''] = address.split('?')
  const attributes = `type="application/ld+json" id="${structuredDataElementId}" data-path="${path.replaceAll('"', '%22')}"`
  return `<script ${attributes}>${structuredDataText(graph)}</script>`
}

/** With base, without query. */
function pathOf(address: string): string {
  return `${basePath}${address.split('?')[0]}`
}

function rethrow(error: unknown): never {
  throw error
}
