import type { FastifyInstance } from 'fastify'
import { readForm } from '../identity/form.ts'
import { appAddressOf, leave, Stopped } from './app-addresses.ts'
import { exchangeCode } from './codes.ts'
import { isLinked, partnerPassword } from './people.ts'
import { clubClientId, clubClientSecret, partners } from './partners.ts'
import type { PartnerRoutes } from './register-partners.ts'

const { code: partnerCode } = partners.rewards

/** Where the rewards partner gives tokens for a code, and where a member takes the link to it away (LNK-22, LNK-26). */
export function registerRewardsRoutes(scope: FastifyInstance, options: PartnerRoutes): void {
  const { pool, signers, show } = options

  scope.post('/token', async ({ body }, reply) => {
    const form = readForm(body)
    void reply.header('cache-control', 'no-store')
    if (form('client_id') !== clubClientId || form('client_secret') !== clubClientSecret)
      return reply.code(401).send({ error: 'invalid_client' })
    if (form('grant_type') !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const tokens = await exchangeCode(pool, signers, { code: form('code'), redirectUri: form('redirect_uri') })
    if (tokens === undefined) return reply.code(400).send({ error: 'invalid_grant' })
    return { id_token: tokens.idToken, token_type: 'Bearer', scope: tokens.scope }
  })

  scope.get('/callback', async ({ query }, reply) => {
    const { address, partnerUserId } = readTarget(query)
    const linked = await isLinked(pool, { partnerCode, partnerUserId })
    return linked ? show(reply, 'unlink', {}) : leave(reply, address, 'ERROR')
  })

  scope.post('/callback', async ({ query, body }, reply) => {
    const { address, partnerUserId } = readTarget(query)
    // A number in an address does not prove who one is.
    if (readForm(body)('password') !== partnerPassword) return show(reply, 'unlink', { wrong: true }, 401)
    const { rowCount } = await pool.query('delete from account_link where partner_code = $1 and partner_user_id = $2', [
      partnerCode,
      partnerUserId,
    ])
    return leave(reply, address, rowCount === 0 ? 'ERROR' : 'UNLINK_SUCCESS')
  })

  scope.get('/callback/cancel', async ({ query }, reply) => leave(reply, readTarget(query).address, 'CANCEL'))

  function readTarget(query: unknown) {
    const parameter = readForm(query)
    const address = appAddressOf(parameter('redirectPath'), options)
    if (address === undefined || parameter('action') !== 'UNLINK' || parameter('partner') !== partnerCode)
      throw new Stopped('invalid_request')
    return { address, partnerUserId: parameter('partnerCustomerId') }
  }
}
