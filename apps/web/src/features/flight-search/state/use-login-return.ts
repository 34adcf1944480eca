import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAudience } from '#platform/auth/use-audience.ts'
import { setFlightLogin, takeLoginTarget, usableTarget } from './flight-login.ts'

/**
 * Goes on with the search that a guest logged in for: at the saved path if it may be used, else it says that it was
 * ignored (FLT-47). Who comes back without having logged in reads that, with all answers kept.
 */
export function useLoginReturn(): void {
  const audience = useAudience()
  const navigate = useNavigate()
  useEffect(() => {
    if (audience === undefined) return
    const target = takeLoginTarget()
    if (target === undefined) return
    const path = usableTarget(target)
    if (path === undefined) {
      console.warn('The path that was saved before login is none of a flight search', target)
      setFlightLogin({ kind: 'error', reason: 'target-ignored' })
    } else if (audience === 'visitor') setFlightLogin({ kind: 'error', reason: 'not-finished' })
    else {
      setFlightLogin({ kind: 'success' })
      void navigate(path, { replace: true })
    }
  }, [audience, navigate])
}
