import { Heading } from '@clubhouse/design-system/Heading'
import { Alert } from '@clubhouse/design-system/Alert'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Profile, Reward } from '@clubhouse/rest-client/club'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { assertNever } from '#platform/assert-never.ts'
import { isOverPage, overPage } from '#platform/links/over-page.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion, useRegionPath } from '#platform/region/use-region.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import type { OrderSubmission } from '../api/place-order.ts'
import type { OrderType } from '../model/order-type.ts'
import { refusalOf } from '../model/refusal.ts'
import { updateDraft, useOrderDraft } from '../state/order-draft-store.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { AddressSection } from './AddressSection.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { GiftSection } from './GiftSection.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { RedeemSection } from './RedeemSection.tsx'
import { SailorSection } from './SailorSection.tsx'
import * as styles from './checkout.css.ts'

export interface OrderFormProps {
  type: OrderType
  reward: Reward
  profile: Profile | undefined
  /** What the page's address says. */
  address: { rewardId: string; groupId: string | undefined }
  submission: OrderSubmission
}

/** What an order needs, by what is ordered, and the button that sends it (CHK-06, CHK-09, CHK-10). */
export function OrderForm({ type, reward, profile, address, submission }: OrderFormProps) {
  const { state, reset } = submission
  const draft = useOrderDraft()
  const region = useRegion()
  const regionPath = useRegionPath()
  const navigate = useNavigate()
  const location = useLocation()
  const isAmerican = (profile?.country ?? region.countryCode) === 'US'
  const error = state.kind === 'refused' ? state.error : undefined
  // A form shows each refusal once.
  const refusal = useMemo(() => error && refusalOf(error), [error])
  const isLocked = isLockedIn(state)
  const isAddressPath = withoutRegion(location.pathname).replace(/\/$/, '') === paths.orderCheckoutAddAddress.href()
  // The page stays; only what stands over it changes.
  const openAddress = () =>
    void navigate(regionPath(paths.orderCheckoutAddAddress.href(address)), {
      preventScrollReset: true,
      state: overPage,
    })
  const closeAddress = () => {
    // Its entry must not stay behind, or the next Back would lead from the checkout to the checkout.
    if (isOverPage(location)) void navigate(-1)
    else void navigate(regionPath(paths.orderCheckout.href(address)), { replace: true, preventScrollReset: true })
  }

  const leadToFields = useEffectEvent(() => {
    if (refusal === undefined) return
    if (Object.keys(refusal.address).length > 0 && !isAddressPath) openAddress()
    if (Object.keys(refusal.sailor).length > 0) updateDraft({ sailorDetails: null })
  })
  useEffect(() => {
    if (error !== undefined) leadToFields()
  }, [error])

  return (
    <Stack gap="large">
      <Heading level={1}>{m.checkout_title()}</Heading>
      <div className={styles.layout}>
        <div className={styles.summary}>
          <OrderSummary type={type} reward={reward} />
        </div>
        <div className={styles.form}>
          {state.kind === 'step-up-ended' && (
            <Alert tone="warning">
              {state.how === 'cancelled' ? m.session_step_up_cancelled() : m.session_step_up_failed()}
            </Alert>
          )}
          <div id="checkout-details">
            {type === 'VOYAGES_FULFILMENT' ? (
              <SailorSection
                rewardId={reward.rewardId}
                profile={profile}
                sailor={draft.sailorDetails}
                isAmerican={isAmerican}
                isLocked={isLocked}
                serverErrors={refusal?.sailor}
                onChanged={reset}
              />
            ) : (
              <AddressSection address={draft.deliveryAddress} isLocked={isLocked} onOpen={openAddress} />
            )}
          </div>
          {type === 'WINES_FULFILMENT' && (
            <div id="checkout-gift">
              <GiftSection isLocked={isLocked} serverErrors={refusal?.gift} onChanged={reset} />
            </div>
          )}
          {type !== 'PHYSICAL_SPARKLES' && (
            <ConsentSection
              type={type}
              partner={draft.content.partner}
              isLocked={isLocked}
              serverErrors={refusal?.consent}
              onChanged={reset}
            />
          )}
          <RedeemSection type={type} reward={reward} submission={submission} />
        </div>
      </div>
      {type !== 'VOYAGES_FULFILMENT' && isAddressPath && !isLocked && (
        <AddressDialog
          type={type}
          rewardId={reward.rewardId}
          profile={profile}
          serverErrors={refusal?.address}
          onSaved={() => {
            reset()
            closeAddress()
          }}
          onClose={closeAddress}
        />
      )}
    </Stack>
  )
}

/** True while what was filled in is being sent, or may have been. */
function isLockedIn(state: OrderSubmission['state']): boolean {
  switch (state.kind) {
    case 'idle':
    case 'step-up-ended':
    case 'refused':
      return false
    case 'unresolved':
      // What an earlier page load sent may be gone from the form; another order can then be filled in.
      return state.input !== undefined
    case 'sending':
    case 'resumed':
    case 'checking':
    case 'interrupted':
    case 'unknown':
    case 'done':
    case 'done-elsewhere':
      return true
    default:
      return assertNever(state)
  }
}
