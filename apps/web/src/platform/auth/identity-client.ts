import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { appConfig } from '../config/app-config.ts'
import { basePath } from '../config/base-path.ts'
import { withTabLock } from '../submission/tab-lock.ts'
import { LoginError } from './login-error.ts'
import { createLoginStateStore, stepUpState } from './login-state-store.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import { closeSessionNotice, showSessionNotice } from './session-notice-store.ts'
import { listenToTabs, tellTabs } from './session-tabs.ts'
import { sharedTokensOf, withSharedTokens } from './shared-tokens.ts'
import { createTokenKeeper } from './token-keeper.ts'

/** What the app may do for the member (AUT-07). */
const scope = 'openid profile email execute_api:user red_api offline_access'
/** Seconds that a silent login or renewal may take (AUT-16). */
export const silentTimeout = 10
/** How the provider calls a login with a one-time code on top (STP-02). */
const stepUpLevel = 'urn:acr:otp'

/**
 * The identity provider's client. It is a module of its own, loaded when somebody signs in or is expected to be signed
 * in, because oidc-client-ts is not needed by visitors. `onLost` hears when the session could not be renewed.
 */
export function createIdentityClient(onLost: () => void) {
  const manager = createManager()
  // A step-up gives a second token, which stands beside the first (STP-02).
  const stepUpManager = createManager()
  let steppedUp: User | undefined

  const keeper = createTokenKeeper<User>({
    renew: () => renew(manager),
    secondsOf: (user) => user.expires_in ?? 0,
    mayPass,
    alone: (work) => withTabLock('clubhouse-session-renewal', work),
    ask: (youngerThan) => tellTabs({ kind: 'tokens-wanted', youngerThan }),
    share: (user) => shareTokens(user, 0),
    onEnding: (endsAt, hasFailed) => showSessionNotice({ kind: 'ending', endsAt, hasFailed }),
    onRenewed: closeSessionNotice,
    onLost,
  })

  listenToTabs((message) => {
    const current = keeper.current()
    if (current === undefined) return
    if (message.kind === 'tokens-wanted' && current.isRenewed && current.age < message.youngerThan)
      shareTokens(current.tokens, current.age)
    if (message.kind !== 'tokens' || current.age <= message.age) return
    const user = withSharedTokens(current.tokens, message.tokens)
    if (user === undefined) return
    manager
      .storeUser(user)
      .then(() => keeper.adopt(user, message.age))
      .catch((error: unknown) => console.warn('Renewed tokens were not taken over', error))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void keeper.check()
  })
  window.addEventListener('online', () => void keeper.check())

  return {
    /** Leaves for the identity provider. */
    async signIn(email?: string): Promise<void> {
      const somebodyElse = email === undefined ? {} : { login_hint: email, prompt: 'login' }
      await manager.signinRedirect({ ...(await pkceArguments()), ...somebodyElse })
    },
    /** Leaves for the identity provider to enter a one-time code. */
    async stepUp(email: string): Promise<void> {
      const { extraQueryParams, extraTokenParams } = await pkceArguments()
      await stepUpManager.signinRedirect({
        state: stepUpState,
        acr_values: stepUpLevel,
        login_hint: email,
        extraQueryParams,
        extraTokenParams,
      })
    },
    /** Exchanges the code of the address the provider came back to (AUT-08). Rejects with a LoginError. */
    async completeSignIn(address: string): Promise<User> {
      const user = await exchange(manager, address)
      keeper.keep(user)
      return user
    },
    /** The same for a step-up: its token is kept beside the session's. */
    async completeStepUp(address: string): Promise<User> {
      steppedUp = await exchange(stepUpManager, address)
      return steppedUp
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
    keep: (user: User) => keeper.keep(user),
    tokens: (options: { forceRefresh: boolean }) => keeper.tokens(options),
    renewNow: keeper.renewNow,
    mayPass,
    /** The tokens of the step-up, while they are good. */
    stepUpTokens: () => (steppedUp === undefined || (steppedUp.expires_in ?? 0) <= 0 ? undefined : steppedUp),
    /** Revokes the step-up's token, and only that: revoking a refresh token would end the session's as well. */
    async stepDown(): Promise<void> {
      if (steppedUp === undefined) return
      steppedUp = undefined
      await stepUpManager.revokeTokens(['access_token'])
      await stepUpManager.removeUser()
    },
    /** Revokes the tokens and leaves for the provider's end of session (AUT-19). */
    async signOut(): Promise<void> {
      keeper.forget()
      // A revocation that fails, or does not end, must not keep the member signed in.
      const revoked = manager.revokeTokens(['access_token', 'refresh_token'])
      revoked.catch((error: unknown) => console.warn('Tokens were not revoked', error))
      await Promise.race([revoked.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))])
      await manager.signoutRedirect()
    },
    /** Forgets all tokens, here and at once. */
    forget(): void {
      keeper.forget()
      steppedUp = undefined
      Promise.all([manager.removeUser(), stepUpManager.removeUser()]).catch((error: unknown) =>
        console.warn('Tokens were not forgotten', error),
      )
    },
  }
}

export type IdentityClient = ReturnType<typeof createIdentityClient>

function createManager(): UserManager {
  const { identity } = appConfig()
  const redirectUri = addressOf('/login-success')
  return new UserManager({
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
  })
}

function shareTokens(user: User, age: number): void {
  const tokens = sharedTokensOf(user)
  if (tokens !== undefined) tellTabs({ kind: 'tokens', tokens, age })
}

/** With the refresh token; when that is spent, with the provider's session, which may well stand. */
async function renew(manager: UserManager): Promise<User> {
  const renewed = await manager.signinSilent().catch(async (error: unknown) => {
    if (!(error instanceof ErrorResponse) || error.error !== 'invalid_grant') throw error
    return manager.signinSilent({ ...(await pkceArguments()), forceIframeAuth: true })
  })
  if (renewed === null) throw new Error('The provider gave no tokens')
  return renewed
}

async function exchange(manager: UserManager, address: string): Promise<User> {
  try {
    return await manager.signinRedirectCallback(address)
  } catch (error) {
    throw new LoginError('token_exchange_failed', error instanceof Error ? error.message : String(error), error)
  }
}

/** Whether the provider was not reached, or is in trouble, rather than saying no. */
function mayPass(error: unknown): boolean {
  if (error instanceof ErrorResponse) return error.error === 'server_error' || error.error === 'temporarily_unavailable'
  // oidc-client-ts says the status at the end of its message.
  return (
    error instanceof TypeError ||
    error instanceof ErrorTimeout ||
    (error instanceof Error && /\(5\d\d\)$/.test(error.message))
  )
}

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
