import { redemptionCompleted } from '@clubhouse/event-client/track'
import type { Order } from '@clubhouse/rest-client/club'

/** An order was placed (ANL-02, RDM-41). */
export function trackOrderPlaced({ rewardId, redemptionType, cost, content }: Order): void {
  const { brandName } = content.brandDetails
  redemptionCompleted({
    rewardId,
    rewardType: 'SPEND',
    title: content.title,
    redemptionType,
    cost,
    ...(brandName !== '' && { brandName }),
  })
}
