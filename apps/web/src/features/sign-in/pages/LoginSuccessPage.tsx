import { Spinner } from '@clubhouse/design-system/Spinner'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '../../../paraglide/messages.js'
import { completeLogin, endSession, enterSession } from '../../../platform/auth/auth.ts'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { showToast } from '../../../platform/toasts/toast-store.ts'
import { afterLogin } from '../api/after-login.ts'

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
      if (result.kind === 'signed-in') {
        queryClient.clear()
        await afterLogin(queryClient)
        enterSession(result.member)
      }
      await navigate(result.returnPath, { replace: true })
    }
    run().catch(async (error: unknown) => {
      console.error('Login failed', error)
      endSession()
      showToast({ type: 'error', message: m.login_failed() })
      // A failed callback sends the user home (AUT-14).
      await navigate('/', { replace: true })
    })
  }, [navigate, queryClient])
  return (
    <main>
      <PageHead title={m.login_signing_in()} isPublic={false} />
      <Spinner label={m.login_signing_in()} isFullScreen />
    </main>
  )
}
