import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { readForm } from '../identity/form.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { Problem, toProblem } from '../rest/problem.ts'
import type { SharedState } from '../shared-state.ts'
import { findPlan } from '../sample-data/plans.ts'
import { readCard, testCards, type CardDetails } from './cards.ts'
import { findCheckoutSession, isExpired, recordBankAnswer, type CheckoutSession } from './checkout-sessions.ts'
import { renderPayment } from './pages/payment-layout.ts'
import { cardPage, challengePage, endPage, paidPage, type PaymentPage } from './pages/payment-pages.ts'

export interface PaymentsOptions {
  pool: pg.Pool
  state: SharedState
  /** Where the web app is, to which a payer is led back. */
  appOrigin: string
  /** `/kestrel-red` */
  basePath: string
  webOrigins: readonly string[]
}

type CheckoutRequest = FastifyRequest<{ Params: { clientSecret: string } }>

const challengeRefused = 'The payment was not agreed to. Try again or use another card.'

/** The card payment provider's embedded checkout: pages, and the state of a session for who has its secret. */
export function registerPayments(
  app: FastifyInstance,
  { pool, state, appOrigin, basePath, webOrigins }: PaymentsOptions,
): void {
  const returnAddress = ({ session_id, country }: CheckoutSession) =>
    `${appOrigin}${basePath}${regionPath(country)}/subscription-confirmation?session_id=${encodeURIComponent(session_id)}`
  const providerScript = readFileSync(new URL('browser/provider.js', import.meta.url), 'utf8')

  void app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      scope.addHook('onRequest', () => state.refresh())
      scope.setErrorHandler((error, request, reply) => {
        const { status } = toProblem(error)
        return send(request, reply, endPage('Something went wrong', 'Nothing was paid. Please try again.'), status)
      })

      scope.get('/provider.js', (_request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
          .type('text/javascript; charset=utf-8')
          .send(providerScript),
      )

      scope.get('/checkout/:clientSecret', async (request: CheckoutRequest, reply) => {
        const session = await findCheckoutSession(pool, request.params.clientSecret)
        return show(request, reply, session)
      })

      scope.post('/checkout/:clientSecret', async (request: CheckoutRequest, reply) => {
        const session = await findCheckoutSession(pool, request.params.clientSecret)
        if (session === undefined || !isPayable(session)) return show(request, reply, session)
        const form = readForm(request.body)
        const card: CardDetails = { number: form('number'), expiry: form('expiry'), cvc: form('cvc') }
        const reading = readCard(card, state.clock.now())
        if (reading.kind === 'wrong') {
          const { number, expiry } = card
          const page = cardPage({ ...formOf(request, session), card: { number, expiry }, problems: reading.problems })
          return send(request, reply, page, 422)
        }
        const bank = testCards.find(({ number }) => number === reading.number)
        const after = await recordBankAnswer(pool, session, bank?.answer ?? 'declined', state.clock.now())
        if (bank?.losesAnswer === true) {
          reply.hijack()
          // With a beginning: a browser sends again by itself what had no answer at all.
          reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 1000 })
          reply.raw.write('<', () => request.raw.socket.destroy())
          return
        }
        return lead(request, reply, after, bank?.problem)
      })

      scope.post('/checkout/:clientSecret/challenge', async (request: CheckoutRequest, reply) => {
        const session = await findCheckoutSession(pool, request.params.clientSecret)
        if (session === undefined || !isPayable(session) || !session.is_challenged) return show(request, reply, session)
        const agrees = readForm(request.body)('outcome') === 'agree'
        const answer = agrees ? 'approved' : 'declined'
        const after = await recordBankAnswer(pool, session, answer, state.clock.now())
        return lead(request, reply, after, agrees ? undefined : challengeRefused)
      })
    },
    { prefix: '/payments' },
  )

  void app.register(
    async (scope) => {
      allowOrigins(scope, webOrigins)
      scope.addHook('onRequest', () => state.refresh())
      scope.get('/:clientSecret', async (request: CheckoutRequest, reply) => {
        const session = await findCheckoutSession(pool, request.params.clientSecret)
        reply.header('cache-control', 'no-store')
        if (session === undefined) {
          const problem = new Problem(404, 'NOT_FOUND', 'There is no such checkout session.')
          return reply.code(problem.status).send(problem.body)
        }
        const status = isExpired(session, state.clock.now()) ? 'expired' : session.status
        return { sessionId: session.session_id, status, returnUrl: returnAddress(session) }
      })
    },
    { prefix: '/payments/sessions' },
  )

  function isPayable(session: CheckoutSession): boolean {
    return session.status === 'open' && !isExpired(session, state.clock.now())
  }

  /** The page of a session as it stands. */
  function show(
    request: CheckoutRequest,
    reply: FastifyReply,
    session: CheckoutSession | undefined,
    declined?: string,
  ) {
    const code = declined === undefined ? 200 : 402
    if (session === undefined)
      return send(request, reply, endPage('There is no such checkout', 'Begin again from the page of the plan.'), 404)
    if (session.status === 'paid') {
      const page = paidPage({
        sessionId: session.session_id,
        returnUrl: returnAddress(session),
        isEmbedded: isEmbedded(request),
      })
      return send(request, reply, page)
    }
    if (session.status === 'failed')
      return send(request, reply, endPage('The payment failed', 'Begin again from the page of the plan.'), code)
    if (isExpired(session, state.clock.now()))
      return send(request, reply, endPage('This checkout has expired', 'Begin again from the page of the plan.'), 410)
    const page = session.is_challenged
      ? challengePage(addressOf(request, session, '/challenge'))
      : cardPage({ ...formOf(request, session), declined })
    return send(request, reply, page, code)
  }

  /** After a post: straight on to the club once it is paid, unless the page around it does that. */
  function lead(
    request: CheckoutRequest,
    reply: FastifyReply,
    session: CheckoutSession | undefined,
    declined?: string,
  ) {
    return session?.status === 'paid' && !isEmbedded(request)
      ? reply.redirect(returnAddress(session), 303)
      : show(request, reply, session, declined)
  }

  function formOf(request: FastifyRequest, session: CheckoutSession) {
    const plan = findPlan(session.plan_id)
    if (plan === undefined) throw new Error(`There is no plan ${session.plan_id}.`)
    return { plan, action: addressOf(request, session) }
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: PaymentPage, status = 200) {
    const { html, headers } = renderPayment(page, { isEmbedded: isEmbedded(request), webOrigins })
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
  }
}

/** Returns how the addresses of the club's region in a country start. */
function regionPath(country: string | null): string {
  if (country === 'GB') return ''
  return country === 'US' ? '/en-us' : '/world'
}

function addressOf(request: FastifyRequest, { client_secret }: CheckoutSession, more = ''): string {
  return `/payments/checkout/${encodeURIComponent(client_secret)}${more}${isEmbedded(request) ? '?embedded=1' : ''}`
}

function isEmbedded({ query }: FastifyRequest): boolean {
  return readForm(query)('embedded') === '1'
}
