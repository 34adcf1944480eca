import type { OrderRequest, Profile, Reward } from '@clubhouse/rest-client/club'
import type { VoyageOrderRequest } from '@clubhouse/rest-client/b2c'
import { type Address, emptyAddress } from './address.ts'
import { emptySailor, type Sailor } from './sailor.ts'

/** What a member agrees to (CHK-04). */
export interface Consent {
  over18: boolean
  terms: boolean
  /** Not there while nothing has been answered. */
  marketingUpdates?: boolean
}

/** What goes to the server, and to which of its calls. */
export type OrderInput = { kind: 'order'; body: OrderRequest } | { kind: 'voyage'; body: VoyageOrderRequest }

/** What a member has typed for one reward, and goes on with after a reload, a step-up or a login. */
export interface TypedOrder {
  /** Where it goes, once it is saved. */
  deliveryAddress: Address | null
  /** What stands in the address form, saved or not. */
  typedAddress: Address
  /** Who sails, once the member has gone on from there. */
  sailorDetails: Sailor | null
  /** What stands in the sailor's form. */
  typedSailor: Sailor
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

const noConsent: Consent = { over18: false, terms: false }

/** A draft that nobody is writing. */
export const noDraft: OrderDraft = {
  content: { title: '', imageUrl: '', partner: '' },
  rewardId: '',
  rewardParentId: null,
  isSubmitting: false,
  deliveryAddress: null,
  typedAddress: emptyAddress,
  sailorDetails: null,
  typedSailor: emptySailor(undefined),
  consent: noConsent,
  giftMessage: '',
  sent: null,
}

/** What a member begins with: what the club knows of them. Their date of birth is shown nowhere, so it is asked for. */
export function typedOrderFor(profile: Profile | undefined): TypedOrder {
  const { firstName = '', lastName = '', email = '', mobile = '', postcode = '', country } = profile ?? {}
  const sailor = emptySailor(country)
  return {
    deliveryAddress: null,
    typedAddress: { ...emptyAddress, firstName, lastName, email, phoneNumber: mobile, postcode },
    sailorDetails: null,
    typedSailor: {
      ...sailor,
      firstName,
      lastName,
      email,
      // The nought is dialled in the country only.
      mobileNumber: { ...sailor.mobileNumber, number: mobile.replace(/^0/, '') },
    },
    consent: noConsent,
    giftMessage: '',
    sent: null,
  }
}

/** The draft of a chosen reward, with what was typed for it. What a voyage asks to agree to is asked anew (CHK-05). */
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
