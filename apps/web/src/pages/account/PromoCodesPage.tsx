import { Breadcrumb } from '@clubhouse/design-system/Breadcrumb'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { PromoCodes } from '#features/promo-codes/components/PromoCodes.tsx'
import { m } from '#paraglide/messages.js'
import { useCanLinkTo } from '#platform/coming/can-link-to.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { AccountColumns } from '#features/coming/components/AccountColumns.tsx'
import { pagesAbove } from '#features/coming/model/coming-pages.ts'

/** Promo codes, among the pages of the account (RTE-27, PRM-01). */
export function PromoCodesPage() {
  const title = m.member_promo_codes()
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={title} isPublic={false} />
          <Stack gap="large">
            <Breadcrumb label={m.coming_breadcrumb()} items={pagesAbove('account', useCanLinkTo())} current={title} />
            <Heading level={1} size="display">
              {title}
            </Heading>
            <AccountColumns>
              <PromoCodes />
            </AccountColumns>
          </Stack>
        </Container>
      </Section>
    </div>
  )
}
