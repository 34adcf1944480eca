import type { OrderRequest, Reward } from '@clubhouse/rest-client/club'
import type { VoyageOrderRequest } from '@clubhouse/rest-client/b2c'
import type { Address } from './address.schema.ts'
import { type Consent, noConsent } from './consent.schema.ts'
import type { Sailor } from './sailor.schema.ts'

/** What goes to the server, and to which of its calls. */
export type OrderInput = { kind: 'order'; body: OrderRequest } | { kind: 'voyage'; body: VoyageOrderRequest }

/** What a member has typed for one reward, and goes on with after a reload, a step-up or a login. */
export interface TypedOrder {
  /** Where it goes, once it is saved. */
  deliveryAddress: Address | null
  /** Who sails, once the member has gone on from there. */
  sailorDetails: Sailor | null
  consent: Consent
  giftMessage: string
  /** What was sent, and when in milliseconds since 1970; null while nothing is. */
  sent: { input: OrderInput; at: number } | null
}

/** The order in progress (CHK-01). */
export interface OrderDraft extends TypedOrder {
  content: { title: string; imageUrl: string; partner: string }
  rewardId: string
  rewardParentId: string | null
  isSubmitting: boolean
}

/** What a member begins with. */
export const emptyOrder: TypedOrder = {
  deliveryAddress: null,
  sailorDetails: null,
  consent: noConsent,
  giftMessage: '',
  sent: null,
}

/** A draft that nobody is writing. */
export const noDraft: OrderDraft = {
  ...emptyOrder,
  content: { title: '', imageUrl: '', partner: '' },
  rewardId: '',
  rewardParentId: null,
  isSubmitting: false,
}

/**
 * Returns the draft of a chosen reward, with what was typed for it. The agreements of a voyage are to be given again
 * (CHK-05).
 */
export function startDraft(reward: Reward, typed: TypedOrder): OrderDraft {
  const { rewardId, rewardParentId = null, redemptionType, content } = reward
  return {
    ...typed,
    content: { title: content.title, imageUrl: content.imageUrl, partner: content.brandDetails.brandName },
    rewardId,
    rewardParentId,
    isSubmitting: false,
    consent: redemptionType === 'VOYAGES_FULFILMENT' ? noConsent : typed.consent,
  }
}
