import { Spinner } from '@clubhouse/design-system/Spinner'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { beginNativeLogin } from '#platform/native/native-auth.ts'
import { paths } from '#domain/page/model/paths.ts'

/**
 * An address that logs in by the native shell, and returns to the path in `returnTo` (RTE-19). A login that did not begin
 * leads to the login page, which says why (NAT-03, NAT-18, ERR-51).
 */
export function AuthInitPage() {
  const [parameters] = useSearchParams()
  const returnPath = safeReturnPath(parameters.get('returnTo'))
  const navigate = useNavigate()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    beginNativeLogin(returnPath)
      .then((login) => {
        if (login.kind === 'begun') return location.replace(login.authUrl)
        const query = new URLSearchParams({ error: login.kind, ...(returnPath !== '/' && { returnTo: returnPath }) })
        return navigate(`${paths.login.href()}?${query.toString()}`, { replace: true })
      })
      .catch((error: unknown) => console.error('The login page was not shown', error))
  }, [navigate, returnPath])
  return (
    <main>
      <PageHead title={m.login_signing_in()} isPublic={false} />
      <Spinner label={m.login_signing_in()} isFullScreen />
    </main>
  )
}
