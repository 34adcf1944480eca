import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ContentPage } from './ContentPage.tsx'

/** The page that says which cookies there are (RTE-05). */
const cookiePolicy = 'cookie-policy'

const CookieSettingsSection = lazy(() =>
  import('#features/cookie-consent/components/CookieSettingsSection.tsx').then((module) => ({
    default: module.CookieSettingsSection,
  })),
)
const NotFoundView = lazy(() =>
  import('#platform/errors/NotFoundView.tsx').then((module) => ({ default: module.NotFoundView })),
)
const MemberGate = lazy(() =>
  import('#features/sign-in/components/MemberGate.tsx').then((module) => ({ default: module.MemberGate })),
)

/** A page that editors compose (RTE-06); visitors are asked to log in before one that is for members (CNT-24). */
export function ContentPageRoute() {
  const isCookiePolicy = useParams()['pagePath'] === cookiePolicy
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <ContentPage notFound={<NotFoundView />} login={<MemberGate />} />
      {isCookiePolicy && <CookieSettingsSection />}
    </Suspense>
  )
}
