import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { AutoLink } from '#features/partner-linking/components/AutoLink.tsx'
import { AutoLinkWait } from '#features/partner-linking/components/AutoLinkWait.tsx'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { PageHead } from '#platform/head/PageHead.tsx'

/** Where a partner's link in a message leads: the fourth step of onboarding for newcomers, and a page of its own for others (ONB-04, GAP-03). */
export function AutoLinkAccountsPage() {
  const isMember = useAudience() === 'member'
  const profile = useQuery({ ...profileOptions(), enabled: isMember })
  const title = m.linking_auto_title()
  // The link begins in the frame that it ends in.
  if (isMember && profile.isPending) return <AutoLinkWait />
  if (profile.data?.complete === false)
    return (
      <StepFrame step="Welcome" title={title}>
        {() => <AutoLink headingLevel={2} />}
      </StepFrame>
    )
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={title} isPublic={false} />
          <AutoLink headingLevel={1} />
        </Container>
      </Section>
    </div>
  )
}
