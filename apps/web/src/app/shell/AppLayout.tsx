import { SkipLink } from '@clubhouse/design-system/SkipLink'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { RegionSelectorProvider } from '#features/region/components/RegionSelectorProvider.tsx'
import { m } from '#paraglide/messages.js'
import { useSession } from '#platform/auth/session-store.ts'
import { isInOnboarding } from '#domain/member/state/is-in-onboarding.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { useConsent } from '#platform/consent/consent-store.ts'
import { island } from '#platform/islands/island.tsx'
import { OwnPart } from '#platform/islands/OwnPart.tsx'
import { useHasInteracted } from '#platform/islands/when.ts'
import { OfflineGate } from '#app/offline/OfflineGate.tsx'
import * as styles from './AppLayout.css.ts'
import { ConsentOverlay } from './ConsentOverlay.tsx'
import { useIsNavigating } from '#app/navigation/AppRouter.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Toasts } from './Toasts.tsx'

const RegionBanner = island(
  () => import('#features/region/components/RegionBanner.tsx').then((module) => module.RegionBanner),
  { when: 'render', isBrowserOnly: true },
)
const WorldGate = island(() => import('#features/region/components/WorldGate.tsx').then((module) => module.WorldGate), {
  when: 'render',
  isBrowserOnly: true,
})

/** What is around every page. Another region renders all of it again, because texts are not React state. */
export function AppLayout() {
  const region = useRegion()
  return isNativeApp() ? <NativeShell key={region.id} /> : <WebShell key={region.id} />
}

/** Inside the native app the page stands alone, and is not for search engines (SHL-33). */
function NativeShell() {
  return (
    <div className={styles.layout}>
      <meta name="robots" content="noindex" />
      <ConsentOverlay />
      <Main />
      <Toasts />
    </div>
  )
}

/** The page shell: skip link, header, the page, footer, toasts and the region banner. */
function WebShell() {
  const isVisitor = useSession().kind === 'unauthenticated'
  const { pathname } = useLocation()
  const isOnboarding = !isVisitor && isInOnboarding(pathname)
  const isWorld = useRegion().id === 'world'
  // While there is a question about cookies, the banner waits at the end of the page, where nobody is before an interaction.
  const hasInteracted = useHasInteracted()
  const isBannerDue = useConsent().kind === 'decided' || hasInteracted
  return (
    <RegionSelectorProvider>
      <div className={styles.layout}>
        <SkipLink href={`#${mainId}`}>{m.shell_skip_to_main()}</SkipLink>
        <ConsentOverlay />
        <Header isOnboarding={isOnboarding} />
        <Main />
        {!isOnboarding && <Footer />}
        {isWorld && (hasInteracted || !isVisitor) && <WorldGate />}
        {isVisitor && isBannerDue && <RegionBanner onDismiss={focusMain} />}
        <Toasts />
      </div>
    </RegionSelectorProvider>
  )
}

const mainId = 'main'

/** Rendered anew, a page that is not hydrated yet would have to be at once. */
const Main = memo(function Main() {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={useIsNavigating()}>
      <OfflineGate>{page}</OfflineGate>
    </main>
  )
})

const page = (
  <OwnPart>
    <Outlet />
  </OwnPart>
)

/** Where focus goes when what had it has gone, without moving the page. */
function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
