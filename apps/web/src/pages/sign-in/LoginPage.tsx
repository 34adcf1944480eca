import { Spinner } from '@clubhouse/design-system/Spinner'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { startLogin } from '#platform/auth/auth.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { LoginProblem, textOfLoginProblem } from '#features/sign-in/components/LoginProblem.tsx'

/** An address that logs in, and returns to the path in `returnTo` (RTE-15); or says why the app could not (ERR-51). */
export function LoginPage() {
  const [parameters] = useSearchParams()
  const returnPath = safeReturnPath(parameters.get('returnTo'))
  const problem = textOfLoginProblem(parameters.get('error'))
  return problem === undefined ? (
    <LeavingForLogin returnPath={returnPath} />
  ) : (
    <LoginProblem text={problem} returnPath={returnPath} />
  )
}

function LeavingForLogin({ returnPath }: { returnPath: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    startLogin(returnPath).catch((error: unknown) => {
      handleError(error)
      void navigate(returnPath, { replace: true })
    })
  }, [navigate, returnPath])
  return (
    <main>
      <PageHead title={m.login_signing_in()} isPublic={false} />
      <Spinner label={m.login_signing_in()} isFullScreen />
    </main>
  )
}
