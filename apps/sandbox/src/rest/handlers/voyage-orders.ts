import type { components } from '@clubhouse/rest-client/b2c.types'
import type { VoyageOrdersHandlers } from '../../generated/rest-b2c-handlers.ts'
import { addDuration } from '../../control/duration.ts'
import { placeOrderIn } from '../../ledger/orders.ts'
import { toOrder } from '../../members/stored-orders.ts'
import { inTransaction, type Club } from '../club.ts'
import { findRedeemable } from '../find-redeemable.ts'
import { refusal } from '../problem.ts'
import { useStepUp } from '../step-up.ts'

type SailorDetails = components['schemas']['SailorDetails']

/** Voyages for points. */
export function voyageOrdersHandlers(club: Club): VoyageOrdersHandlers {
  return {
    placeVoyageOrder: (call) =>
      inTransaction(club, call, async (client) => {
        const { personDetails, expectedPoints, ...named } = call.body
        const at = club.clock.now()
        const found = await findRedeemable(club, client, call.member, named)
        const { redemptionType, cost } = found.reward
        if (redemptionType !== 'VOYAGES_FULFILMENT')
          throw refusal('NOT_ORDERABLE', 'This reward cannot be ordered here.')
        const sailor = trimmed(personDetails)
        if (!isAdult(sailor, at)) throw refusal('UNDER_AGE', 'You must be at least 18 years old')
        if (cost !== undefined && cost !== expectedPoints)
          throw refusal('PRICE_CHANGED', `This voyage costs ${cost} points now.`)
        await useStepUp(client, call)
        const stored = await placeOrderIn(client, {
          ...found,
          memberId: call.member.memberId,
          at,
          origin: club.imageOrigin,
          operationId: 'placeVoyageOrder',
          idempotencyKey: call.header['Idempotency-Key'],
          personDetails: sailor,
          sailor: {
            email: sailor.email,
            firstName: sailor.firstName,
            lastName: sailor.lastName,
            phoneNumber: `${sailor.countryAccessCode} ${sailor.phoneNumber}`,
          },
        })
        return toOrder(stored, club.imageOrigin, at)
      }),
  }
}

/** As the club's own orders take it (CHK-56). */
function trimmed(details: SailorDetails): SailorDetails {
  return { ...details, firstName: details.firstName.trim(), lastName: details.lastName.trim() }
}

function isAdult({ dateOfBirth }: SailorDetails, at: Date): boolean {
  const birthday = addDuration(new Date(dateOfBirth), 'P18Y')
  return birthday !== undefined && birthday <= at
}
