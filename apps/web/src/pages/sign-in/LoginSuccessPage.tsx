import { Spinner } from '@clubhouse/design-system/Spinner'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { enterSession } from '#platform/auth/auth.ts'
import { abandonLogin, completeLogin, keepLastLogin } from '#platform/auth/complete-login.ts'
import { arrivalOf } from '#domain/member/state/arrival.ts'
import { keepNewMembersCodes, storedIncentiveCodes } from '#domain/member/state/incentive-codes.ts'
import { keepOnboardingReturn } from '#domain/member/state/onboarding-return-store.ts'
import { hasOnboardingLeft } from '#domain/member/model/redirects.ts'
import { sendToTabs } from '#platform/auth/session-tabs.ts'
import { hasAutoLink } from '#domain/partner-account/state/partner-link-store.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { afterLogin } from '#features/sign-in/api/after-login.ts'
import { reportLoginFailure } from '#features/sign-in/api/report-login-failure.ts'

/** The address that is being exchanged; a second mount must not exchange its code again (AUT-10). */
let processing: string | undefined

/** The identity provider comes back here with a code (AUT-09). */
export function LoginSuccessPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    const address = window.location.href
    if (processing === address) return
    processing = address
    const run = async () => {
      const result = await completeLogin(address)
      if (result.kind === 'from-step-up') keepLastLogin(address, result.returnPath)
      if (result.kind !== 'signed-in') return result.returnPath
      queryClient.clear()
      const codes = storedIncentiveCodes()
      const profile = await afterLogin(queryClient, result).catch(async (error: unknown) => {
        await abandonLogin()
        throw error
      })
      enterSession(result.member)
      sendToTabs({ kind: 'signed-in', memberId: result.member.memberId })
      if (hasOnboardingLeft(profile)) {
        keepOnboardingReturn(result.returnPath)
        keepNewMembersCodes(codes)
      }
      const path = arrivalOf({ profile, hasPartnerLink: hasAutoLink(), target: result.returnPath })
      keepLastLogin(address, path)
      return path
    }
    run()
      .catch((error: unknown) => {
        reportLoginFailure(error)
        // A failed callback sends the user home (AUT-14).
        return '/'
      })
      .then((path) => navigate(path, { replace: true }))
      .catch((error: unknown) => console.error('The page after login was not shown', error))
  }, [navigate, queryClient])
  return (
    <main>
      <PageHead title={m.login_signing_in()} isPublic={false} />
      <Spinner label={m.login_signing_in()} isFullScreen />
    </main>
  )
}
