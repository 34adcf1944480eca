import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'

/** The rule of the second step: nobody goes on without accepting the terms (ONB-26). */
export const termsSchema = z.object({
  isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted, { error: () => m.onboarding_terms_required() })),
})
