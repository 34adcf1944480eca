import { ErrorResponse, ErrorTimeout, type User, type UserManager } from 'oidc-client-ts'
import { withTabLock } from '#platform/submission/tab-lock.ts'
import type { BegunLogin } from './begun-login.ts'
import { forgetLogins } from './kept-logins.ts'
import { LoginError } from './login-error.ts'
import { stepUpState } from './login-state-store.ts'
import { requireLoginStorage } from './login-storage.ts'
import { authorizationArguments, checkAnswer, createManager } from './oidc-manager.ts'
import { closeSessionNotice, showSessionNotice } from './session-notice-store.ts'
import { listenToTabs, sendToTabs } from './session-tabs.ts'
import { sharedTokensOf, withSharedTokens } from './shared-tokens.ts'
import { createTokenKeeper } from './token-keeper.ts'

/** How the provider calls a login with a one-time code on top (STP-02). */
const stepUpLevel = 'urn:acr:otp'

export interface LoginOptions {
  /** The provider asks for this member's password, even if somebody is signed in. */
  email?: string
  /** The provider begins with its page for new members. Auth0's name for it; a provider that has none ignores it. */
  joins?: boolean
}

/**
 * Returns the identity provider's client. It is a module of its own, loaded when somebody signs in or is expected to
 * be signed in, because oidc-client-ts is not needed by visitors. `onLost` hears when the session could not be renewed;
 * `begun` is a login that the document began, which `restore` goes on with.
 */
export function createIdentityClient(onLost: () => void, begun?: BegunLogin) {
  const manager = createManager(begun)
  // A step-up gives a second token, which stands beside the first (STP-02).
  const stepUpManager = createManager(begun)
  let steppedUp: User | undefined
  let waiting = begun

  /**
   * Forgets what the provider gave for a session that is over. The manager has stored it, in place of the tokens of the
   * session that may have begun meanwhile, and would renew it.
   */
  const forgetOutdated = (): Promise<void> => manager.storeUser(keeper.current()?.tokens ?? null)

  const keeper = createTokenKeeper<User>({
    renew: () => renew(manager),
    secondsOf: (user) => user.expires_in ?? 0,
    mayPass,
    alone: (work) => withTabLock('clubhouse-session-renewal', work),
    ask: (youngerThan) => sendToTabs({ kind: 'tokens-wanted', youngerThan }),
    share: (user) => shareTokens(user, 0),
    onEnding: (endsAt, hasFailed) => showSessionNotice({ kind: 'ending', endsAt, hasFailed }),
    onRenewed: closeSessionNotice,
    onOutdated: forgetOutdated,
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
    /** Leaves for the identity provider. Rejects with an ApiError when this browser would forget the login. */
    async signIn({ email, joins = false }: LoginOptions): Promise<void> {
      requireLoginStorage()
      const { extraQueryParams, ...rest } = await authorizationArguments()
      await manager.signinRedirect({
        ...rest,
        extraQueryParams: { ...extraQueryParams, ...(joins && { screen_hint: 'signup' }) },
        ...(email !== undefined && { login_hint: email, prompt: 'login' }),
      })
    },
    /** Leaves for the identity provider to enter a one-time code. */
    async stepUp(email: string): Promise<void> {
      await stepUpManager.signinRedirect({
        ...(await authorizationArguments()),
        state: stepUpState,
        acr_values: stepUpLevel,
        login_hint: email,
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
      const login = waiting
      waiting = undefined
      try {
        if (login === undefined) return await logInSilently(manager)
        // It may have waited too long for the app: then its code is spent, or the provider was not reached at that time.
        return await logInSilently(manager, login).catch((error: unknown) => {
          if (error instanceof ErrorResponse && !isSpent(error)) throw error
          return logInSilently(manager)
        })
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
      forgetLogins()
      // A revocation that fails, or does not end, must not keep the member signed in.
      const revoked = manager.revokeTokens(['access_token', 'refresh_token'])
      revoked.catch((error: unknown) => console.warn('Tokens were not revoked', error))
      await Promise.race([revoked.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))])
      await manager.signoutRedirect()
    },
    forgetOutdated,
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

function shareTokens(user: User, age: number): void {
  const tokens = sharedTokensOf(user)
  if (tokens !== undefined) sendToTabs({ kind: 'tokens', tokens, age })
}

/** With the refresh token; when that is spent, with the provider's session, which may well stand. */
async function renew(manager: UserManager): Promise<User> {
  const renewed = await manager.signinSilent().catch((error: unknown) => {
    if (!isSpent(error)) throw error
    return logInSilently(manager)
  })
  if (renewed === null) throw new Error('The provider gave no tokens')
  return renewed
}

/** With the provider's session alone; goes on with a login that began already. */
async function logInSilently(manager: UserManager, begun?: BegunLogin): Promise<User | null> {
  return manager.signinSilent({ ...(await authorizationArguments(begun)), forceIframeAuth: true })
}

/** Returns whether the provider does not take a code or a token, or not any more. */
function isSpent(error: unknown): boolean {
  return error instanceof ErrorResponse && error.error === 'invalid_grant'
}

async function exchange(manager: UserManager, address: string): Promise<User> {
  try {
    await checkAnswer(manager, address)
    const user = await manager.signinRedirectCallback(address)
    if (user.id_token === undefined) throw noIdToken()
    return user
  } catch (error) {
    if (error instanceof LoginError) throw error
    if (isUnreadableToken(error)) throw noIdToken(error)
    throw new LoginError('token_exchange_failed', error instanceof Error ? error.message : String(error), error)
  }
}

/** A login that gave no id token cannot make a member's calls (NAT-17, AUT-36). */
function noIdToken(cause?: unknown): LoginError {
  return new LoginError('no_id_token', 'No id token found', cause)
}

/** True when oidc-client-ts found no id token in the answer: it decodes what is not there, and its decoder says so. */
function isUnreadableToken(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidTokenError'
}

/** Returns whether the provider was not reached, or is in trouble, rather than saying no. */
function mayPass(error: unknown): boolean {
  if (error instanceof ErrorResponse) return error.error === 'server_error' || error.error === 'temporarily_unavailable'
  // oidc-client-ts says the status at the end of its message.
  return (
    error instanceof TypeError ||
    error instanceof ErrorTimeout ||
    (error instanceof Error && (error.name === 'TimeoutError' || /\(5\d\d\)$/.test(error.message)))
  )
}
