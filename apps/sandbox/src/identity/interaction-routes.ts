import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { readForm } from './form.ts'
import type { IdentityMembers } from './identity.ts'
import { checkJoining, looksLikeEmail, passwordRules } from './joining.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPageRoutes } from './page-routes.ts'
import { sendPage } from './pages/pages.ts'
import type { Values } from './pages/template.ts'
import type { Refusals } from './refusals.ts'
import { STEP_UP_REASON } from './step-up.ts'
import { CODE_ACR, PASSWORD_ACR } from './web-client.ts'

export interface InteractionRoutesOptions {
  provider: Provider
  members: IdentityMembers
  pages: PageRenderer
  refusals: Refusals
}

/** Nothing is sent anywhere in a sandbox, so the code is known. */
const ONE_TIME_CODE = '123456'

/** Sign in, join, enter a code, or go back: the pages between an authorization request and its answer. */
export function registerInteractionRoutes(
  app: FastifyInstance,
  { provider, members, pages, refusals }: InteractionRoutesOptions,
): void {
  registerPageRoutes(app, pages, (scope) => {
    scope.get('/identity/interaction/:uid', async (request, reply) => {
      const { uid, wantsCode, wantsToJoin, email } = await open(request, reply)
      if (!wantsCode) return reply.redirect(`/identity/interaction/${uid}/${wantsToJoin ? 'join' : 'sign-in'}`, 303)
      return show(reply, 'code', uid, { email })
    })

    scope.post('/identity/interaction/:uid', async (request, reply) => {
      const { uid, wantsCode, memberId } = await open(request, reply)
      const form = readForm(request.body)
      if (wantsCode && memberId !== undefined) {
        if (form('code').replaceAll(/\s/g, '') !== ONE_TIME_CODE) return refuse(reply, uid, 'code', {})
        return finish(request, reply, signedIn(memberId, CODE_ACR, ['pwd', 'otp']))
      }
      const email = form('email').trim()
      const member = looksLikeEmail(email) ? await members.authenticate(email, form('password')) : undefined
      if (member === undefined) return refuse(reply, uid, 'sign-in', { email })
      return finish(request, reply, signedIn(member.memberId, PASSWORD_ACR, ['pwd']))
    })

    scope.get('/identity/interaction/:uid/sign-in', async (request, reply) => {
      const { uid, hint } = await open(request, reply)
      return show(reply, 'sign-in', uid, { email: hint })
    })

    scope.get('/identity/interaction/:uid/join', async (request, reply) => {
      const { uid, hint } = await open(request, reply)
      return show(reply, 'join', uid, { email: hint, rules: passwordRules.map(({ text }) => ({ text })) })
    })

    scope.post('/identity/interaction/:uid/join', async (request, reply) => {
      const { uid } = await open(request, reply)
      const form = readForm(request.body)
      const email = form('email').trim()
      const problems = checkJoining(email, form('password'))
      if (problems.isEmailInvalid || problems.isPasswordWrong) return refuse(reply, uid, 'join', { email, ...problems })
      const joined = await members.join(email, form('password'))
      if (joined.kind === 'email-taken') return refuse(reply, uid, 'join', { email, isEmailTaken: true })
      return finish(request, reply, signedIn(joined.memberId, PASSWORD_ACR, ['pwd']))
    })

    scope.get('/identity/interaction/:uid/cancel', async (request, reply) => {
      await open(request, reply)
      return finish(request, reply, {
        error: 'access_denied',
        error_description: 'The member went back without signing in.',
      })
    })
  })

  /** Returns the interaction that this browser's cookie and the address both name. */
  async function open(request: FastifyRequest, reply: FastifyReply) {
    const { uid, prompt, session, params } = await provider.interactionDetails(request.raw, reply.raw)
    if (readForm(request.params)('uid') !== uid) throw new errors.SessionNotFound('interaction and address mismatch')
    const memberId = session?.accountId
    // Signing in comes first when it is asked for as well; the library then asks for the code by itself.
    const wantsCode = memberId !== undefined && prompt.reasons.every((reason) => reason === STEP_UP_REASON)
    const member = memberId === undefined ? undefined : await members.find(memberId)
    const { login_hint: hint, screen_hint: screen } = params
    return {
      uid,
      wantsCode,
      wantsToJoin: screen === 'signup',
      memberId,
      email: member?.email ?? '',
      hint: typeof hint === 'string' ? hint : '',
    }
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    return reply.redirect(next, 303)
  }

  /** Shows a page, with what was wrong with its form if that was just refused. */
  async function show(reply: FastifyReply, page: string, uid: string, values: Values) {
    const refused = await refusals.take(uid, page)
    return sendPage(reply, pages.render(page, { address: `/identity/interaction/${uid}`, ...values, ...refused }))
  }

  /** Leads back to the page of the form that was posted, which says what was wrong with it. */
  async function refuse(reply: FastifyReply, uid: string, page: string, values: Values) {
    await refusals.keep(uid, page, { ...values, wrong: true })
    const address = `/identity/interaction/${uid}`
    return reply.redirect(page === 'code' ? address : `${address}/${page}`, 303)
  }
}

function signedIn(accountId: string, acr: string, amr: string[]): InteractionResults {
  return { login: { accountId, acr, amr, remember: true } }
}
