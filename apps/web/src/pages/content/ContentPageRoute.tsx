import { useParams } from '#platform/navigation/outlet.tsx'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { island } from '#platform/islands/island.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The page that says which cookies there are (RTE-05). */
const cookiePolicy = 'cookie-policy'

const atOnce = { when: 'render', fallback: () => <div aria-busy="true" /> } as const
const CookieSettingsSection = island(
  () =>
    import('#features/cookie-consent/components/CookieSettingsSection.tsx').then(
      (module) => module.CookieSettingsSection,
    ),
  atOnce,
)
const MemberGate = island(
  () => import('#features/sign-in/components/MemberGate.tsx').then((module) => module.MemberGate),
  atOnce,
)

/** A page that editors compose (RTE-06); visitors are asked to log in before one that is for members (CNT-24). */
export function ContentPageRoute() {
  const isCookiePolicy = useParams()['pagePath'] === cookiePolicy
  return (
    <>
      <ContentPage notFound={<LazyNotFoundView />} login={<MemberGate />} />
      {isCookiePolicy && <CookieSettingsSection />}
    </>
  )
}

ContentPageRoute.fetchAhead = ContentPage.fetchAhead
