import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import type { OrderType } from './order-type.ts'

/** What a member agrees to (CHK-04). */
export interface Consent {
  over18: boolean
  terms: boolean
  /** Undefined while the question is not answered. */
  marketingUpdates?: boolean | undefined
}

export const noConsent: Consent = { over18: false, terms: false, marketingUpdates: undefined }

/** Returns the rules for what has to be agreed to; news of the partner are free, except with a voyage (CHK-06, CON-24). */
export function consentSchema(type: OrderType, partner: string) {
  const mustBeTicked = (error: () => string) => z.refine((isTicked) => isTicked === true, { error })
  const news = z.optional(z.boolean())
  return z.object({
    over18: z.boolean().check(mustBeTicked(m.checkout_over_18_error)),
    terms: z.boolean().check(mustBeTicked(m.checkout_terms_error)),
    marketingUpdates:
      type === 'VOYAGES_FULFILMENT' ? news.check(mustBeTicked(() => m.checkout_marketing_error({ partner }))) : news,
  })
}
