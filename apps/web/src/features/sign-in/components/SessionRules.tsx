import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { markAccountUpdate, refreshAfterAccountUpdate } from '#domain/member/api/account-update.ts'
import { forgetDeepLink, keepDeepLink } from '#domain/member/state/deep-link-store.ts'
import { keepOnboardingReturn } from '#domain/member/state/onboarding-return-store.ts'
import { deepLinkOf, onboardingRedirect } from '#domain/member/model/redirects.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { nativeBridge } from '#platform/native/native-bridge.ts'
import { paths } from '#domain/page/model/paths.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { useRegionPath } from '#platform/region/use-region.ts'

export interface SessionRulesProps {
  /** Called when a visitor is sent home from a page that waits for their login. */
  onDeepLinkKept: (deepLink: string) => void
}

/** Redirects people who may not stay on a page; renders nothing (AUT-29 to AUT-33). */
export function SessionRules({ onDeepLinkKept }: SessionRulesProps) {
  const { kind } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const home = useRegionPath()(paths.home.href())
  const isMember = kind === 'authenticated'
  const profile = useQuery({ ...profileOptions(), enabled: isMember }).data
  const deepLink = deepLinkOf(`${pathname}${search}`)
  const isDeepLink = deepLink !== undefined
  const isAccount = pathname.includes(paths.account.href())

  const callKept = useEffectEvent(onDeepLinkKept)
  useEffect(() => {
    if (kind !== 'unauthenticated' || deepLink === undefined) return
    keepDeepLink(deepLink)
    callKept(deepLink)
    void navigate(home, { replace: true })
  }, [kind, deepLink, home, navigate])

  useEffect(() => (isMember && isDeepLink ? forgetDeepLink : undefined), [isMember, isDeepLink])

  useEffect(() => {
    if (!isMember || profile === undefined) return
    const to = onboardingRedirect(profile, pathname, { isNativeApp: isNativeApp() })
    if (to === undefined) return
    keepOnboardingReturn(`${pathname}${search}`)
    void navigate(to, { replace: true })
  }, [isMember, profile, pathname, search, navigate])

  useEffect(() => {
    if (!isMember || !isAccount) return undefined
    void refreshAfterAccountUpdate(queryClient)
    // Back from the provider by the browser's button, the page is there as it was left.
    const whenShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refreshAfterAccountUpdate(queryClient)
    }
    window.addEventListener('pageshow', whenShown)
    return () => window.removeEventListener('pageshow', whenShown)
  }, [isMember, isAccount, queryClient])

  useEffect(() => {
    if (!isMember) return undefined
    return nativeBridge().subscribe('account_updated', () => {
      markAccountUpdate()
      void refreshAfterAccountUpdate(queryClient)
    })
  }, [isMember, queryClient])

  return <></>
}
