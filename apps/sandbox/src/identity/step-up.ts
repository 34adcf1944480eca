import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { CODE_ACR, PASSWORD_ACR } from './web-client.ts'

/** The reason that an interaction names when it wants a one-time code. */
export const STEP_UP_REASON = 'step_up'

/**
 * Returns the library's policy, and a code whenever `acr_values` asks for one: the standard leaves that parameter
 * voluntary.
 */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        STEP_UP_REASON,
        'a one-time code is needed',
        (ctx) => asksForCode(ctx) && ctx.oidc.acr !== CODE_ACR,
      ),
    )
  return policy
}

/**
 * A code counts for the token that it was asked for and no longer: the session itself stays signed in by password.
 * Otherwise every later token would be stepped up too, and stepping down would mean nothing [STP-03].
 */
export function stepDownAfterEachToken(provider: Provider): void {
  provider.on('authorization.success', (ctx) => {
    const { session } = ctx.oidc
    if (session?.acr === CODE_ACR) session.acr = PASSWORD_ACR
  })
  // Renewed tokens are ordinary ones. The library makes them of the refresh token as it is after this.
  provider.on('refresh_token.consumed', (token) => {
    if (token.acr === CODE_ACR) Object.assign(token, { acr: PASSWORD_ACR, amr: ['pwd'] })
  })
}

function asksForCode(ctx: KoaContextWithOIDC): boolean {
  return String(ctx.oidc.params?.acr_values ?? '')
    .split(' ')
    .includes(CODE_ACR)
}
