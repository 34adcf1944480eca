import type { Order, Reward } from '@clubhouse/rest-client/club'
import { useNavigate } from 'react-router-dom'
import { markNewVoucher } from '../../features/vouchers/state/new-voucher-store.ts'
import { m } from '../../paraglide/messages.js'
import { trackRedemptionCompleted } from '../../platform/analytics/track.ts'
import { isNativeApp } from '../../platform/native/native-app.ts'
import { handOrderOver } from '../../platform/native/hand-order-over.ts'
import { paths } from '../../platform/paths.ts'
import { useRegionPath } from '../../platform/region/use-region.ts'
import { showToast } from '../../platform/toasts/toast-store.ts'

export interface AfterRedemption {
  /** Its voucher is marked as new and opens (RDM-07). */
  voucherIssued: (reward: Reward, voucherId: string) => void
  /** Its confirmation opens, or the app goes on with it (RDM-14, RDM-16). */
  orderPlaced: (reward: Reward, order: Order) => void
  /** Another tab was faster: what it brought is in the list. */
  doneElsewhere: (list: 'vouchers' | 'orders') => void
}

/** What comes once a member has redeemed a reward; analytics hear of it (RDM-41). */
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
    orderPlaced(reward, order) {
      trackRedemptionCompleted(reward, 'SPEND')
      const confirmation = paths.orderConfirmation.href(order.orderId)
      if (!isNativeApp()) return go(confirmation)
      // The page under the app's own confirmation.
      go(paths.orders.href())
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
