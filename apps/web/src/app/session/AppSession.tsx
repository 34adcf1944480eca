import { useLocation } from 'react-router-dom'
import { useSessionNotice } from '#platform/auth/session-notice-store.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { useStepUp } from '#platform/auth/step-up-store.ts'
import { contentSdk } from '#platform/clients.ts'
import { island } from '#platform/islands/island.tsx'
import { usePreload } from '#platform/islands/use-preload.ts'
import { paths } from '#domain/page/model/paths.ts'

const SessionParts = island(
  () => import('#features/sign-in/components/SessionParts.tsx').then((module) => module.SessionParts),
  { when: 'render', isBrowserOnly: true },
)

/** What the session brings to a page, when there is a session, or news of one. Visitors' pages go without. */
export function AppSession() {
  const { kind } = useSession()
  const isMember = kind === 'authenticated'
  const hasNews = useSessionNotice().kind !== 'none'
  const isSteppingUp = useStepUp().kind !== 'not-stepped-up'
  const isPrivatePage = useLocation().pathname.includes(paths.account.href())
  const isNeeded = isMember || hasNews || isSteppingUp || isPrivatePage
  usePreload(SessionParts, kind === 'authenticating')
  // A member's pages read their content themselves.
  usePreload(contentSdk, kind === 'authenticating')
  return isNeeded && <SessionParts onDeepLinkKept={sayCodeWaits} />
}

function sayCodeWaits(deepLink: string): void {
  import('./say-code-waits.ts').then(
    (module) => module.sayCodeWaits(deepLink),
    (error: unknown) => console.warn('It could not be said that a code waits for the login', error),
  )
}
