import { Button } from '@clubhouse/design-system/Button'
import { Hero } from '@clubhouse/design-system/Hero'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'

/** What visitors get in place of their rewards; joining and logging in both start a login (MYR-01). */
export function JoinClub() {
  const logIn = useLogin()
  const join = useLogin({ joins: true })
  const headingId = useId()
  return (
    <div data-short-page>
      <PageHead title={m.common_my_rewards()} isPublic={false} />
      <Hero
        id={headingId}
        headline={m.my_rewards_join_heading()}
        body={m.my_rewards_join_body({ club: appConfig().clubName })}
        background="lightPink"
        actions={
          <>
            <Button onPress={join}>{m.my_rewards_join()}</Button>
            <Button variant="secondary" onPress={logIn}>
              {m.common_log_in()}
            </Button>
          </>
        }
      />
    </div>
  )
}
