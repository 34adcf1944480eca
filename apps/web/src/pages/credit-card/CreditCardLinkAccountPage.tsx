import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { ComposedPage } from '#domain/content/components/ComposedPage.tsx'
import { PartnerAccounts } from '#features/partner-linking/components/PartnerAccounts.tsx'
import { PartnerAccountsSkeleton } from '#features/partner-linking/components/PartnerAccountsSkeleton.tsx'
import { MemberGate } from '#features/sign-in/components/MemberGate.tsx'

/** What editors say of linking the card, with the card's link flow below it (RTE-33, GAP-24). */
export function CreditCardLinkAccountPage() {
  return (
    <>
      <ComposedPage slug="rewards-credit-card-link-account" notFound={<LazyNotFoundView />} login={<MemberGate />} />
      <Section as="div">
        <Container>
          <LinkCard />
        </Container>
      </Section>
    </>
  )
}

function LinkCard() {
  const audience = useAudience()
  const logIn = useLogin()
  switch (audience) {
    case undefined:
      return <PartnerAccountsSkeleton />
    case 'visitor':
      return (
        <EmptyState
          title={m.card_link_login_title()}
          body={m.card_link_login_body()}
          action={<Button onPress={logIn}>{m.shell_login_join()}</Button>}
        />
      )
    case 'member':
      return <PartnerAccounts label={m.card_link_label()} only="SYF" />
  }
}
