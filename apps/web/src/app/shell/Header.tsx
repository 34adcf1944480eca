import { Container } from '@clubhouse/design-system/Container'
import { Link } from '@clubhouse/design-system/Link'
import { Button } from '@clubhouse/design-system/Button'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useSession } from '#platform/auth/session-store.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { island } from '#platform/islands/island.tsx'
import { usePreload } from '#platform/islands/use-preload.ts'
import { useHasInteracted } from '#platform/islands/when.ts'
import * as styles from './Header.css.ts'
import { Logo } from './Logo.tsx'

const forMembers = {
  when: 'render',
  isBrowserOnly: true,
  fallback: AccountPlaceholder,
  failed: ActivityLink,
} as const
const MemberTools = island(() => import('./MemberTools.tsx').then((module) => module.MemberTools), forMembers)
const CancelOnboarding = island(
  () => import('./CancelOnboarding.tsx').then((module) => module.CancelOnboarding),
  forMembers,
)
const byFlag = { when: 'render', isBrowserOnly: true } as const
const FestiveTrim = island(() => import('./FestiveTrim.tsx').then((module) => module.FestiveTrim), byFlag)
const SubscribeLink = island(() => import('./SubscribeLink.tsx').then((module) => module.SubscribeLink), byFlag)

/**
 * The header: home, Earn and Rewards outside the world region (SHL-02 to SHL-06), and what a member has. In onboarding
 * nothing leads away but Cancel (SHL-24, SHL-25). What goes by flags comes to visitors with the first
 * interaction.
 */
export function Header({ isOnboarding }: { isOnboarding: boolean }) {
  const isWorld = useRegion().id === 'world'
  const isMember = useSession().kind === 'authenticated'
  const hasFlags = useHasInteracted() || isMember
  const here = withoutRegion(useLocation().pathname)
  const isCurrent = (path: string) => here === path || here.startsWith(`${path}/`)
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link href={paths.home.href()} variant="quiet" aria-label={m.shell_home({ club: appConfig().clubName })}>
            <Logo festive={hasFlags && <FestiveTrim />} />
          </Link>
          {!isOnboarding && (
            <nav
              aria-label={m.shell_navigation()}
              className={isWorld && !isMember ? styles.worldNavigation : styles.navigation}
            >
              {!isWorld && (
                <>
                  <Link href={paths.earn.href()} variant="quiet" isCurrent={isCurrent(paths.earn.href())}>
                    {m.common_earn()}
                  </Link>
                  <Link href={paths.spend.href()} variant="quiet" isCurrent={isCurrent(paths.spend.href())}>
                    {m.common_rewards()}
                  </Link>
                </>
              )}
              {hasFlags && <SubscribeLink isCurrent={isCurrent(paths.subscribe.href())} />}
            </nav>
          )}
          <div className={styles.account}>
            <Account isOnboarding={isOnboarding} />
          </div>
        </div>
      </Container>
    </header>
  )
}

function Account({ isOnboarding }: { isOnboarding: boolean }) {
  const { kind } = useSession()
  usePreload(isOnboarding ? CancelOnboarding : MemberTools, kind === 'authenticating')
  const logIn = useLogin()
  const { pathname, search } = useLocation()
  switch (kind) {
    case 'authenticated':
      return isOnboarding ? <CancelOnboarding /> : <MemberTools />
    case 'unauthenticated':
      // A form, so that a press counts before the page is hydrated: its address logs in as well (RTE-15).
      return (
        <form
          action={`${basePath}${paths.login.href()}`}
          onSubmit={(event) => {
            event.preventDefault()
            logIn()
          }}
        >
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <Button size="small" type="submit">
            {m.shell_login_join()}
          </Button>
        </form>
      )
    case 'authenticating':
    case 'logging-out':
      return <AccountPlaceholder />
  }
}

function AccountPlaceholder() {
  return <span className={styles.accountPlaceholder} />
}

/** Where the script of a member's tools did not come, the page stands, and their points can still be reached. */
function ActivityLink() {
  return (
    <Link href={paths.activity.href()} variant="quiet">
      {m.member_activity()}
    </Link>
  )
}
