import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { insertRow } from '../database/rows.ts'
import { payableJourney } from '../flights/journeys.ts'
import { amountText, partyPrice } from '../flights/prices.ts'
import { readForm } from '../identity/form.ts'
import { post } from '../ledger/ledger.ts'
import { isAppAddress, leave, Stopped } from './app-addresses.ts'
import type { PartnerRoutes } from './register-partners.ts'

/** Where flights are paid for, with the search query (FLT-43), and what leads back to the results: booked, or cancelled. */
export function registerCheckoutRoutes(scope: FastifyInstance, options: PartnerRoutes): void {
  const { pool, clock, transaction, show } = options

  scope.get('/checkout', async ({ query }, reply) => {
    const { basket, journey, price } = await find(pool, query)
    return show(reply, 'checkout', {
      flights: journey.map(({ flight: { origin, destination, departure } }) => ({
        from: origin.cityName,
        to: destination.cityName,
        day: departure.slice(0, 10),
        time: departure.slice(11, 16),
      })),
      points: price.points.toLocaleString('en-GB'),
      money: `${basket.currency === 'USD' ? '$' : '£'}${amountText(price.money)}`,
    })
  })

  scope.post('/checkout', async ({ query }, reply) => {
    await transaction(async (client) => {
      // Of two presses at once, the second waits, and finds the booking.
      await client.query('select from flight_basket where basket_id = $1 for update', [readForm(query)('basketId')])
      await book(client, await find(client, query))
    })
    return leave(reply, returnAddress(query), 'COMPLETED')
  })

  scope.get('/checkout/cancel', async ({ query }, reply) => leave(reply, returnAddress(query), 'CANCELLED'))

  function returnAddress(query: unknown): URL {
    const address = readForm(query)('returnURL')
    if (!isAppAddress(address, options)) throw isOver()
    return new URL(address)
  }

  async function find(queries: pg.Pool | pg.PoolClient, query: unknown) {
    returnAddress(query)
    const parameter = readForm(query)
    const [basketId, offerId] = [parameter('basketId'), parameter('offerId')]
    const { rows } = await queries.query<{ member_id: string }>(
      `select member_id from flight_basket
       where basket_id = $1 and not exists (select from flight_booking where offer_id = $2)`,
      [basketId, offerId],
    )
    const memberId = rows[0]?.member_id
    if (memberId === undefined) throw isOver()
    const payable = await payableJourney(queries, { memberId, basketId, offerId, now: clock.now() })
    if (payable === undefined) throw isOver()
    const { basket, journey } = payable
    return { ...payable, memberId, offerId, price: partyPrice(journey, basket.passengers, basket.currency) }
  }

  /** Takes the points and writes the booking down. */
  async function book(client: pg.PoolClient, found: Awaited<ReturnType<typeof find>>): Promise<void> {
    const { memberId, offerId, journey, price } = found
    const { origin, destination } = journey[0]?.flight ?? {}
    const transactionId = await post(client, {
      memberId,
      kind: 'flight',
      points: -price.points,
      description: `Flights ${origin?.cityName} to ${destination?.cityName}`,
      at: clock.now(),
    })
    if (transactionId === undefined) throw new Stopped('There are not enough points for this journey.')
    await insertRow(client, 'flight_booking', { offerId, transactionId, bookedAt: clock.now() })
  }
}

function isOver(): Stopped {
  return new Stopped('The journey is not known, or is booked, or its fares have expired.')
}
