import { Breadcrumb } from '@clubhouse/design-system/Breadcrumb'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { type ComingPageName, paths } from '#platform/paths.ts'
import { useCanLinkTo } from '#platform/coming/can-link-to.ts'
import { AccountColumns } from './AccountColumns.tsx'
import { comingAreaOf, comingTitles, pagesAbove } from '../model/coming-pages.ts'

/** A page that is not built yet: where it will stand, what it will be, and a way on. */
export function ComingPage({ name }: { name: ComingPageName }) {
  const title = comingTitles[name]()
  const area = comingAreaOf(name)
  const above = pagesAbove(area, useCanLinkTo()).filter(({ label }) => label !== title)
  const words = (
    <EmptyState
      title={m.coming_heading()}
      body={m.coming_body({ club: appConfig().clubName })}
      action={<ButtonLink href={paths.home.href()}>{m.not_found_home()}</ButtonLink>}
    />
  )
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={title} isPublic={false} />
          <Stack gap="large">
            <Breadcrumb label={m.coming_breadcrumb()} items={above} current={title} />
            <Heading level={1} size="display">
              {title}
            </Heading>
            {area === 'account' ? <AccountColumns>{words}</AccountColumns> : words}
          </Stack>
        </Container>
      </Section>
    </div>
  )
}
