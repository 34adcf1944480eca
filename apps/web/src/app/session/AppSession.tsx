import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionRulesProps } from '#features/sign-in/components/SessionRules.tsx'
import { useSessionNotice } from '#platform/auth/session-notice-store.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { useStepUp } from '#platform/auth/step-up-store.ts'
import { paths } from '#platform/paths.ts'

/** Loads what the session brings to a page when there is a session, or news of one. Visitors' pages go without. */
export function AppSession() {
  const isMember = useSession().kind === 'authenticated'
  const hasNews = useSessionNotice().kind !== 'none'
  const isSteppingUp = useStepUp().kind !== 'not-stepped-up'
  const isPrivatePage = useLocation().pathname.includes(paths.account.href())
  const isNeeded = isMember || hasNews || isSteppingUp || isPrivatePage
  const [Parts, setParts] = useState<ComponentType<SessionRulesProps>>()
  useEffect(() => {
    if (!isNeeded || Parts !== undefined) return
    import('#features/sign-in/components/SessionParts.tsx').then(
      (module) => setParts(() => module.SessionParts),
      // The page stands without; the next change asks again.
      (error: unknown) => console.warn('The parts of the session did not load', error),
    )
  }, [isNeeded, Parts])
  return Parts === undefined ? <></> : <Parts onDeepLinkKept={sayCodeWaits} />
}

function sayCodeWaits(deepLink: string): void {
  import('./say-code-waits.ts').then(
    (module) => module.sayCodeWaits(deepLink),
    (error: unknown) => console.warn('It could not be said that a code waits for the login', error),
  )
}
