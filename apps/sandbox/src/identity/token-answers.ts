import type { KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type { LiveTokens } from './live-tokens.ts'
import type { TokenVerifier } from './verify-tokens.ts'

type OidcContext = KoaContextWithOIDC['oidc']

/** Fits the answers of the token and revocation endpoints to what browser clients expect of them. */
export function fitTokenAnswers(provider: Provider, verifier: TokenVerifier, live: LiveTokens): void {
  provider.use(async (ctx, next) => {
    await next()
    const oidc: OidcContext | undefined = ctx.oidc
    if (oidc?.route === 'token' && isObject(ctx.body) && 'access_token' in ctx.body) {
      ctx.body = { ...ctx.body, scope: grantedScope(oidc, ctx.body['scope']) }
    }
    if (oidc?.route === 'revocation') {
      // The library refuses signed tokens; clients that revoke both of theirs would throw on the refusal.
      if (isObject(ctx.body) && ctx.body['error'] === 'unsupported_token_type') {
        await rememberRevoked(oidc.params?.['token'], verifier, live)
        ctx.status = 200
        ctx.body = ''
      }
      // An empty answer is called text/plain, on which oidc-client-ts throws.
      if (ctx.status === 200) ctx.remove('content-type')
    }
  })
}

/** The library names the API's scopes only; clients that look for `openid` in the answer would miss it. */
function grantedScope(oidc: OidcContext, apiScope: unknown): string {
  const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
  const asked = String(oidc.params?.['scope'] ?? source?.scope ?? '')
  return [...new Set(`${asked} ${String(apiScope ?? '')}`.split(' ').filter(Boolean))].join(' ')
}

async function rememberRevoked(token: unknown, verifier: TokenVerifier, live: LiveTokens): Promise<void> {
  // A token that is foreign, broken or expired is as good as revoked already (RFC 7009, 2.2).
  const claims = await verifier.readAccessToken(String(token)).catch(() => undefined)
  if (claims?.jti !== undefined && claims.exp !== undefined) await live.revokeAccessToken(claims.jti, claims.exp)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
