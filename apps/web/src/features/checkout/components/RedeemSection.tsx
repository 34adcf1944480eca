import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { type ReactNode, useId } from 'react'
import { blockersOf } from '#domain/reward/model/availability.ts'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { messageOf } from '#domain/refusal/api/error-texts.ts'
import { keepClearOf } from '#platform/focus/keep-clear.ts'
import { leadTo } from '#platform/focus/lead-to.ts'
import { isUnderWay } from '#platform/submission/submission.ts'
import { SubmissionNotice } from '#platform/submission/SubmissionNotice.tsx'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import type { OrderSubmission } from '../api/place-order.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { OrderType } from '../model/order-type.ts'
import { orderInput } from '../model/order-input.ts'
import { canRedeem, type Missing, missingOf } from '../model/readiness.ts'
import { refusalOf } from '../model/refusal.ts'
import { useOrderDraft } from '../state/order-draft-store.ts'
import * as styles from './checkout.css.ts'

export interface RedeemSectionProps {
  type: OrderType
  reward: Reward
  submission: OrderSubmission
}

/** The button that orders, what it still needs, and what came of it (CHK-03, CHK-06, CHK-09, CHK-10, CHK-58). */
export function RedeemSection({ type, reward, submission }: RedeemSectionProps) {
  const draft = useOrderDraft()
  const { state, submit, tryAgain, leave } = submission
  const balance = useBalance()
  const reasonsId = useId()
  const missing = missingOf(type, draft)
  const [next] = missing
  const blocker = blockerText(reward, balance.data?.usable)
  const isPending = isUnderWay(state)
  if (state.kind === 'unknown' || (state.kind === 'unresolved' && state.input !== undefined)) {
    return (
      <>
        <OrderNotice state={state} reward={reward} blocker={blocker} />
        <div ref={keepClearOf} className={styles.redeem}>
          <Stack gap="small">
            <Button fullWidth onPress={tryAgain}>
              {m.common_try_again()}
            </Button>
            {state.kind === 'unresolved' && (
              <Button fullWidth variant="secondary" onPress={leave}>
                {m.submission_leave()}
              </Button>
            )}
          </Stack>
        </div>
      </>
    )
  }
  const redeem = () => {
    const input = orderInput(type, reward, draft)
    if (input !== undefined) submit(input)
  }
  return (
    <>
      <OrderNotice state={state} reward={reward} blocker={blocker} />
      {!isPending && missing.length > 0 && (
        <div id={reasonsId}>
          <Text tone="muted">{m.checkout_missing()}</Text>
          <ul className={styles.reasons}>
            {missing.map((each) => (
              <Text key={each} as="li" tone="muted">
                {reasonOf(each, draft)}
              </Text>
            ))}
          </ul>
        </div>
      )}
      <div ref={keepClearOf} className={styles.redeem}>
        {!isPending && next !== undefined && (
          <div className={styles.next}>
            <Button variant="quiet" size="small" onPress={() => leadTo(places[next])}>
              {m.checkout_next({ reason: reasonOf(next, draft) })}
            </Button>
          </div>
        )}
        <Button
          fullWidth
          isPending={isPending}
          pendingLabel={m.checkout_redeeming()}
          isDisabled={!isPending && (blocker !== undefined || !canRedeem(type, draft))}
          {...(missing.length > 0 && { 'aria-describedby': reasonsId })}
          onPress={redeem}
        >
          {m.common_redeem()}
        </Button>
      </div>
    </>
  )
}

interface OrderNoticeProps {
  state: OrderSubmission['state']
  reward: Reward
  blocker: string | undefined
}

/** Says what came of the order, or why it cannot be ordered. */
function OrderNotice({ state, reward, blocker }: OrderNoticeProps) {
  switch (state.kind) {
    case 'idle':
    case 'step-up-ended':
      return blocker === undefined ? <></> : <Alert tone="warning">{blocker}</Alert>
    case 'refused':
      return (
        <Alert tone="error" title={m.checkout_refused_title()}>
          {wordsOf(state.error, reward)}
        </Alert>
      )
    case 'unresolved':
      return (
        <SubmissionNotice
          kind={state.kind}
          body={state.input === undefined ? m.submission_unresolved_order() : undefined}
        />
      )
    case 'sending':
    case 'resumed':
    case 'checking':
    case 'interrupted':
    case 'unknown':
    case 'done':
    case 'done-elsewhere':
      return <SubmissionNotice kind={state.kind} />
    default:
      return assertNever(state)
  }
}

/** Where what is missing is put right. */
const places: Record<Missing, string> = {
  address: '#checkout-details',
  sailor: '#checkout-details',
  'gift-message': '#checkout-gift',
  over18: '#main [name="over18"]',
  terms: '#main [name="terms"]',
  marketing: '#main [name="marketingUpdates"]',
}

/** Returns why it cannot be ordered however well the form is filled in. */
function blockerText(reward: Reward, usablePoints: number | undefined): string | undefined {
  const [blocker] = blockersOf(reward, { audience: 'member', isInApp: false, usablePoints })
  if (blocker?.kind === 'sold-out') return m.error_checkout_out_of_stock()
  if (blocker?.kind === 'unavailable' || reward.cost === undefined) return m.redemption_unavailable()
  return blocker?.kind === 'points-short' ? m.error_insufficient_points() : undefined
}

function wordsOf(error: ApiError, { cost }: Reward): ReactNode {
  if (refusalOf(error).isPriceChanged && cost !== undefined)
    return m.checkout_price_changed({ points: formatPoints(cost) })
  switch (error.code) {
    case 'CONSENT_REQUIRED':
      return refusalOf(error).consent.over18 ?? m.checkout_terms_error()
    case 'UNDER_AGE':
      return m.checkout_under_age()
    default:
      return error.kind === 'not_found' ? m.redemption_unavailable() : messageOf(error)
  }
}

function reasonOf(missing: Missing, { content: { partner } }: OrderDraft): string {
  switch (missing) {
    case 'address':
      return m.checkout_address_error()
    case 'sailor':
      return m.checkout_sailor_error()
    case 'gift-message':
      return m.checkout_gift_error()
    case 'over18':
      return m.checkout_over_18_error()
    case 'terms':
      return m.checkout_terms_error()
    case 'marketing':
      return m.checkout_marketing_error({ partner })
  }
}
