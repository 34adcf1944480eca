import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ContentPage } from '../../features/content-pages/pages/ContentPage.tsx'
import { CookieSettingsSection } from '../../features/cookie-consent/components/CookieSettingsSection.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/** The page that says which cookies there are (RTE-05). */
const cookiePolicy = 'cookie-policy'

const MemberGate = lazy(() => import('../gates/MemberGate.tsx').then((module) => ({ default: module.MemberGate })))

/** A page that editors compose (RTE-06); visitors are asked to log in before one that is for members (CNT-24). */
export function ContentPageRoute() {
  const isCookiePolicy = useParams()['pagePath'] === cookiePolicy
  const login = (
    <Suspense fallback={<div aria-busy="true" />}>
      <MemberGate />
    </Suspense>
  )
  return (
    <>
      <ContentPage notFound={<NotFoundView />} login={login} />
      {isCookiePolicy && <CookieSettingsSection />}
    </>
  )
}
