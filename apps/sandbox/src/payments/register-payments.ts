import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { acceptForms, readForm } from '../identity/form.ts'
import { sendPage } from '../identity/pages/pages.ts'
import type { Values } from '../identity/pages/template.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { Problem, toProblem } from '../rest/problem.ts'
import { findPlan, trialDays } from '../sample-data/plans.ts'
import type { SharedState } from '../shared-state.ts'
import { readCard, testCards, type CardDetails, type CardProblems } from './cards.ts'
import { findCheckoutSession, isExpired, recordBankAnswer, type CheckoutSession } from './checkout-sessions.ts'
import { paymentPage } from './pages/payment-page.ts'

export interface PaymentsOptions {
  pool: pg.Pool
  state: SharedState
  /** Where the web app is, to which a payer is led back. */
  appOrigin: string
  /** `/kestrel-red` */
  basePath: string
  webOrigins: readonly string[]
}

interface CheckoutRoute {
  Params: { clientSecret: string }
}

const cardFields = [
  { field: 'number', label: 'Card number', autocomplete: 'cc-number', maxLength: 24 },
  { field: 'expiry', label: 'Expiry date (month and year)', autocomplete: 'cc-exp', maxLength: 9 },
  { field: 'cvc', label: 'Security code', autocomplete: 'cc-csc', maxLength: 4 },
] as const

const challengeRefused = 'The payment was not agreed to. Try again or use another card.'
const providerScript = readFileSync(join(import.meta.dirname, 'browser/provider.js'), 'utf8')

/** The card payment provider's embedded checkout: pages, and the state of a session for who has its secret. */
export function registerPayments(
  app: FastifyInstance,
  { pool, state, appOrigin, basePath, webOrigins }: PaymentsOptions,
): void {
  void app.register(
    async (scope) => {
      acceptForms(scope)
      scope.addHook('onRequest', () => state.refresh())
      scope.setErrorHandler((error, _request, reply) => send(reply, 'problem', {}, toProblem(error).status))

      scope.get('/provider.js', (_request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
          .type('text/javascript; charset=utf-8')
          .send(providerScript),
      )

      scope.get<CheckoutRoute>('/checkout/:clientSecret', async ({ params }, reply) =>
        show(reply, await findCheckoutSession(pool, params.clientSecret)),
      )

      scope.post<CheckoutRoute>('/checkout/:clientSecret', async ({ params, body, raw }, reply) => {
        const session = await findCheckoutSession(pool, params.clientSecret)
        if (session === undefined || !isPayable(session)) return show(reply, session)
        const form = readForm(body)
        const card: CardDetails = { number: form('number'), expiry: form('expiry'), cvc: form('cvc') }
        const reading = readCard(card, state.clock.now())
        if (reading.kind === 'wrong') {
          // The security code is never shown again.
          return showForm(reply, session, { card: { ...card, cvc: '' }, problems: reading.problems }, 422)
        }
        const bank = testCards.find(({ number }) => number === reading.number)
        const after = await recordBankAnswer(pool, session, bank?.answer ?? 'declined', state.clock.now())
        if (bank?.losesAnswer === true) {
          reply.hijack()
          // With a beginning: a browser sends again by itself what had no answer at all.
          reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 1000 })
          reply.raw.write('<', () => raw.socket.destroy())
          return
        }
        return lead(reply, after, bank?.problem)
      })

      scope.post<CheckoutRoute>('/checkout/:clientSecret/challenge', async ({ params, body }, reply) => {
        const session = await findCheckoutSession(pool, params.clientSecret)
        if (session === undefined || !isPayable(session) || !session.is_challenged) return show(reply, session)
        const agrees = readForm(body)('outcome') === 'agree'
        const after = await recordBankAnswer(pool, session, agrees ? 'approved' : 'declined', state.clock.now())
        return lead(reply, after, agrees ? undefined : challengeRefused)
      })
    },
    { prefix: '/payments' },
  )

  void app.register(
    async (scope) => {
      allowOrigins(scope, webOrigins)
      scope.addHook('onRequest', () => state.refresh())
      scope.get<CheckoutRoute>('/:clientSecret', async ({ params }, reply) => {
        const session = await findCheckoutSession(pool, params.clientSecret)
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

  function returnAddress({ session_id, country }: CheckoutSession): string {
    const region = country === 'GB' ? '' : country === 'US' ? '/en-us' : '/world'
    return `${appOrigin}${basePath}${region}/subscription-confirmation?session_id=${encodeURIComponent(session_id)}`
  }

  /** The page of a session as it stands. */
  function show(reply: FastifyReply, session: CheckoutSession | undefined, declined?: string): FastifyReply {
    const status = declined === undefined ? 200 : 402
    if (session === undefined) return send(reply, 'unknown', {}, 404)
    if (session.status === 'failed') return send(reply, 'failed', {}, status)
    if (session.status === 'paid') {
      const returnUrl = returnAddress(session)
      const tells = JSON.stringify({ type: 'complete', sessionId: session.session_id, returnUrl })
      return send(reply, 'paid', { returnUrl, tells })
    }
    if (isExpired(session, state.clock.now())) return send(reply, 'expired', {}, 410)
    return session.is_challenged
      ? send(reply, 'challenge', { address: addressOf(reply, session, '/challenge') }, status)
      : showForm(reply, session, { declined }, status)
  }

  /** The form of a card; the first wrong field takes the focus, so that its message is read out first. */
  function showForm(
    reply: FastifyReply,
    session: CheckoutSession,
    shown: { card?: CardDetails; problems?: CardProblems; declined?: string | undefined },
    status: number,
  ): FastifyReply {
    const plan = findPlan(session.plan_id)
    if (plan === undefined) throw new Error(`There is no plan ${session.plan_id}.`)
    const { card, problems = {}, declined } = shown
    const [firstWrong] = Object.keys(problems)
    return send(
      reply,
      'card',
      {
        name: plan.name,
        cost: plan.cost,
        period: plan.frequency.toLowerCase(),
        trialDays,
        address: addressOf(reply, session),
        declined,
        wrong: declined !== undefined || firstWrong !== undefined,
        fields: cardFields.map((more) => ({
          ...more,
          value: card?.[more.field] ?? '',
          problem: problems[more.field],
          focused: more.field === firstWrong,
        })),
        cards: testCards.map(({ number, note }) => ({ note, digits: number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') })),
      },
      status,
    )
  }

  /** After a post: straight on to the club once it is paid, unless the page around it does that. */
  function lead(reply: FastifyReply, session: CheckoutSession | undefined, declined?: string): FastifyReply {
    return session?.status === 'paid' && !isEmbedded(reply.request)
      ? reply.redirect(returnAddress(session), 303)
      : show(reply, session, declined)
  }

  function send(reply: FastifyReply, page: string, values: Values, status?: number): FastifyReply {
    return sendPage(reply, paymentPage(page, values, { isEmbedded: isEmbedded(reply.request), webOrigins }), status)
  }
}

function addressOf({ request }: FastifyReply, { client_secret }: CheckoutSession, more = ''): string {
  return `/payments/checkout/${encodeURIComponent(client_secret)}${more}${isEmbedded(request) ? '?embedded=1' : ''}`
}

function isEmbedded({ query }: FastifyRequest): boolean {
  return readForm(query)('embedded') === '1'
}
