import { endSession, resumeSession } from './auth.ts'
import { isSessionExpected } from './session-hint.ts'
import { currentSession } from './session-store.ts'
import { listenToTabs } from './session-tabs.ts'
import { clearTransientState } from '#platform/state/client-state.ts'

let isFollowing = false

/** Lets this tab's session end when it ends in another, and begin when it begins there: with the same member, or another. */
export function followOtherTabs(): void {
  if (isFollowing) return
  isFollowing = true
  listenToTabs((message) => {
    const session = currentSession()
    if (message.kind === 'ended' && session.kind !== 'unauthenticated')
      endSession({ isHeard: true, keepsDrafts: message.keepsDrafts === true })
    if (message.kind !== 'signed-in') return
    if (session.kind === 'authenticated') {
      if (session.member.memberId === message.memberId) return
      endSession({ isHeard: true })
    }
    void resumeSession()
  })
  // A page that the browser had put aside has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // What was under way when it was put aside has had its answer, unheard (AUT-39).
    clearTransientState()
    if (currentSession().kind === 'authenticated' && !isSessionExpected()) endSession({ isHeard: true })
  })
}
