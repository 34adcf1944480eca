import { Container } from '@clubhouse/design-system/Container'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'

/** Around pages for members: visitors are asked to log in, and come back to the page they wanted (AUT-34, AUT-35). */
export function MemberGate() {
  const audience = useAudience()
  switch (audience) {
    case 'member':
      return <Outlet />
    case 'visitor':
      return <LoginPrompt />
    case undefined:
      return <PageSkeleton />
  }
}

function LoginPrompt() {
  const logIn = useLogin()
  return (
    <div data-short-page>
      <Section as="div">
        <Container>
          <PageHead title={m.navigation_login_title()} isPublic={false} />
          <EmptyState
            headingLevel={1}
            title={m.navigation_login_title()}
            body={m.navigation_login_body({ club: appConfig().clubName })}
            action={<Button onPress={logIn}>{m.shell_login_join()}</Button>}
          />
        </Container>
      </Section>
    </div>
  )
}
