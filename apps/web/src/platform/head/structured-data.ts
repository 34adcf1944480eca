import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { inRegion, type Region } from '#platform/region/regions.ts'

/** What a page says of itself in its head. */
export interface PageFacts {
  title: string
  description: string | undefined
  url: string
  image: string
  region: Region
}

/** The pages above one, home excepted. */
export type Trail = readonly { label: string; path: string }[]

let noted: readonly object[] = []

/** Keeps what a page that is rendered ahead of time is about: where it stands, then what `about` says. */
export function noteStructuredData(
  page: PageFacts,
  trail: Trail,
  about?: (page: PageFacts) => readonly object[],
): void {
  noted = [...breadcrumbs(page, trail), ...(about?.(page) ?? [])]
}

/** What the page that was rendered last is about, and forgets it. */
export function takeStructuredData(): readonly object[] {
  const taken = noted
  noted = []
  return taken
}

/** Structured data as text for a script element: valid JSON in which nothing can end the element. */
export function structuredDataText(graph: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** Returns the club itself, as an organisation. */
export function organisation(): object {
  const { clubName, origin } = appConfig()
  return {
    '@type': 'Organization',
    '@id': organisationId(),
    name: clubName,
    url: `${origin}${basePath}/`,
    logo: `${origin}/favicon.svg`,
  }
}

/** Returns a reference to the club from another thing. */
export function organisationId(): string {
  return `${appConfig().origin}${basePath}/#organisation`
}

/** Home, the pages above, the page itself; home has none above it. */
function breadcrumbs({ title, url, region }: PageFacts, trail: Trail): object[] {
  const address = (path: string) => `${appConfig().origin}${basePath}${inRegion(path, region)}`
  const home = { label: m.common_home(), url: address('/') }
  if (url === home.url) return []
  const steps = [home, ...trail.map(({ label, path }) => ({ label, url: address(path) })), { label: title, url }]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ label, url: item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item,
      })),
    },
  ]
}
