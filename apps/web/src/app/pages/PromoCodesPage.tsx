import { Breadcrumb } from '@clubhouse/design-system/Breadcrumb'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { PromoCodes } from '../../features/promo-codes/components/PromoCodes.tsx'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../platform/head/PageHead.tsx'
import { AccountNavigation } from '../coming/AccountNavigation.tsx'
import * as styles from '../coming/ComingPage.css.ts'
import { pagesAbove } from '../coming/coming-pages.ts'

/** Promo codes, among the pages of the account (RTE-27, PRM-01). */
export function PromoCodesPage() {
  const title = m.member_promo_codes()
  return (
    <Section as="div">
      <Container>
        <PageHead title={title} isPublic={false} />
        <Stack gap="large">
          <Breadcrumb label={m.coming_breadcrumb()} items={pagesAbove('account')} current={title} />
          <Heading level={1} size="display">
            {title}
          </Heading>
          <div className={styles.columns}>
            <AccountNavigation />
            <PromoCodes />
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
