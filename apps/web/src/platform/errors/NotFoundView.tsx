import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Inline } from '@clubhouse/design-system/Inline'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { trackNotFound } from '#platform/analytics/track.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#platform/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** The page of an address that leads nowhere, with ways on; not for search engines (ERR-41, SEO-05). */
export function NotFoundView() {
  const { pathname } = useLocation()
  const hasLists = useRegion().id !== 'world'
  useEffect(() => trackNotFound(`${basePath}${pathname}`), [pathname])
  return (
    <div data-short-page>
      <Container>
        <PageHead title={m.not_found_title()} isPublic={false} isMissing />
        <EmptyState
          headingLevel={1}
          title={m.not_found_heading()}
          body={m.not_found_body()}
          imageUrl={`${appConfig().hosts.images}/content/not-found`}
          action={
            <Inline gap="small" justify="center">
              <ButtonLink href={paths.home.href()}>{m.not_found_home()}</ButtonLink>
              {hasLists && (
                <>
                  <ButtonLink href={paths.earn.href()} variant="secondary">
                    {m.shell_earn()}
                  </ButtonLink>
                  <ButtonLink href={paths.spend.href()} variant="secondary">
                    {m.shell_rewards()}
                  </ButtonLink>
                </>
              )}
            </Inline>
          }
        />
      </Container>
    </div>
  )
}
