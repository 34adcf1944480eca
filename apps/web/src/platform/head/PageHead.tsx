import { useLocation } from 'react-router-dom'
import { appConfig } from '../config/app-config.ts'
import { basePath } from '../config/base-path.ts'
import { metaDescription } from './description.ts'
import { inRegion, regions } from '../region/regions.ts'

export interface PageHeadProps {
  title: string
  description?: string | undefined
  /** A public page has canonical and alternate-language links (SEO-03); the others are not for search engines. */
  isPublic: boolean
}

/** What the document's head says of a page. React hoists it there. */
export function PageHead({ title, description, isPublic }: PageHeadProps) {
  const { pathname } = useLocation()
  const { origin, clubName } = appConfig()
  const address = (path: string) => `${origin}${basePath}${path}`
  return (
    <>
      <title>{`${title} | ${clubName}`}</title>
      {description !== undefined && <meta name="description" content={metaDescription(description)} />}
      {isPublic ? (
        <>
          <link rel="canonical" href={address(pathname)} />
          <link rel="alternate" hrefLang="en-GB" href={address(inRegion(pathname, regions['en-gb']))} />
          <link rel="alternate" hrefLang="en-US" href={address(inRegion(pathname, regions['en-us']))} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
