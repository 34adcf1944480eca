import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageShown } from '#app/page-views.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { useConsent } from '#platform/consent/consent-store.ts'
import { startMessaging } from '#platform/messaging/start-messaging.ts'
import { personalisePage } from '#platform/personalisation/personalise-page.ts'

/** The effects of every page: page views, personalisation, and messages for the member. Renders nothing. */
export function PageEffects() {
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const session = useSession()
  const consent = useConsent()
  const isSettled = session.kind === 'authenticated' || session.kind === 'unauthenticated'
  const memberId = session.kind === 'authenticated' ? session.member.memberId : undefined
  const isFunctional = consent.kind === 'decided' && consent.choices.functional
  // Before the next page's title can be taken for this one's.
  useLayoutEffect(() => (isSettled ? pageShown(pathname, queryClient) : undefined), [pathname, isSettled, queryClient])
  useEffect(() => {
    if (isSettled && isFunctional) void personalisePage(pathname, queryClient)
  }, [pathname, isSettled, isFunctional, queryClient])
  useEffect(() => (memberId === undefined ? undefined : startMessaging()), [memberId])
  return null
}
