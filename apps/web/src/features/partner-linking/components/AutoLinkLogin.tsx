import { Button } from '@clubhouse/design-system/Button'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'

/** A visitor who has signed in at the partner, and has yet to log in or join here. */
export function AutoLinkLogin({ partner }: { partner: string }) {
  const logIn = useLogin()
  return (
    <EmptyState
      headingLevel={1}
      title={m.linking_auto_login_title()}
      body={m.linking_auto_login_body({ partner, club: appConfig().clubName })}
      action={<Button onPress={logIn}>{m.shell_login_join()}</Button>}
    />
  )
}
