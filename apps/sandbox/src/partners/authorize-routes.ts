import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readForm } from '../identity/form.ts'
import { isAppAddress, Stopped } from './app-addresses.ts'
import { idTokenOf, issueCode } from './codes.ts'
import { clubClientId, type Partner } from './partners.ts'
import { authenticateAtPartner, isLinked, type PartnerPerson } from './people.ts'
import type { PartnerRoutes } from './register-partners.ts'

/** What the club asks a partner for. */
interface AuthorizationRequest {
  redirectUri: string
  scope: string
  state: string
  nonce: string | undefined
}

/** What a partner sends a member back with. */
type Answer = Record<string, string>

/**
 * A partner's sign-in. The airline and the card issuer answer with an id token in the fragment (LNK-16, LNK-17), the
 * rewards partner with a code or an `error_code` in the query (LNK-21, LNK-23 to LNK-25). Nobody stays signed in.
 */
export function registerAuthorizeRoutes(scope: FastifyInstance, partner: Partner, options: PartnerRoutes): void {
  const { pool, signers, show } = options
  const address = `/partners/${partner.slug}/authorize`

  scope.get('/authorize', async (request, reply) =>
    withRequest(request, reply, async () => {
      const email = readForm(request.query)('login_hint')
      return show(reply, 'sign-in', { address, email })
    }),
  )

  scope.post('/authorize', async (request, reply) =>
    withRequest(request, reply, async (asked) => {
      const form = readForm(request.body)
      const email = form('email')
      const person = await authenticateAtPartner(pool, partner.code, email, form('password'))
      if (person === undefined) return show(reply, 'sign-in', { address, email, wrong: true }, 401)
      return lead(reply, asked, await answerFor(person, asked))
    }),
  )

  scope.get('/authorize/cancel', async (request, reply) =>
    withRequest(request, reply, async (asked) => lead(reply, asked, refused('access_denied'))),
  )

  /** A request that cannot be trusted goes nowhere; one that asks for what there is not goes back with an error. */
  async function withRequest(
    { query }: FastifyRequest,
    reply: FastifyReply,
    go: (asked: AuthorizationRequest) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const parameter = readForm(query)
    const redirectUri = parameter('redirect_uri')
    if (parameter('client_id') !== clubClientId) throw new Stopped('invalid_client: the client is not the club')
    if (!isAppAddress(redirectUri, options)) throw new Stopped('invalid_request: not an address of the club')
    const [scopes, state] = [parameter('scope'), parameter('state')]
    const asked = { redirectUri, scope: scopes, state, nonce: parameter('nonce') || undefined }
    const error = whatIsWrong(partner, parameter)
    return error === undefined ? go(asked) : lead(reply, asked, refused(error))
  }

  async function answerFor(person: PartnerPerson, asked: AuthorizationRequest): Promise<Answer> {
    if (partner.answers === 'id_token') return { id_token: await idTokenOf(signers, person, asked.nonce) }
    if (await isLinked(pool, person)) return { error_code: 'USER_ACCOUNT_ALREADY_LINKED' }
    return { code: await issueCode(pool, person, asked) }
  }

  /** The rewards partner words every failure in a way of its own (LNK-24). */
  function refused(error: string): Answer {
    return partner.answers === 'code' ? { error_code: 'ERROR', error } : { error }
  }

  function lead(reply: FastifyReply, { redirectUri, state }: AuthorizationRequest, answer: Answer): FastifyReply {
    const to = new URL(redirectUri)
    const parameters = { ...answer, ...(state !== '' && { state }) }
    if (partner.answers === 'id_token') to.hash = new URLSearchParams(parameters).toString()
    else for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
    return reply.redirect(to.href, 303)
  }
}

function whatIsWrong({ answers, scopes }: Partner, parameter: (name: string) => string): string | undefined {
  if (parameter('response_type') !== answers) return 'unsupported_response_type'
  const asked = parameter('scope').split(' ')
  if (!asked.includes('openid') || asked.some((scope) => !scopes.includes(scope))) return 'invalid_scope'
  // Nobody is ever signed in already.
  if (parameter('prompt') === 'none') return 'login_required'
  return undefined
}
