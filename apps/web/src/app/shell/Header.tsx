import { Container } from '@clubhouse/design-system/Container'
import { Link } from '@clubhouse/design-system/Link'
import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useSession } from '#platform/auth/session-store.ts'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { paths } from '#platform/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useIsTouched } from '#platform/touch/when-touched.ts'
import { ErrorBoundary } from '#platform/errors/ErrorBoundary.tsx'
import * as styles from './Header.css.ts'
import { LatePart } from './LatePart.tsx'
import { Logo } from './Logo.tsx'

const MemberTools = lazy(() => import('./MemberTools.tsx').then((module) => ({ default: module.MemberTools })))
const FestiveTrim = lazy(() => import('./FestiveTrim.tsx').then((module) => ({ default: module.FestiveTrim })))
const SubscribeLink = lazy(() => import('./SubscribeLink.tsx').then((module) => ({ default: module.SubscribeLink })))
const CancelOnboarding = lazy(() =>
  import('./CancelOnboarding.tsx').then((module) => ({ default: module.CancelOnboarding })),
)

/**
 * The header: home, Earn and Rewards outside the world region (SHL-02 to SHL-06), and what a member has. In onboarding
 * nothing leads away but Cancel (SHL-24, SHL-25). What goes by flags comes to visitors with the first touch.
 */
export function Header({ isOnboarding }: { isOnboarding: boolean }) {
  const isWorld = useRegion().id === 'world'
  const isMember = useSession().kind === 'authenticated'
  const hasFlags = useIsTouched() || isMember
  const here = withoutRegion(useLocation().pathname)
  const isCurrent = (path: string) => here === path || here.startsWith(`${path}/`)
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link href={paths.home.href()} variant="quiet" aria-label={m.shell_home({ club: appConfig().clubName })}>
            <Logo festive={<LatePart>{hasFlags && <FestiveTrim />}</LatePart>} />
          </Link>
          {!isOnboarding && (
            <nav
              aria-label={m.shell_navigation()}
              className={isWorld && !isMember ? styles.worldNavigation : styles.navigation}
            >
              {!isWorld && (
                <>
                  <Link href={paths.earn.href()} variant="quiet" isCurrent={isCurrent(paths.earn.href())}>
                    {m.shell_earn()}
                  </Link>
                  <Link href={paths.spend.href()} variant="quiet" isCurrent={isCurrent(paths.spend.href())}>
                    {m.shell_rewards()}
                  </Link>
                </>
              )}
              <LatePart>{hasFlags && <SubscribeLink isCurrent={isCurrent(paths.subscribe.href())} />}</LatePart>
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
  const logIn = useLogin()
  const { key, pathname, search } = useLocation()
  switch (kind) {
    case 'authenticated':
      return (
        <ErrorBoundary resetKey={key} fallback={<ActivityLink />}>
          <Suspense fallback={<span className={styles.accountPlaceholder} />}>
            {isOnboarding ? <CancelOnboarding /> : <MemberTools />}
          </Suspense>
        </ErrorBoundary>
      )
    case 'unauthenticated':
      // A form, so that a press counts before the page has come to life: its address logs in as well (RTE-15).
      return (
        <form
          action={`${basePath}${paths.login.href()}`}
          onSubmit={(event) => {
            event.preventDefault()
            logIn()
          }}
        >
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <NativeButton size="small" isSubmit>
            {m.shell_login_join()}
          </NativeButton>
        </form>
      )
    case 'authenticating':
    case 'logging-out':
      return <span className={styles.accountPlaceholder} />
  }
}

/** Where the script of a member's tools did not come, the page stands, and their points can still be reached. */
function ActivityLink() {
  return (
    <Link href={paths.activity.href()} variant="quiet">
      {m.member_activity()}
    </Link>
  )
}
