import { type INavigator, InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { appConfig } from '#platform/config/app-config.ts'
import type { BegunLogin } from './begun-login.ts'
import { checkIssuer, type IssuerMetadata } from './issuer.ts'
import { addressOf, scope, silentLoginAddress, silentTimeout } from './login-request.ts'
import { createLoginStateStore } from './login-state-store.ts'
import { challengeOf, createNonce, createVerifier } from './pkce.ts'
import { askInFrame } from './silent-frame.ts'

/** oidc-client-ts for the configured provider. A login that began before it was there need not ask the provider again. */
export function createManager(begun?: BegunLogin): UserManager {
  const { identity } = appConfig()
  const redirectUri = addressOf('/login-success')
  const settings = {
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    silent_redirect_uri: silentLoginAddress(),
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
    ...(begun && { metadata: begun.metadata }),
  }
  const frames = silentFrames((address) => checkAnswer(manager, address), begun)
  const manager = new UserManager(settings, undefined, undefined, frames)
  return manager
}

/** How silent logins get to the provider and back; one that is of the begun login's nonce has its answer already. */
function silentFrames(check: (address: string) => Promise<void>, begun: BegunLogin | undefined): INavigator {
  const navigate = async ({ url }: { url: string }) => {
    const asked = new URL(url).searchParams
    const isBegun = begun !== undefined && asked.get('nonce') === begun.nonce
    const address = isBegun ? await answerTo(asked.get('state') ?? '', begun) : await askInFrame(url, silentTimeout)
    await check(address)
    return { url: address }
  }
  return { prepare: async () => ({ navigate, close: () => undefined }), callback: async () => undefined }
}

/** Returns a begun login's answer under the state by which the library looks for it. */
async function answerTo(state: string, begun: BegunLogin): Promise<string> {
  const address = new URL(await begun.answer)
  if (address.searchParams.get('state') !== begun.state) throw new Error('The answer is another login’s')
  address.searchParams.set('state', state)
  return address.href
}

/** Throws a LoginError when an address that a login led back to holds another provider's code. */
export async function checkAnswer(manager: UserManager, address: string): Promise<void> {
  const { searchParams } = new URL(address)
  if (!searchParams.has('code')) return
  const metadata: Partial<IssuerMetadata> = await manager.metadataService.getMetadata()
  checkIssuer(searchParams, { issuer: manager.settings.authority, ...metadata })
}

/**
 * Returns the arguments of every authorization request: a new verifier's challenge (AUT-04), and a nonce; or those of one
 * that began already. oidc-client-ts compares the nonce with the id token's, so that an id token of another login is refused
 * (OpenID Connect Core 3.1.3.7).
 */
export async function authorizationArguments(
  { nonce, verifier }: Pick<BegunLogin, 'nonce' | 'verifier'> = { nonce: createNonce(), verifier: createVerifier() },
) {
  return {
    nonce,
    extraQueryParams: { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' },
    extraTokenParams: { code_verifier: verifier },
  }
}
