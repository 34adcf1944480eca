import { useEffect, useEffectEvent, useState } from 'react'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { type CardApplication, useCardApplication } from '../api/use-card-application.ts'
import type { ApplicationRequest } from '../model/application.ts'
import { openApplication } from '../state/open-application.ts'
import { useApplication } from '../state/use-application.ts'
import { ApplyDialog, type ApplyStage } from './ApplyDialog.tsx'

export interface ApplyProps {
  request: ApplicationRequest
  /** Called when nothing more is to be done: it was called off, failed, or is open elsewhere. */
  onClose: () => void
}

/** One press on an apply button: members go on at once, visitors choose whether to log in first (CCD-18, CCD-19). */
export function Apply({ request, onClose }: ApplyProps) {
  const audience = useAudience()
  const { application, loginReturnPath } = useApplication(request)
  const isReady = useFlagGate('web_uscc_completed_page') !== 'waiting'
  const [isGuest, setGuest] = useState(false)
  const [begun, setBegun] = useState<ApplyStage>({ kind: 'applying' })
  useBackFromPartner(onClose)

  const stage = stageNow()
  return (
    <>
      {stage === begun && <Begin application={application} onStage={setBegun} onClose={onClose} />}
      <ApplyDialog
        stage={stage}
        loginReturnPath={loginReturnPath}
        onSkipLogin={() => setGuest(true)}
        onClose={onClose}
      />
    </>
  )

  function stageNow(): ApplyStage {
    if (audience === undefined || !isReady) return { kind: 'preparing' }
    return audience === 'member' || isGuest ? begun : { kind: 'guest' }
  }
}

interface BeginProps {
  application: CardApplication
  onStage: (stage: ApplyStage) => void
  onClose: () => void
}

/** Begins the application, and goes to it at the card issuer's (CCD-20). */
function Begin({ application, onStage, onClose }: BeginProps) {
  // Whatever the page learns meanwhile, one application was pressed for.
  const [pressedFor] = useState(application)
  useCardApplication(pressedFor, {
    onBegun(address) {
      onStage({ kind: 'leaving', address })
      void leave(address)
    },
    onFailed: onClose,
  })
  return null

  async function leave(address: string) {
    try {
      if ((await openApplication(address)) === 'stayed') onClose()
    } catch {
      onStage({ kind: 'blocked', address })
    }
  }
}

/** Calls back when the browser shows the page again as it was left for the card issuer's. */
function useBackFromPartner(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && back()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
