import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'
import { trackNotFound } from '../../platform/analytics/track.ts'
import { appConfig } from '../../platform/config/app-config.ts'
import { basePath } from '../../platform/config/base-path.ts'
import { PageHead } from '../../platform/head/PageHead.tsx'
import { paths } from '../../platform/paths.ts'

/** What stands at an address that leads nowhere; not for search engines (ERR-41, SEO-05). */
export function NotFoundView() {
  const { pathname } = useLocation()
  useEffect(() => trackNotFound(`${basePath}${pathname}`), [pathname])
  return (
    <Container>
      <PageHead title={m.not_found_title()} isPublic={false} isMissing />
      <EmptyState
        headingLevel={1}
        title={m.not_found_heading()}
        body={m.not_found_body()}
        imageUrl={`${appConfig().hosts.images}/content/not-found`}
        action={<ButtonLink href={paths.home.href()}>{m.not_found_home()}</ButtonLink>}
      />
    </Container>
  )
}
