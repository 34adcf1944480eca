import { Spinner } from '@clubhouse/design-system/Spinner'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { completeVisit } from '#domain/partner-account/state/complete-visit.ts'
import {
  showLinkCancelled,
  showNotAwaited,
  showPartnerUnavailable,
} from '#domain/partner-account/state/linking-toasts.ts'

/** A partner's sign-in comes back here with tokens in the fragment, which leaves the address at once (RTE-18, LNK-17). */
export function PartnerLoginSuccessPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isCompleted = useRef(false)
  useEffect(() => {
    if (isCompleted.current) return
    isCompleted.current = true
    const end = completeVisit(hash)
    const showEnd = { 'signed-in': () => {}, cancelled: showLinkCancelled, failed: showPartnerUnavailable }
    if (end.kind === 'not-awaited') showNotAwaited()
    // The page of an auto-link says itself how it is.
    else if (!end.isAutoLink) showEnd[end.kind]()
    const to = end.kind === 'not-awaited' ? paths.linkAccounts.href() : end.returnTo
    void navigate(to, { replace: true })
  }, [hash, navigate])
  return (
    <main>
      <PageHead title={m.linking_auto_title()} isPublic={false} />
      <Spinner label={m.linking_auto_title()} isFullScreen />
    </main>
  )
}
