import type { Order, Reward } from '@clubhouse/rest-client/club'
import { useNavigate } from 'react-router-dom'
import { markNewOrder } from '#domain/order/state/new-order-store.ts'
import { markNewVoucher } from '#domain/voucher/state/new-voucher-store.ts'
import { m } from '#paraglide/messages.js'
import { trackOrderPlaced } from '#domain/order/api/track-order.ts'
import { trackRedemptionCompleted } from '#domain/reward/api/track-reward.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { handOrderOver } from '#domain/order/api/hand-order-over.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { showToast } from '#platform/toasts/toast-store.ts'

export interface AfterRedemption {
  /** Its voucher is marked as new and opens (RDM-07). */
  voucherIssued: (reward: Reward, voucherId: string) => void
  /**
   * It is marked as new, and its confirmation opens, or the app goes on with it (CHK-03, RDM-14, RDM-16). With `replaces`,
   * nothing leads back to where it was ordered.
   */
  orderPlaced: (order: Order, options?: { replaces?: boolean }) => void
  /** Another tab was faster: what it brought is in the list. */
  doneElsewhere: (list: 'vouchers' | 'orders') => void
}

/** Returns what comes once a member has redeemed a reward; analytics hear of it (RDM-41). */
export function useAfterRedemption(): AfterRedemption {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const go = (path: string, replace = false) => void navigate(regionPath(path), { replace })
  return {
    voucherIssued(reward, voucherId) {
      trackRedemptionCompleted(reward, 'SPEND')
      markNewVoucher(voucherId)
      go(paths.voucher.href(voucherId))
    },
    orderPlaced(order, { replaces = false } = {}) {
      trackOrderPlaced(order)
      markNewOrder(order.orderId)
      const confirmation = paths.orderConfirmation.href(order.orderId)
      if (!isNativeApp()) return go(confirmation, replaces)
      // The page under the app's own confirmation.
      go(paths.orders.href(), replaces)
      handOrderOver(order).catch((error: unknown) => {
        console.warn('The app did not take the order over', error)
        go(confirmation, true)
      })
    },
    doneElsewhere(list) {
      showToast({ message: m.redemption_done_elsewhere() })
      go(paths[list].href())
    },
  }
}
