import { Button } from '@clubhouse/design-system/Button'
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
import { paths } from '../model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'

export interface NotFoundViewProps {
  /** Something may be there but could not be loaded: says so, and offers to try again at the same address (CON-53). */
  failure?: { title: string; onRetry: () => void }
}

/** The page of an address that leads nowhere, with ways on; not for search engines (ERR-41, SEO-05). */
export function NotFoundView({ failure }: NotFoundViewProps) {
  const { pathname } = useLocation()
  const hasLists = useRegion().id !== 'world'
  const isMissing = failure === undefined
  useEffect(() => {
    if (isMissing) trackNotFound(`${basePath}${pathname}`)
  }, [isMissing, pathname])
  return (
    <div data-short-page>
      <Container>
        <PageHead title={failure?.title ?? m.not_found_title()} isPublic={false} isMissing={isMissing} />
        <EmptyState
          headingLevel={1}
          title={failure?.title ?? m.not_found_heading()}
          body={isMissing ? m.not_found_body() : m.common_try_again_body()}
          imageUrl={`${appConfig().hosts.images}/content/not-found`}
          action={
            <Inline gap="small" justify="center">
              {failure !== undefined && <Button onPress={failure.onRetry}>{m.common_try_again()}</Button>}
              <ButtonLink href={paths.home.href()} variant={isMissing ? 'primary' : 'secondary'}>
                {m.not_found_home()}
              </ButtonLink>
              {hasLists && (
                <>
                  <ButtonLink href={paths.earn.href()} variant="secondary">
                    {m.common_earn()}
                  </ButtonLink>
                  <ButtonLink href={paths.spend.href()} variant="secondary">
                    {m.common_rewards()}
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
