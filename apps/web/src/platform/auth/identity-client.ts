import { ErrorResponse, InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { appConfig } from '../config/app-config.ts'
import { basePath } from '../config/base-path.ts'
import { createLoginStateStore } from './login-state-store.ts'
import { challengeOf, createVerifier } from './pkce.ts'

/** What the app may do for the member (AUT-07). */
const scope = 'openid profile email execute_api:user red_api offline_access'
/** Seconds that a silent login may take (AUT-16). */
const silentTimeout = 10
/** Seconds before its end at which a token counts as expired (AUT-20). */
const expiryMargin = 60

/**
 * The identity provider's client. It is a module of its own, loaded when somebody signs in or is expected to be signed
 * in, because oidc-client-ts is not needed by visitors.
 */
export function createIdentityClient() {
  const { identity } = appConfig()
  const redirectUri = addressOf('/login-success')
  const manager = new UserManager({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    silent_redirect_uri: addressOf('/silent-login.html'),
    post_logout_redirect_uri: addressOf('/logout-success'),
    scope,
    response_type: 'code',
    silentRequestTimeoutInSeconds: silentTimeout,
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
  })

  return {
    /** Leaves for the identity provider. */
    async signIn(): Promise<void> {
      await manager.signinRedirect(await pkceArguments())
    },
    /** Exchanges the code of the address the provider came back to. */
    async completeSignIn(address: string): Promise<User> {
      return manager.signinRedirectCallback(address)
    },
    /** The provider's session, if it says that there is one; rejects when it does not answer within ten seconds. */
    async restore(): Promise<User | null> {
      try {
        return await manager.signinSilent({ ...(await pkceArguments()), forceIframeAuth: true })
      } catch (error) {
        if (error instanceof ErrorResponse) return null
        throw error
      }
    },
    /** The tokens in hand, renewed when they are about to end or when `forceRefresh` asks for it. */
    async tokens({ forceRefresh }: { forceRefresh: boolean }): Promise<User | null> {
      const user = await manager.getUser()
      if (user === null) return null
      const isEnding = (user.expires_in ?? 0) <= expiryMargin
      return forceRefresh || isEnding ? manager.signinSilent() : user
    },
    /** Revokes the tokens and leaves for the provider's end of session. */
    async signOut(): Promise<void> {
      // A revocation that fails must not keep the member signed in.
      await manager
        .revokeTokens(['refresh_token'])
        .catch((error: unknown) => console.warn('Tokens were not revoked', error))
      await manager.signoutRedirect()
    },
    async forget(): Promise<void> {
      await manager.removeUser()
    },
  }
}

export type IdentityClient = ReturnType<typeof createIdentityClient>

async function pkceArguments() {
  const verifier = createVerifier()
  return {
    extraQueryParams: { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' },
    extraTokenParams: { code_verifier: verifier },
  }
}

function addressOf(path: string): string {
  return `${location.origin}${basePath}${path}`
}
