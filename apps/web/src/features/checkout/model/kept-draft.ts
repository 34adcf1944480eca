import * as z from 'zod/mini'
import { addressFields } from './address.schema.ts'
import type { OrderInput, TypedOrder } from './order-draft.ts'
import { genders } from './sailor.schema.ts'

const text = z.string()
const address = z.object(
  Object.fromEntries(addressFields.map((field) => [field, text])) as Record<
    (typeof addressFields)[number],
    typeof text
  >,
)
const sailor = z.object({
  firstName: text,
  lastName: text,
  email: text,
  dateOfBirth: z.object({ day: text, month: text, year: text }),
  gender: z.enum(['', ...genders]),
  citizenship: text,
  mobileNumber: z.object({ countryCode: text, number: text }),
})
const input = z.custom<OrderInput>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'body' in value,
)
const keptDraft: z.ZodMiniType<TypedOrder> = z.object({
  deliveryAddress: z.nullable(address),
  sailorDetails: z.nullable(sailor),
  consent: z.object({ over18: z.boolean(), terms: z.boolean(), marketingUpdates: z.optional(z.boolean()) }),
  giftMessage: text,
  sent: z.nullable(z.object({ input, at: z.number() })),
})

/** Reads a draft that was kept; undefined when there is none, or when another version of the app kept it. */
export function readKeptDraft(kept: string | undefined): TypedOrder | undefined {
  try {
    return keptDraft.safeParse(JSON.parse(kept ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Returns what is kept of a draft: all that is typed, and nothing that the reward says itself. */
export function toKeptDraft(draft: TypedOrder): string {
  const { deliveryAddress, sailorDetails, consent, giftMessage, sent } = draft
  const kept: TypedOrder = { deliveryAddress, sailorDetails, consent, giftMessage, sent }
  return JSON.stringify(kept)
}
