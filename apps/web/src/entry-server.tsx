import { isBrowserPage, isMembersOnly, type Page, pageOf } from './app/pages.ts'
import { renderedRegion } from './app/render-page.tsx'
import { loadNotFoundPage, pageAt } from './app/routes.tsx'
import { configureClients } from './platform/clients.ts'
import { type AppConfig, appConfig, setAppConfig } from './platform/config/app-config.ts'
import { basePath } from './platform/config/base-path.ts'
import { parseConfig } from './domain/club/model/parse-config.ts'
import { type PageName, paths } from '#domain/page/model/paths.ts'
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

/** Returns what becomes of an address below the base: rendered here, left to the browser, or nothing is there. */
export function matchPage(address: string): 'rendered' | 'browser' | 'nowhere' {
  const name = pageAt(address)
  if (name === undefined) return 'nowhere'
  const { prerender, environment } = pageOf(name)
  // The developers' tools are not there in production (GAP-02).
  if (environment === 'development' && appConfig().environment === 'production') return 'nowhere'
  return prerender === undefined ? 'browser' : 'rendered'
}

/**
 * Returns the pages that are rendered here, for what measures them: `build.mjs` writes them into `dist-
 * server/pages.json`.
 */
export function renderedPages() {
  return (Object.keys(paths) as PageName[]).flatMap((name) => {
    const { prerender, region } = pageOf(name)
    return prerender === undefined ? [] : [{ name, pattern: paths[name].pattern, from: prerender.from, region }]
  })
}

// By name: the tests beside them, which a glob of all files takes in, cannot be loaded outside their runner.
const sources = import.meta.glob<object>('./pages/*/*Page{,Route}.tsx')

/** Returns the source file of a page as the manifest of the build names it. */
export async function sourceOf(name: PageName | undefined): Promise<string> {
  const { load = loadNotFoundPage } = name === undefined ? {} : pageOf(name)
  const component = await load()
  for (const [file, read] of Object.entries(sources))
    if (Object.values(await read()).includes(component)) return file.replace('./', 'src/')
  throw new Error(`No file in src/pages exports the page ${name}`)
}

/**
 * Returns what a member's page at an address needs, as the manifest of the build names it: first what leads to its content,
 * later what stands around that. And whether the document asks for the session: not the one on which a card is entered, whose
 * policy lets in no script that stands in it.
 */
export async function memberModulesAt(
  address: string,
): Promise<{ first: string[]; later: string[]; asksForSession: boolean }> {
  const name = pageAt(address)
  const row: Page = name === undefined ? {} : pageOf(name)
  const content = ['delivery', 'create-client'].map((file) => `../../packages/content-client/src/runtime/${file}.ts`)
  return {
    first: [
      'src/platform/auth/identity-client.ts',
      ...(name !== undefined && isBrowserPage(name) ? ['src/app/browser-pages.ts'] : []),
      ...(isMembersOnly(row) ? ['src/features/sign-in/components/MemberGate.tsx'] : []),
      ...(row.subscription === undefined ? [] : ['src/app/gates/SubscriptionGate.tsx']),
      ...(row.flag === undefined ? [] : ['src/app/gates/FlagGate.tsx']),
      await sourceOf(name),
      ...(name === 'home' ? [...content, 'src/pages/home/components/PrivateHome.tsx'] : []),
    ],
    later: [...content, 'src/features/sign-in/components/SessionParts.tsx', 'src/app/shell/MemberTools.tsx'],
    asksForSession: row.document !== 'own',
  }
}

/** Every public path with its region, the most visited first. */
export async function publicPaths(): Promise<string[]> {
  const pages = await listPublicPages()
  return pages.flatMap(({ path, regions: shownIn }) => shownIn.map((region) => inRegion(path, regions[region])))
}

/** Returns the site map of all pages that are published now. */
export async function siteMapText(): Promise<string> {
  return siteMap(await listPublicPages(), `${appConfig().origin}${basePath}`)
}

/** Returns what the club is on a home screen. */
export function webManifestText(): string {
  return webManifest(appConfig().clubName)
}

export function robotsText(): string {
  return robots(appConfig().origin, basePath)
}
