import type { MemberTokens } from '@clubhouse/rest-client/configure'
import { ApiError } from '@clubhouse/rest-client/errors'
import { preload } from 'react-dom'
import { appConfig } from '#platform/config/app-config.ts'
import { resetWorkInProgress } from '#platform/state/client-state.ts'
import { clearLastingStorage, privateStorage } from '#platform/storage/private-storage.ts'
import { takeBegunLogin } from './begun-login.ts'
import type { IdentityClient, LoginOptions } from './identity-client.ts'
import { isLoginCallback } from './return-path.ts'
import { forgetReturnPath, keepReturnPath } from './return-path-store.ts'
import { expectSession, isSessionExpected } from './session-hint.ts'
import { closeSessionNotice, showSessionNotice } from './session-notice-store.ts'
import { currentSession, sessionEpoch, type SessionMember, setSession } from './session-store.ts'
import { sendToTabs } from './session-tabs.ts'
import { currentStepUp, setStepUp } from './step-up-store.ts'

/** Milliseconds after which a session that is being restored counts as none (AUT-16). */
const restoreTime = 10_000

let loading: Promise<IdentityClient> | undefined
let loaded: IdentityClient | undefined

/** How often a session ended or was denied here, so that one that is being restored notices. */
let endings = 0

/**
 * Returns the identity client, loaded when it is first needed. A script that did not load is fetched again the next
 * time.
 */
export function identityClient(): Promise<IdentityClient> {
  if (loading === undefined && window.begunLogin === undefined) fetchMetadataAhead()
  loading ??= Promise.all([import('./identity-client.ts'), takeBegunLogin()]).then(
    ([{ createIdentityClient }, begun]) => (loaded = createIdentityClient(() => endSession(), begun)),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The client asks for it first of all: by then it is on its way, and the connection to the provider stands. */
function fetchMetadataAhead(): void {
  preload(`${appConfig().identity.authority}/.well-known/openid-configuration`, {
    as: 'fetch',
    crossOrigin: 'anonymous',
  })
}

/** Returns the identity client, if anything has needed it so far. */
export function loadedClient(): IdentityClient | undefined {
  return loaded
}

/**
 * Leaves for the identity provider; afterwards the member is back at `returnPath` (AUT-02, AUT-34). Rejects with an
 * ApiError that says what to allow when the browser keeps no storage or no cookies.
 */
export async function startLogin(returnPath: string, options: LoginOptions = {}): Promise<void> {
  setSession({ kind: 'authenticating' })
  closeSessionNotice()
  keepReturnPath(returnPath)
  try {
    await (await identityClient()).signIn(options)
  } catch (error) {
    setSession({ kind: 'unauthenticated' })
    throw error
  }
}

/** Makes the member signed in, once all that login does is done. What somebody else left in this tab goes. */
export function enterSession(member: SessionMember): void {
  privateStorage.claimFor(member.memberId)
  expectSession(true)
  setSession({ kind: 'authenticated', member })
}

/**
 * When the app starts: what was in progress is not any more, and the session is asked for (AUT-38). Not on the page that
 * completes a login, which does so itself, and leads back to what was in progress. Never rejects.
 */
export async function restoreSession(): Promise<void> {
  if (isLoginCallback(location.pathname)) return
  resetWorkInProgress()
  await resumeSession()
}

/**
 * Asks the provider whether the session still stands. When it cannot be asked within ten seconds, the page is the
 * visitor's until the next reload. Never rejects.
 */
export async function resumeSession(): Promise<void> {
  if (!isSessionExpected() || currentSession().kind !== 'unauthenticated') return
  setSession({ kind: 'authenticating' })
  const before = endings
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The identity provider did not answer in time')), restoreTime)
  })
  try {
    const client = await Promise.race([identityClient(), timeUp])
    const user = await Promise.race([client.restore(), timeUp])
    // The session ended meanwhile, and another may have begun.
    if (before !== endings) return await client.forgetOutdated()
    // It ran out at the provider, or was ended there: nobody logged out here.
    if (user === null) return endSession({ isHeard: true, keepsDrafts: true })
    client.keep(user)
    enterSession({ memberId: user.profile.sub, email: user.profile.email ?? '' })
  } catch (error) {
    console.warn('The session could not be restored', error)
    if (before === endings && currentSession().kind === 'authenticating') setSession({ kind: 'unauthenticated' })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns whether the page is on its way to the identity provider. A browser that goes back to such a page shows it as
 * it was left, and nothing more would ever happen to it.
 */
export function isLeavingForProvider(): boolean {
  const { kind } = currentSession()
  return kind === 'authenticating' || kind === 'logging-out' || currentStepUp().kind === 'stepping-up'
}

/** Returns the member's tokens for a call. Throws an `unauthorized` ApiError when there is no session (AUT-22). */
export async function memberTokens(options: { forceRefresh: boolean; stepUp?: boolean }): Promise<MemberTokens> {
  const { forceRefresh, stepUp = false } = options
  const refuse = (kind: 'unauthorized' | 'not_acceptable' | 'connection_error' | 'user_cancelled', cause?: unknown) =>
    new ApiError(kind, 'There is no session', { operationId: 'identity.tokens', cause })
  const client = loadedClient()
  if (client === undefined || currentSession().kind === 'logging-out') throw refuse('unauthorized')
  const epoch = sessionEpoch()
  const user = stepUp
    ? client.stepUpTokens()
    : await client.tokens({ forceRefresh }).catch((error: unknown) => {
        // A network that is away for a moment is not the end of the session, unless the server has refused its tokens.
        throw refuse(!forceRefresh && client.mayPass(error) ? 'connection_error' : 'unauthorized', error)
      })
  // What one member asked for is not asked for another, and nobody needs to hear of it.
  if (epoch !== sessionEpoch()) throw refuse('user_cancelled')
  // A step-up that has expired is repeated; the session stays.
  if (user?.id_token === undefined) throw refuse(stepUp ? 'not_acceptable' : 'unauthorized')
  return { accessToken: user.access_token, idToken: user.id_token }
}

/** Renews the session now, as the member asks for it (AUT-17). Rejects when that does not work out. */
export async function staySignedIn(): Promise<void> {
  try {
    await (await identityClient()).renewNow()
  } catch (error) {
    if (loaded?.mayPass(error) !== true) endSession()
    throw error
  }
}

export interface SessionEnd {
  /** The other tabs know already. */
  isHeard?: boolean
  /** The session ran out, and nobody logged out: what was typed and not sent waits for the same member (AUT-03). */
  keepsDrafts?: boolean
}

/**
 * Ends the session here and in all tabs, without asking the provider: for a session that the server no longer knows
 * (ERR-15), or that could not be renewed (AUT-18).
 */
export function endSession({ isHeard = false, keepsDrafts = !isHeard }: SessionEnd = {}): void {
  const { kind } = currentSession()
  // A logout under way still needs its tokens, to revoke them.
  if (kind === 'logging-out') return
  endings++
  clearPrivateState({ keepsDrafts })
  loadedClient()?.forget()
  if (kind === 'authenticated') showSessionNotice({ kind: 'ended', reason: isHeard ? 'elsewhere' : 'expired' })
  setSession({ kind: 'unauthenticated' })
  if (!isHeard) sendToTabs({ kind: 'ended', keepsDrafts })
}

/**
 * Revokes the tokens and ends the provider's session; comes back at the logout page (AUT-19). All other tabs end first.
 * Rejects when the provider cannot be reached: the session then ends here alone.
 */
export async function logOut(): Promise<void> {
  endings++
  setSession({ kind: 'logging-out' })
  closeSessionNotice()
  sendToTabs({ kind: 'ended' })
  clearPrivateState()
  forgetReturnPath()
  try {
    await (await identityClient()).signOut()
  } catch (error) {
    setSession({ kind: 'unauthenticated' })
    loadedClient()?.forget()
    throw error
  }
}

/**
 * Clears what a member leaves in this tab (AUT-03), but drafts when the session ran out. Keys of open submissions stay for
 * their member (`submission-record.ts`): who forgets one pays twice.
 */
function clearPrivateState({ keepsDrafts = false } = {}): void {
  expectSession(false)
  privateStorage.clear({ keepsDrafts })
  clearLastingStorage()
  setStepUp({ kind: 'not-stepped-up' })
}
