import type { ClientMetadata } from 'oidc-provider'

/** The web app, as the provider knows it: a public client, so it has no secret and must prove itself by PKCE. */
export const CLIENT_ID = 'clubhouse-web'

/** Who the access tokens are for: every API of the club. */
export const API_AUDIENCE = 'urn:clubhouse:api'
export const API_SCOPES = ['execute_api:user', 'red_api'] as const

/** All that the web app asks for [AUT-07]. */
export const WEB_SCOPE = ['openid', 'profile', 'email', ...API_SCOPES, 'offline_access'].join(' ')

/** How strongly a member signed in: with a password, or with a one-time code on top [STP]. */
export const PASSWORD_ACR = 'urn:acr:password'
export const CODE_ACR = 'urn:acr:otp'

/** The addresses that one deployment of the web app has, per origin that it is served from. */
export function webClient(webOrigins: readonly string[], basePath: string): ClientMetadata {
  return {
    client_id: CLIENT_ID,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: webOrigins.flatMap((origin) => [
      `${origin}${basePath}/login-success`,
      `${origin}${basePath}/silent-login.html`,
    ]),
    post_logout_redirect_uris: webOrigins.map((origin) => `${origin}${basePath}/logout-success`),
    scope: WEB_SCOPE,
  }
}
