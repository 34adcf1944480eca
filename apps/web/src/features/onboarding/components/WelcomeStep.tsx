import { Spinner } from '@clubhouse/design-system/Spinner'
import type { Profile } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useState } from 'react'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import { linkFailureText } from '#domain/partner-account/state/linking-toasts.ts'
import { startPartnerLink } from '#domain/partner-account/state/partner-link.ts'
import { usePartnerLinking } from '#domain/partner-account/state/use-partner-linking.ts'
import { m } from '#paraglide/messages.js'
import { newMembersCodes } from '#domain/member/state/incentive-codes.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { useFinishOnboarding } from '../api/finish-onboarding.ts'
import { useReferralOrder } from '../api/referral-order.ts'
import { type WelcomeFacts, welcomeView } from '../model/welcome-view.ts'
import { FinishNotice } from './FinishNotice.tsx'
import { LinkChoice } from './LinkChoice.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'

const airline = 'VAA'

/** The last step: links the airline's account or skips it, and ends onboarding (ONB-31 to ONB-37). */
export function WelcomeStep({ profile }: { profile: Profile }) {
  // In the native app the member signs in at a partner without leaving: the link begins as after a return.
  const [signIns, setSignIns] = useState(0)
  return <WelcomeStepOf key={signIns} profile={profile} onSignedIn={() => setSignIns(signIns + 1)} />
}

function WelcomeStepOf({ profile, onSignedIn }: { profile: Profile; onSignedIn: () => void }) {
  const inRegion = useRegionPath()
  const gate = useFlagGate('vaa_account_linking')
  const finish = useFinishOnboarding()
  const partner = partnerNameOf(airline)
  const [failure, setFailure] = useState<string>()
  const { state: linking, tryAgain } = usePartnerLinking({
    // The screen itself says all of it: a toast would cover the buttons that lead on.
    onReturn: ({ kind }) =>
      setFailure(kind === 'already-linked' ? m.linking_already_linked({ partner }) : m.linking_error()),
    onLinked: () => undefined,
    onRefused: (refused, error) => setFailure(linkFailureText(refused, error) ?? m.linking_error()),
  })
  useReferralOrder(profile)

  const view = welcomeView({
    gate,
    isLinked: profile.linkedAccountsState[airline] === true,
    linking: linkingOf(linking.kind, failure),
  })
  const complete = ({ isUnlinked }: { isUnlinked: boolean }) =>
    finish.submit({ incentiveCodes: newMembersCodes(), isUnlinked })
  const completeAtOnce = useEffectEvent(() => complete({ isUnlinked: true }))
  const isCompleting = view === 'completing'
  useEffect(() => {
    if (isCompleting) completeAtOnce()
  }, [isCompleting])

  const link = async () => {
    setFailure(undefined)
    try {
      const start = await startPartnerLink(airline, inRegion(paths.onboardingLinkVaa.href()))
      if (start === 'signed-in') onSignedIn()
    } catch (error) {
      handleError(error)
    }
  }
  const notice = <FinishNotice state={finish.state} onTryAgain={finish.tryAgain} />
  const shared = { notice, isPending: isUnderWay(finish.state), partner }
  switch (view) {
    case 'waiting':
      return <StepSkeleton />
    case 'completing':
      return isUnderWay(finish.state) || finish.state.kind === 'idle' ? (
        <>
          {notice}
          <Spinner label={m.onboarding_finishing()} />
        </>
      ) : (
        <LinkChoice kind="finish" onFinish={() => complete({ isUnlinked: true })} {...shared} />
      )
    case 'linking':
      return <Spinner label={m.linking_linking({ partner })} />
    case 'auto-enrolled':
    case 'linked':
      return <LinkChoice kind={view} onFinish={() => complete({ isUnlinked: false })} {...shared} />
    case 'choice':
      return (
        <LinkChoice
          kind={view}
          onLink={() => void link()}
          onFinish={() => complete({ isUnlinked: true })}
          {...shared}
        />
      )
    case 'link-failed':
      return (
        <LinkChoice
          kind={view}
          reason={failure ?? m.linking_unknown({ partner })}
          onLink={failure === undefined ? tryAgain : () => void link()}
          onFinish={() => complete({ isUnlinked: true })}
          {...shared}
        />
      )
  }
}

function linkingOf(kind: ReturnType<typeof usePartnerLinking>['state']['kind'], failure: string | undefined) {
  const states = {
    idle: failure === undefined ? 'none' : 'failed',
    updating: 'under-way',
    'request-fired': 'under-way',
    success: 'linked',
    failure: 'failed',
  } as const satisfies Record<typeof kind, WelcomeFacts['linking']>
  return states[kind]
}
