// Generated from schemas/rest/referral.openapi.yaml by `npm run codegen`. Do not edit.

import type { operations } from '@clubhouse/rest-client/referral.types'
import type { Handlers } from '../rest/handler-types.ts'

/** What the partner counts as a conversion. */
export type ReferralOrdersHandlers = Pick<Handlers<operations>, 'recordReferralOrder'>

/** One handler for each operation of this host. */
export type ReferralHandlers = Handlers<operations>
