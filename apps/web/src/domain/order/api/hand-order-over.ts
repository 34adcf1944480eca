import type { OrderPlaced } from '@clubhouse/native-bridge/messages'
import type { Order } from '@clubhouse/rest-client/club'
import { nativeBridge } from '#platform/native/native-bridge.ts'

/** Ways of redeeming that the app has a confirmation for. */
const confirmed: ReadonlySet<string> = new Set<OrderPlaced['redemptionType']>([
  'DIGITAL_FULFILMENT',
  'WINES_FULFILMENT',
  'VOYAGES_FULFILMENT',
  'PHYSICAL_SPARKLES',
  'DONATION_LINK',
])

/** The app goes on with an order that was placed (RDM-16, NAT-13). Rejects when it cannot. */
export async function handOrderOver({ orderId, rewardId, redemptionType }: Order): Promise<void> {
  if (!isConfirmed(redemptionType)) throw new Error(`The app has no confirmation for ${redemptionType}`)
  await nativeBridge().deliver({ type: 'order_placed', orderId, rewardId, redemptionType })
}

function isConfirmed(type: string): type is OrderPlaced['redemptionType'] {
  return confirmed.has(type)
}
