import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAudience } from '#platform/auth/use-audience.ts'
import {
  type AutoLinkRequest,
  hasAutoLinkParameters,
  readAutoLinkRequest,
} from '#domain/partner-account/model/auto-link.ts'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import { startAutoLink, waitingPartner } from '#domain/partner-account/state/auto-link.ts'
import { hasAutoLink } from '#domain/partner-account/state/partner-link-store.ts'
import { showPartnerUnavailable } from '#domain/partner-account/state/linking-toasts.ts'
import { AutoLinkLogin } from './AutoLinkLogin.tsx'
import { AutoLinkResult } from './AutoLinkResult.tsx'
import { AutoLinkWait } from './AutoLinkWait.tsx'

/**
 * Links the account of a partner that sent the member here: to the partner's sign-in, then to the club's login if need be,
 * then the link itself. Whatever is missing is said, with a way on (LNK-08 to LNK-14).
 */
export function AutoLink({ headingLevel }: { headingLevel: 1 | 2 }) {
  const { search } = useLocation()
  const audience = useAudience()
  // What the address asks for is kept for as long as the page is there: the parameters leave the address.
  const [request] = useState(() => readAutoLinkRequest(search))
  const [stage, setStage] = useState<Stage>(() => {
    if (request !== undefined) return 'leaving'
    return hasAutoLinkParameters(search) ? 'cut-short' : 'back'
  })
  const partner = request?.partner ?? waitingPartner()
  if (audience === undefined) return <AutoLinkWait partner={partner} />
  if (stage === 'cut-short') return <AutoLinkResult headingLevel={headingLevel} isCutShort />
  if (stage === 'leaving' && request !== undefined) return <LeaveForPartner request={request} onStay={setStage} />
  return audience === 'visitor' && partner !== undefined && hasAutoLink() ? (
    <AutoLinkLogin partner={partnerNameOf(partner)} />
  ) : (
    <AutoLinkResult headingLevel={headingLevel} />
  )
}

/** On the way to the partner; back from it, or never there; stopped, as something is missing. */
type Stage = 'leaving' | 'back' | 'cut-short'

interface LeaveForPartnerProps {
  request: AutoLinkRequest
  /** Called when the page is not left, or is shown again as it was left. */
  onStay: (stage: Exclude<Stage, 'leaving'>) => void
}

/** Leaves for the partner's sign-in, once the address no longer says so: coming back does not leave again. */
function LeaveForPartner({ request, onStay }: LeaveForPartnerProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    void navigate(pathname, { replace: true, preventScrollReset: true })
    try {
      if (!startAutoLink(request, pathname)) onStay('cut-short')
    } catch (error) {
      showPartnerUnavailable(error)
      onStay('back')
    }
  }, [request, pathname, navigate, onStay])
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => persisted && onStay('back')
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [onStay])
  return <AutoLinkWait partner={request.partner} />
}
