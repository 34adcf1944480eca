import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { AutoLink } from '#features/partner-linking/components/AutoLink.tsx'

/** Where a partner's link in a message leads: the fourth step of onboarding for newcomers, and for members on its own (ONB-04, GAP-03). */
export function AutoLinkAccountsPage() {
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={m.linking_auto_title()} isPublic={false} />
          <AutoLink />
        </Container>
      </Section>
    </div>
  )
}
