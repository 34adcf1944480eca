import { errors, type Configuration } from 'oidc-provider'
import type pg from 'pg'
import type { IdentityMembers } from './identity.ts'
import { ItemStore } from './item-store.ts'
import type { IdentityKeys } from './keys.ts'
import { ACCESS_TOKEN_CLAIM, GRANT_CLAIM } from './live-tokens.ts'
import type { PageRenderer } from './page-renderer.ts'
import { SESSION_COOKIE, signOutFeature } from './sign-out.ts'
import { signInPolicy } from './step-up.ts'
import { API_AUDIENCE, API_SCOPES, CODE_ACR, PASSWORD_ACR, WEB_SCOPE, webClient } from './web-client.ts'

export interface ConfigurationOptions {
  pool: pg.Pool
  keys: IdentityKeys
  members: Pick<IdentityMembers, 'find'>
  pages: PageRenderer
  webOrigins: readonly string[]
  basePath: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const FORTNIGHT = 14 * 24 * HOUR

/** Returns the library's configuration: one first-party web app, one API, members of the club. */
export function identityConfiguration(options: ConfigurationOptions): Configuration {
  const { pool, keys, members, pages, webOrigins, basePath } = options
  return {
    adapter: (kind) => new ItemStore(pool, kind),
    jwks: { keys: [keys.signing] },
    clients: [webClient(webOrigins, basePath)],
    clientBasedCORS: (_ctx, origin) => webOrigins.includes(origin),
    // The API's scopes stand here too, or the library refuses them at the authorization endpoint.
    scopes: ['openid', 'offline_access', ...API_SCOPES],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time', GRANT_CLAIM, ACCESS_TOKEN_CLAIM],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // With no user-info endpoint for API tokens, the id token is where the app reads who signed in.
    conformIdTokenClaims: false,
    // Says `signup` when somebody pressed "Join": Auth0's name, which providers without it ignore.
    extraParams: ['screen_hint'],
    acrValues: [PASSWORD_ACR, CODE_ACR],
    responseTypes: ['code'],
    cookies: {
      keys: keys.cookies,
      names: { session: 'identity_session', interaction: 'identity_sign_in', resume: 'identity_resume' },
      long: SESSION_COOKIE,
      // For the length of one sign-in; the library narrows the path to that sign-in.
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: HOUR,
      IdToken: HOUR,
      AuthorizationCode: MINUTE,
      Interaction: 30 * MINUTE,
      Session: FORTNIGHT,
      Grant: FORTNIGHT,
      RefreshToken: FORTNIGHT,
    },
    interactions: { policy: signInPolicy(), url: (_ctx, interaction) => `/identity/interaction/${interaction.uid}` },
    // The club's own app needs nobody's consent: a member who signs in to it has granted what it asks for.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      if (client === undefined || session?.accountId === undefined) return undefined
      const grantId = session.grantIdFor(client.clientId)
      const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
      if (existing !== undefined) return existing
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(WEB_SCOPE)
      grant.addResourceScope(API_AUDIENCE, API_SCOPES.join(' '))
      await grant.save()
      return grant
    },
    // Not by scope: the library drops offline_access from every request that does not ask for consent again.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Signing out ends the refresh tokens of that session as well.
    expiresWithSession: async () => true,
    async findAccount({ oidc }, memberId) {
      const member = await members.find(memberId)
      if (member === undefined) return undefined
      const { email, firstName, lastName } = member
      return {
        accountId: memberId,
        claims: async () => ({
          sub: memberId,
          email,
          // Nothing is mailed here: an address counts as confirmed by whoever joins with it.
          email_verified: true,
          given_name: firstName,
          family_name: lastName,
          [GRANT_CLAIM]: oidc.entities.AccessToken?.grantId,
          [ACCESS_TOKEN_CLAIM]: oidc.entities.AccessToken?.jti,
        }),
      }
    },
    extraTokenClaims({ oidc }) {
      const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
      return { acr: source?.acr ?? PASSWORD_ACR, auth_time: source?.authTime }
    },
    renderError(ctx, { error, error_description }) {
      pages.answer(ctx, 'problem', { error, error_description }, ctx.status)
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: signOutFeature(pages),
      resourceIndicators: {
        defaultResource: async () => API_AUDIENCE,
        useGrantedResource: async () => true,
        async getResourceServerInfo(_ctx, resource) {
          if (resource !== API_AUDIENCE) throw new errors.InvalidTarget()
          return {
            scope: API_SCOPES.join(' '),
            audience: API_AUDIENCE,
            accessTokenTTL: HOUR,
            accessTokenFormat: 'jwt',
          }
        },
      },
    },
  }
}
