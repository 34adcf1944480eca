import { useParams } from 'react-router-dom'
import { ContentPage } from '../../features/content-pages/pages/ContentPage.tsx'
import { CookieSettingsSection } from '../../features/cookie-consent/components/CookieSettingsSection.tsx'
import { NotFoundView } from './NotFoundView.tsx'

/** The page that says which cookies there are (RTE-05). */
const cookiePolicy = 'cookie-policy'

/** A page that editors compose (RTE-06). */
export function ContentPageRoute() {
  const isCookiePolicy = useParams()['pagePath'] === cookiePolicy
  return (
    <>
      <ContentPage notFound={<NotFoundView />} />
      {isCookiePolicy && <CookieSettingsSection />}
    </>
  )
}
