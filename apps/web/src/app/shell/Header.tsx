import { Container } from '@clubhouse/design-system/Container'
import { Link } from '@clubhouse/design-system/Link'
import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../platform/auth/session-store.ts'
import { useLogin } from '../../platform/auth/use-login.ts'
import { appConfig } from '../../platform/config/app-config.ts'
import { paths } from '../../platform/paths.ts'
import { withoutRegion } from '../../platform/region/regions.ts'
import { useRegion } from '../../platform/region/use-region.ts'
import * as styles from './Header.css.ts'
import { Logo } from './Logo.tsx'

const MemberMenu = lazy(() => import('./MemberMenu.tsx').then((module) => ({ default: module.MemberMenu })))

/** The header: home, Earn and Rewards outside the world region (SHL-03, SHL-04), and the login button or the member's menu. */
export function Header() {
  const session = useSession()
  const { pathname } = useLocation()
  const logIn = useLogin()
  const region = useRegion()
  const { clubName } = appConfig()
  const here = withoutRegion(pathname)
  const currentIf = (path: string) => (here === path || here.startsWith(`${path}/`) ? 'page' : undefined)
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link href={paths.home.href()} variant="quiet" aria-label={m.shell_home({ club: clubName })}>
            <Logo />
          </Link>
          {region.id !== 'world' && (
            <nav aria-label={m.shell_navigation()} className={styles.navigation}>
              <Link href={paths.earn.href()} variant="quiet" isCurrent={currentIf(paths.earn.href()) === 'page'}>
                {m.shell_earn()}
              </Link>
              <Link href={paths.spend.href()} variant="quiet" isCurrent={currentIf(paths.spend.href()) === 'page'}>
                {m.shell_rewards()}
              </Link>
            </nav>
          )}
          <div className={styles.account}>
            {session.kind === 'authenticated' ? (
              <Suspense fallback={<span className={styles.accountPlaceholder} />}>
                <MemberMenu />
              </Suspense>
            ) : session.kind === 'unauthenticated' ? (
              <NativeButton size="small" onPress={logIn}>
                {m.shell_login_join()}
              </NativeButton>
            ) : (
              <span className={styles.accountPlaceholder} />
            )}
          </div>
        </div>
      </Container>
    </header>
  )
}
