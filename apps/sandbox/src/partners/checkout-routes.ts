import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { payableJourney } from '../flights/journeys.ts'
import { partyPrice } from '../flights/prices.ts'
import { readForm } from '../identity/form.ts'
import { post } from '../ledger/ledger.ts'
import { isAppAddress } from './app-addresses.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { sendPartnerPage } from './pages/partner-page.ts'
import { stoppedPage } from './pages/stopped-page.ts'
import { partners } from './partners.ts'
import type { PartnersOptions } from './register-partners.ts'

const { airline } = partners

type Queries = pg.Pool | pg.PoolClient

/** Where flights are paid for, with the search query (FLT-43), and what leads back to the results: booked, or cancelled. */
export function registerCheckoutRoutes(scope: FastifyInstance, options: PartnersOptions): void {
  const { pool, clock, transaction, webOrigins: appOrigins } = options

  scope.get('/airline/checkout', async (request, reply) => {
    const found = await find(pool, request)
    if (found === undefined) return stop(reply)
    const query = request.url.split('?')[1] ?? ''
    return sendPartnerPage(reply, airline, checkoutPage({ ...found, query }), { appOrigins })
  })

  scope.post('/airline/checkout', async (request, reply) => {
    const end = await transaction(async (client) => {
      // Of two presses at once, the second waits, and finds the booking.
      await client.query('select from flight_basket where basket_id = $1 for update', [
        readForm(request.query)('basketId'),
      ])
      const found = await find(client, request)
      return found === undefined ? undefined : book(client, found)
    })
    if (end === undefined) return stop(reply)
    return end === 'short'
      ? stop(reply, 'There are not enough points for this journey.')
      : leave(request, reply, 'COMPLETED')
  })

  scope.get('/airline/checkout/cancel', async (request, reply) =>
    isAppAddress(readForm(request.query)('returnURL'), options) ? leave(request, reply, 'CANCELLED') : stop(reply),
  )

  async function find(queries: Queries, { query }: FastifyRequest) {
    const parameter = readForm(query)
    if (!isAppAddress(parameter('returnURL'), options)) return undefined
    const [basketId, offerId] = [parameter('basketId'), parameter('offerId')]
    const { rows } = await queries.query<{ member_id: string }>(
      `select member_id from flight_basket
       where basket_id = $1 and not exists (select from flight_booking where offer_id = $2)`,
      [basketId, offerId],
    )
    const memberId = rows[0]?.member_id
    if (memberId === undefined) return undefined
    const payable = await payableJourney(queries, { memberId, basketId, offerId, now: clock.now() })
    if (payable === undefined) return undefined
    const { basket, journey } = payable
    return { ...payable, memberId, offerId, price: partyPrice(journey, basket.passengers, basket.currency) }
  }

  /** Takes the points and writes the booking down. */
  async function book(
    client: pg.PoolClient,
    found: NonNullable<Awaited<ReturnType<typeof find>>>,
  ): Promise<'booked' | 'short'> {
    const { memberId, offerId, journey, price } = found
    const [first] = journey
    const { origin, destination } = first?.flight ?? {}
    const transactionId = await post(client, {
      memberId,
      kind: 'flight',
      points: -price.points,
      description: `Flights ${origin?.cityName} to ${destination?.cityName}`,
      at: clock.now(),
    })
    if (transactionId === undefined) return 'short'
    await client.query('insert into flight_booking (offer_id, transaction_id, booked_at) values ($1, $2, $3)', [
      offerId,
      transactionId,
      clock.now(),
    ])
    return 'booked'
  }

  function leave(request: FastifyRequest, reply: FastifyReply, status: 'COMPLETED' | 'CANCELLED'): FastifyReply {
    const address = new URL(readForm(request.query)('returnURL'))
    address.searchParams.set('status', status)
    return reply.redirect(address.href, 303)
  }

  function stop(reply: FastifyReply, words = 'The journey is not known, or is booked, or its fares have expired.') {
    return sendPartnerPage(reply, airline, stoppedPage(words), { status: 400, appOrigins })
  }
}
