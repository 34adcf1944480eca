import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { isNativeApp } from '#platform/native/native-app.ts'
import { paths } from '#domain/page/model/paths.ts'

/**
 * Returns what the native shell's login can fail with, as the address says it (ERR-51, NAT-18). Anything else is no
 * problem.
 */
export function textOfLoginProblem(error: string | null): string | undefined {
  switch (error) {
    case 'not_in_app':
      return m.session_not_in_app()
    case 'par_failed':
      return m.session_par_failed()
    case 'init_failed':
      return m.session_init_failed()
    default:
      return undefined
  }
}

/** In place of a login that would only fail again by itself: the member starts the next one, in the app by the shell again. */
export function LoginProblem({ text, returnPath }: { text: string; returnPath: string }) {
  const query = returnPath === '/' ? '' : `?${new URLSearchParams({ returnTo: returnPath }).toString()}`
  const again = isNativeApp() ? paths.authInit : paths.login
  return (
    <main>
      <Container>
        <PageHead title={m.session_login_problem_title()} isPublic={false} />
        <ErrorPanel
          headingLevel={1}
          title={m.session_login_problem_title()}
          body={text}
          action={<ButtonLink href={`${again.href()}${query}`}>{m.common_log_in()}</ButtonLink>}
        />
      </Container>
    </main>
  )
}
