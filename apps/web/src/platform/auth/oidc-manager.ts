import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { checkIssuer, type IssuerMetadata } from './issuer.ts'
import { createLoginStateStore } from './login-state-store.ts'
import { challengeOf, createNonce, createVerifier } from './pkce.ts'
import { silentFrames } from './silent-frame.ts'

/** What the app may do for the member (AUT-07). */
const scope = 'openid profile email execute_api:user red_api offline_access'
/** Seconds that a silent login or renewal may take (AUT-16). */
const silentTimeout = 10

/** oidc-client-ts for the configured provider. */
export function createManager(): UserManager {
  const { identity } = appConfig()
  const redirectUri = addressOf('/login-success')
  const frames = silentFrames(silentTimeout, (address) => checkAnswer(manager, address))
  const settings = {
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    silent_redirect_uri: addressOf('/silent-login.html'),
    post_logout_redirect_uri: addressOf('/logout-success'),
    scope,
    response_type: 'code',
    silentRequestTimeoutInSeconds: silentTimeout,
    requestTimeoutInSeconds: silentTimeout,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    // Tokens stay in memory: a reload asks the identity provider again.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: createLoginStateStore({
      authority: identity.authority,
      clientId: identity.clientId,
      redirectUri,
      scope,
    }),
    // The library's own verifier has 96 characters, the specification asks for 128: it is made here and handed over.
    disablePKCE: true,
  }
  const manager = new UserManager(settings, undefined, undefined, frames)
  return manager
}

/** Throws a LoginError when an address that a login led back to holds another provider's code. */
export async function checkAnswer(manager: UserManager, address: string): Promise<void> {
  const { searchParams } = new URL(address)
  if (!searchParams.has('code')) return
  const metadata: Partial<IssuerMetadata> = await manager.metadataService.getMetadata()
  checkIssuer(searchParams, { issuer: manager.settings.authority, ...metadata })
}

/**
 * Returns the arguments of every authorization request: a new verifier's challenge (AUT-04), and a nonce.
 * oidc-client-ts compares the nonce with the id token's, so that an id token of another login is refused (OpenID Connect
 * Core 3.1.3.7).
 */
export async function authorizationArguments() {
  const verifier = createVerifier()
  return {
    nonce: createNonce(),
    extraQueryParams: { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' },
    extraTokenParams: { code_verifier: verifier },
  }
}

function addressOf(path: string): string {
  return `${location.origin}${basePath}${path}`
}
