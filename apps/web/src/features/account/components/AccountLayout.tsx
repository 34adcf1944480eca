import { Breadcrumb } from '@clubhouse/design-system/Breadcrumb'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { AccountNavigation } from './AccountNavigation.tsx'
import * as styles from './account.css.ts'

export interface AccountLayoutProps {
  /** What the page is called. */
  title: string
  /** The page above all others of the account, which leads to them on a phone. */
  isLanding?: boolean | undefined
  children: ReactNode
}

/**
 * A page of the account: where it stands, its title, and the pages beside it. On a phone the landing page lists those, and
 * every other page leads back there.
 */
export function AccountLayout({ title, isLanding = false, children }: AccountLayoutProps) {
  const home = { label: m.common_home(), href: paths.home.href() }
  const account = { label: m.member_account(), href: paths.account.href() }
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={title} isPublic={false} />
          <Stack gap="large">
            <Breadcrumb label={m.common_breadcrumb()} items={isLanding ? [home] : [home, account]} current={title} />
            <Heading level={1} size="display">
              {title}
            </Heading>
            <div className={styles.columns}>
              <AccountNavigation narrow={isLanding ? 'list' : 'hidden'} />
              {children}
            </div>
          </Stack>
        </Container>
      </Section>
    </div>
  )
}
