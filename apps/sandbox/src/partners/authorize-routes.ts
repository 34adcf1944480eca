import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from '../identity/form.ts'
import { idTokenOf, issueCode } from './codes.ts'
import { isAppAddress } from './app-addresses.ts'
import { sendPartnerPage } from './pages/partner-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { stoppedPage } from './pages/stopped-page.ts'
import { authenticateAtPartner, isLinked, type PartnerPerson } from './people.ts'
import { clubClientId, partners, type Partner } from './partners.ts'
import type { PartnersOptions } from './register-partners.ts'

/** What the club asks a partner for. */
interface AuthorizationRequest {
  redirectUri: string
  scope: string
  state: string
  nonce: string | undefined
}

/**
 * A partner's sign-in. The airline and the card issuer answer with an id token in the fragment (LNK-16, LNK-17), the
 * rewards partner with a code or an `error_code` in the query (LNK-21, LNK-23 to LNK-25). Nobody stays signed in.
 */
export function registerAuthorizeRoutes(scope: FastifyInstance, options: PartnersOptions): void {
  const { pool, signers, webOrigins } = options
  for (const partner of Object.values(partners)) {
    const path = `/${partner.slug}/authorize`

    scope.get(path, async (request, reply) =>
      withRequest(partner, request, reply, () =>
        show(reply, partner, { query: queryOf(request), email: readForm(request.query)('login_hint') }),
      ),
    )

    scope.post(path, async (request, reply) =>
      withRequest(partner, request, reply, async (asked) => {
        const form = readForm(request.body)
        const person = await authenticateAtPartner(pool, partner.code, form('email'), form('password'))
        if (person === undefined)
          return show(reply, partner, { query: queryOf(request), email: form('email'), wrong: true }, 401)
        return reply.redirect(back(partner, asked, await answerFor(partner, person, asked)), 303)
      }),
    )

    scope.get(`${path}/cancel`, async (request, reply) =>
      withRequest(partner, request, reply, (asked) =>
        reply.redirect(back(partner, asked, refused(partner, 'access_denied')), 303),
      ),
    )
  }

  /** A request that cannot be trusted goes nowhere; one that asks for what there is not goes back with an error. */
  async function withRequest(
    partner: Partner,
    request: FastifyRequest,
    reply: FastifyReply,
    go: (asked: AuthorizationRequest) => Promise<FastifyReply> | FastifyReply,
  ): Promise<FastifyReply> {
    const query = readForm(request.query)
    const redirectUri = query('redirect_uri')
    if (query('client_id') !== clubClientId) return stop(reply, partner, 'invalid_client: the client is not the club')
    if (!isAppAddress(redirectUri, options)) return stop(reply, partner, 'invalid_request: not an address of the club')
    const asked = { redirectUri, scope: query('scope'), state: query('state'), nonce: query('nonce') || undefined }
    const error = whatIsWrong(partner, query)
    if (error !== undefined) return reply.redirect(back(partner, asked, refused(partner, error)), 303)
    return go(asked)
  }

  async function answerFor(
    partner: Partner,
    person: PartnerPerson,
    asked: AuthorizationRequest,
  ): Promise<Record<string, string>> {
    if (partner.answers === 'id_token') return { id_token: await idTokenOf(signers, person, asked.nonce) }
    if (await isLinked(pool, person)) return { error_code: 'USER_ACCOUNT_ALREADY_LINKED' }
    return { code: await issueCode(pool, person, asked) }
  }

  function show(
    reply: FastifyReply,
    partner: Partner,
    page: { query: string; email: string; wrong?: boolean },
    status = 200,
  ): FastifyReply {
    return sendPartnerPage(reply, partner, signInPage({ partner, ...page }), { status, appOrigins: webOrigins })
  }

  function stop(reply: FastifyReply, partner: Partner, why: string): FastifyReply {
    return sendPartnerPage(reply, partner, stoppedPage(why), { status: 400, appOrigins: webOrigins })
  }
}

function whatIsWrong({ answers, scopes }: Partner, query: (name: string) => string): string | undefined {
  if (query('response_type') !== answers) return 'unsupported_response_type'
  const asked = query('scope').split(' ')
  if (!asked.includes('openid') || asked.some((scope) => !scopes.includes(scope))) return 'invalid_scope'
  // Nobody is ever signed in already.
  if (query('prompt') === 'none') return 'login_required'
  return undefined
}

/** The rewards partner words every failure in a way of its own (LNK-24). */
function refused({ answers }: Partner, error: string): Record<string, string> {
  return answers === 'code' ? { error_code: 'ERROR', error } : { error }
}

function back({ answers }: Partner, asked: AuthorizationRequest, answer: Record<string, string>): string {
  const address = new URL(asked.redirectUri)
  const parameters = { ...answer, ...(asked.state !== '' && { state: asked.state }) }
  if (answers === 'id_token') address.hash = new URLSearchParams(parameters).toString()
  else for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

function queryOf({ url }: FastifyRequest): string {
  return url.split('?')[1] ?? ''
}
