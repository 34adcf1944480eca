import type { OidcMetadata } from 'oidc-client-ts'
import type { AppConfig } from '#platform/config/app-config.ts'
import { configElementId } from '#platform/config/load-config.ts'
import type { BegunLogin } from './begun-login.ts'
import { scope, silentLoginAddress, silentTimeout } from './login-request.ts'
import { challengeOf, createNonce, createVerifier } from './pkce.ts'
import { isLoginCallback } from './return-path.ts'
import { isSessionExpected } from './session-hint.ts'
import { askInFrame } from './silent-frame.ts'

/**
 * Asks the identity provider whether the session still stands, where one is expected, before the app is there: that finds
 * the answer (`takeBegunLogin`), and makes tokens of it.
 */
export function beginLogin(): void {
  const config = document.getElementById(configElementId)?.textContent
  if (config === undefined || config === null || !isSessionExpected() || isLoginCallback(location.pathname)) return
  const { identity }: Pick<AppConfig, 'identity'> = JSON.parse(config)
  window.begunLogin = askProvider(identity)
  // The app asks again, and says what is wrong.
  window.begunLogin.catch(() => undefined)
}

async function askProvider({ authority, clientId }: AppConfig['identity']): Promise<BegunLogin> {
  const signal = AbortSignal.timeout(silentTimeout * 1000)
  const metadata: Partial<OidcMetadata> = await (
    await fetch(`${authority}/.well-known/openid-configuration`, { signal })
  ).json()
  const [state, nonce, verifier] = [crypto.randomUUID(), createNonce(), createVerifier()]
  const address = new URL(metadata.authorization_endpoint ?? '')
  const request = {
    client_id: clientId,
    redirect_uri: silentLoginAddress(),
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    prompt: 'none',
  }
  for (const [name, value] of Object.entries(request)) address.searchParams.set(name, value)
  const answer = askInFrame(address.href, silentTimeout)
  answer.catch(() => undefined)
  return { metadata, state, nonce, verifier, answer }
}
