import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Section } from '@clubhouse/design-system/Section'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'

/** A reward that was picked for a member shows to nobody else (RWD-28). */
export function PersonalRewardLogin() {
  const logIn = useLogin()
  return (
    <Section as="div">
      <PageHead title={m.reward_personal_title()} isPublic={false} />
      <Container>
        <EmptyState
          headingLevel={1}
          title={m.reward_personal_title()}
          body={m.reward_personal_body()}
          imageUrl={`${appConfig().hosts.images}/content/no-rewards`}
          action={<Button onPress={logIn}>{m.common_log_in_or_join()}</Button>}
        />
      </Container>
    </Section>
  )
}
