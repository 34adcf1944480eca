import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useStepUp } from '#platform/auth/step-up-store.ts'
import { unresolvedSubmission } from '#platform/submission/submission-record.ts'
import { isPending } from '#platform/submission/submission-entry.ts'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { onFirstInteraction, onIdle } from '#platform/islands/when.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useBalanceOfPage } from '#domain/points/api/use-balance.ts'
import { BlockedAction } from '#domain/reward/components/BlockedAction.tsx'
import { actionLabel } from '#domain/reward/model/action-label.ts'
import { type Redeemed, redemptionName } from '../api/redeem-reward.ts'
import { type Redeemer, type RedemptionStep, redemptionStep } from '../model/redemption-step.ts'

// Most who read a page of a reward open neither.
const opened = { when: 'render', isBrowserOnly: true, failed: OverlayFailed } as const
const RedeemDialog = island(() => import('./RedeemDialog.tsx').then((module) => module.RedeemDialog), opened)
const InsufficientPointsDialog = island(
  () => import('./InsufficientPointsDialog.tsx').then((module) => module.InsufficientPointsDialog),
  opened,
)

export interface RedeemActionProps {
  reward: Reward
  /** Id of what the page says beside the button. */
  describedBy?: string | undefined
  /** Points were spent: what they brought. */
  onRedeemed: (redeemed: Redeemed) => void
  /** The way to its partner was taken (RDM-10). */
  onLinkOpened: () => void
  /** Its order needs an address or sailors first; `submitsDirectly` when a complete one may go out at once (STP-08). */
  onCheckout: (options: { submitsDirectly: boolean }) => void
}

/** The button that spends a member's points on a reward, with what it opens (RDM-01 to RDM-12). */
export function RedeemAction(props: RedeemActionProps) {
  const { reward, describedBy } = props
  const balance = useBalanceOfPage()
  const isSteppedUp = useStepUp().kind === 'stepped-up'
  const label = actionLabel(reward, 'SPEND')
  const isFlightSearchOpen = useFlag('web_redsky_search')
  if (balance.isPending) return <AskingAction {...props} />
  if (balance.isError) {
    return (
      <Stack gap="xsmall">
        <Text tone="error">{m.redemption_balance_failed()}</Text>
        <Button variant="secondary" fullWidth onPress={() => void balance.refetch()}>
          {m.common_refresh_balance()}
        </Button>
      </Stack>
    )
  }
  const { usable } = balance.data
  const step = stepNow(reward, { usablePoints: usable, isSteppedUp })
  switch (step.kind) {
    case 'blocked':
      return <BlockedAction label={label} reason={reasonText[step.reason]()} describedBy={describedBy} />
    case 'insufficient':
    case 'confirm':
    case 'checkout':
      return <AskingAction {...props} now={{ step, usablePoints: usable }} />
    case 'open-link':
      return <LinkAction {...props} url={step.url} />
    case 'search-flights':
      if (!isFlightSearchOpen) {
        return <BlockedAction label={label} reason={m.redemption_flights_closed()} describedBy={describedBy} />
      }
      return (
        <ButtonLink href={paths.flightSearch.href()} aria-describedby={describedBy} fullWidth>
          {label}
        </ButtonLink>
      )
  }
}

type AskingStep = Extract<RedemptionStep, { kind: 'insufficient' | 'confirm' | 'checkout' }>

interface Asked {
  step: AskingStep
  usablePoints: number
}

interface AskingActionProps extends RedeemActionProps {
  /** What is asked; undefined while the points are not known. The button is the same one, so it keeps the focus. */
  now?: Asked
}

/** Asks before anything is spent, says how many points are short, or leads to the checkout. */
function AskingAction({ reward, describedBy, onRedeemed, onCheckout, now }: AskingActionProps) {
  const [asked, setAsked] = useState<Asked>()
  const [isKnown, setIsKnown] = useState(false)
  if (now !== undefined && !isKnown) {
    setIsKnown(true)
    if (isAskedAtOnce(reward, now)) setAsked(now)
  }
  const close = () => setAsked(undefined)
  const asksFirst = now?.step.kind === 'confirm'
  // The dialog is there before the press.
  useEffect(() => (asksFirst ? onFirstInteraction(() => onIdle(RedeemDialog.preload)) : undefined), [asksFirst])
  return (
    <>
      <Button
        fullWidth
        isPending={now === undefined}
        pendingLabel={m.redemption_checking_balance()}
        aria-describedby={describedBy}
        onPress={() => (now?.step.kind === 'checkout' ? onCheckout(now.step) : setAsked(now))}
      >
        {actionLabel(reward, 'SPEND')}
      </Button>
      {/* As it was when the dialog opened: what it asks must not change while it is read. */}
      {asked?.step.kind === 'insufficient' && <InsufficientPointsDialog missing={asked.step.missing} onClose={close} />}
      {asked?.step.kind === 'confirm' && (
        <RedeemDialog
          reward={reward}
          by={asked.step.by}
          cost={asked.step.cost}
          usablePoints={asked.usablePoints}
          onClose={close}
          onRedeemed={onRedeemed}
        />
      )}
    </>
  )
}

/**
 * Returns what pressing Redeem leads to. Points that are short may be those that an unresolved submission has cost
 * already: then its dialog or checkout finds out.
 */
function stepNow(reward: Reward, redeemer: Redeemer): RedemptionStep {
  const step = redemptionStep(reward, redeemer)
  if (step.kind !== 'insufficient') return step
  const withEnough = redemptionStep(reward, { usablePoints: Number.POSITIVE_INFINITY, isSteppedUp: false })
  const by = withEnough.kind === 'confirm' ? withEnough.by : 'order'
  return unresolvedSubmission(redemptionName(by, reward)) === undefined ? step : withEnough
}

/** True when an earlier page load left the redemption: for a step-up, or before its outcome was known. */
function isAskedAtOnce(reward: Reward, { step }: Asked): boolean {
  return step.kind === 'confirm' && isPending(redemptionName(step.by, reward))
}

/** A link, as one expects of what leads to a partner (RDM-10). */
function LinkAction({ reward, describedBy, onLinkOpened, url }: RedeemActionProps & { url: string }) {
  return (
    <ButtonLink
      href={url}
      aria-describedby={describedBy}
      isExternal
      externalLabel={m.common_opens_in_new_tab()}
      fullWidth
      onClick={onLinkOpened}
    >
      {actionLabel(reward, 'SPEND')}
    </ButtonLink>
  )
}

const reasonText: Record<Extract<RedemptionStep, { kind: 'blocked' }>['reason'], () => string> = {
  'sold-out': m.reward_sold_out,
  unavailable: m.redemption_unavailable,
  'choose-option': m.reward_choose_option,
  'app-only': m.redemption_in_app_only,
}
