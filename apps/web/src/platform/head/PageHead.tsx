import { readImageAddress } from '@clubhouse/design-system/address'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { type Region, regionOf, regions } from '#platform/region/regions.ts'
import { type CanonicalPath, pathInRegion } from './canonical.ts'
import { searchLanguages } from './search-languages.ts'
import { forgetStructuredData } from './forget-structured-data.ts'
import { noteStructuredData, type PageFacts, type Trail } from './structured-data.ts'

/** The name by which a renderer learns that a page is the one for addresses where nothing is. */
export const missingPageMark = 'prerender-status-code'

export interface PageHeadProps {
  /** The page's own part of `{title} | {club}` (SEO-04). */
  title: string
  description?: string | undefined
  /** A public page has canonical and alternate-language links (SEO-03); the others, and all in the native app, are not for search engines (SEO-05). */
  isPublic: boolean
  /** There is no such page: the host answers 404 (ERR-41). */
  isMissing?: boolean
  /** Where there is such a page; in every region unless told otherwise. */
  regions?: readonly Region[]
  /** Returns the one path of a public page that has several, for its canonical link (SEO-02). */
  canonicalPath?: CanonicalPath
  /** What is shown where the page is shared. */
  imageUrl?: string | undefined
  /** The pages above a public page, home excepted: label and path. */
  trail?: Trail
  /** What the page is about, in the words of schema.org. Only asked for where the page is rendered ahead of time. */
  about?: (page: PageFacts) => readonly object[]
}

/** From this length on a description is cut, to so many characters (SEO-01). */
const tooLong = 160
const cutTo = 156

const atTop: Trail = []
const everywhere: readonly Region[] = Object.values(regions)

/** What the document's head says of a page. React hoists it there. */
export function PageHead({ title, description, isPublic, isMissing = false, ...more }: PageHeadProps) {
  const { pathname } = useLocation()
  const { clubName } = appConfig()
  const isFound = isPublic && !isNativeApp()
  const text = description === undefined ? undefined : metaDescription(description)
  useEffect(() => forgetStructuredData(pathname), [pathname])
  return (
    <>
      <title>{`${title} | ${clubName}`}</title>
      {text !== undefined && <meta name="description" content={text} />}
      {isFound ? (
        <PublicHead title={title} description={text} {...more} />
      ) : (
        <>
          <meta name="robots" content="noindex" />
          {isMissing && <meta name={missingPageMark} content="404" />}
        </>
      )}
    </>
  )
}

/** Canonical address, the same page in the other languages, and how the page looks where it is shared. */
function PublicHead({
  title,
  description,
  canonicalPath = pathInRegion,
  imageUrl,
  regions: shownIn = everywhere,
  trail = atTop,
  about,
}: Omit<PageHeadProps, 'isPublic' | 'isMissing'>) {
  const { pathname } = useLocation()
  const { clubName, hosts } = appConfig()
  const own = regionOf(pathname)
  const addressIn = (region: Region) => addressOf(canonicalPath(pathname, { region }))
  const url = addressIn(own)
  const image = shared(readImageAddress(imageUrl ?? '') ?? `${hosts.images}/content/hero-public`)
  if (import.meta.env.SSR) noteStructuredData({ title, description, url, image, region: own }, trail, about)
  return (
    <>
      <link rel="canonical" href={url} />
      {shownIn.map((region) => (
        <link key={region.id} rel="alternate" hrefLang={searchLanguages[region.id]} href={addressIn(region)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={clubName} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={own.locale.replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Returns the full address of a path of ours. */
function addressOf(path: string): string {
  return `${appConfig().origin}${basePath}${path}`
}

/** Returns a picture as it is shared: in a format that everybody reads, in the shape that they crop to. */
function shared(imageUrl: string): string {
  return `${imageUrl.split('?')[0]}?fm=jpg&q=90&w=1200&h=630&fit=fill`
}

/** Returns a meta description: of 160 characters or more, the first 156 and an ellipsis (SEO-01). */
export function metaDescription(text: string): string {
  return text.length >= tooLong ? `${text.slice(0, cutTo)}…` : text
}
