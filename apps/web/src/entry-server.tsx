import { matchRoutes, type RouteObject } from 'react-router-dom'
import { nothingHere } from './app/navigation/nothing-here.ts'
import { renderedRegion } from './app/render-page.tsx'
import { routes } from './app/routes.tsx'
import { configureClients } from './platform/clients.ts'
import { type AppConfig, appConfig, setAppConfig } from './platform/config/app-config.ts'
import { basePath } from './platform/config/base-path.ts'
import { parseConfig } from './platform/config/parse-config.ts'
import { paths } from './platform/paths.ts'
import { listPublicPages } from './app/prerender/public-pages.ts'
import { robotsText as robots, siteMap } from './app/prerender/site-map.ts'
import { webManifest } from './app/prerender/web-manifest.ts'
import { inRegion, regions } from './platform/region/regions.ts'

export { renderPage, type RenderedPage } from './app/render-page.tsx'

/**
 * To be called once before anything else: the configuration of the pages, and, where that differs, the one to read with
 * what they show.
 */
export function prepare(configuration: unknown, reading: unknown = configuration): void {
  const config: AppConfig = parseConfig(configuration)
  setAppConfig(config)
  configureClients(parseConfig(reading), () => renderedRegion().countryCode)
}

/** The pattern of the route that answers an address below the base; `*` for none. */
export function matchPage(address: string): { pattern: string } {
  const [pathname = '/'] = address.split('?')
  const match = matchRoutes(routes, `${basePath}${pathname}`, basePath)?.at(-1)
  const isNowhere = match === undefined || match.route.handle === nothingHere || isForDevelopers(match.route)
  return { pattern: isNowhere ? '*' : (match.route.path ?? '') }
}

/** Their tools are not there in production (GAP-02). */
function isForDevelopers({ path }: RouteObject): boolean {
  return path === paths.developerTools.pattern && appConfig().environment === 'production'
}

/** Every public path with its region, the most visited first. */
export async function publicPaths(): Promise<string[]> {
  const pages = await listPublicPages()
  return pages.flatMap(({ path, regions: shownIn }) => shownIn.map((region) => inRegion(path, regions[region])))
}

/** What search engines are told of all pages that are published now. */
export async function siteMapText(): Promise<string> {
  return siteMap(await listPublicPages(), `${appConfig().origin}${basePath}`)
}

/** What the club is on a home screen. */
export function webManifestText(): string {
  return webManifest(appConfig().clubName)
}

export function robotsText(): string {
  return robots(appConfig().origin, basePath)
}
