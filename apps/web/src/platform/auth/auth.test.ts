import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AppConfig, setAppConfig } from '#platform/config/app-config.ts'
import { endSession, memberTokens, resumeSession } from './auth.ts'
// The app loads it later: so that no test waits for that, it is here from the start.
import './identity-client.ts'
import { expectSession } from './session-hint.ts'
import { closeSessionNotice } from './session-notice-store.ts'
import { currentMemberId, currentSession, setSession } from './session-store.ts'

const authority = 'https://id.club.test'
/** Holds renewals back until it resolves. */
let renewals: Promise<void>
/** The refresh tokens that were sent. */
let spent: (string | null)[]

beforeEach(() => {
  renewals = Promise.resolve()
  spent = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', provide)
  // Files share their modules, and with them a session that a test has left.
  setSession({ kind: 'unauthenticated' })
  setAppConfig({ identity: { authority, clientId: 'app' } } as AppConfig)
})
afterEach(() => {
  endSession()
  closeSessionNotice()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** An identity provider: a code names the member it is for, and the nonce of the login. */
async function provide(input: RequestInfo | URL, { body }: RequestInit = {}): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  if (address.endsWith('/.well-known/openid-configuration'))
    return Response.json({
      issuer: authority,
      authorization_endpoint: `${authority}/authorize`,
      token_endpoint: `${authority}/token`,
    })
  if (!(body instanceof URLSearchParams)) throw new TypeError(`Nothing is at ${address}`)
  const [member = '', nonce] = body.get('code')?.split(' ') ?? []
  if (member !== '') return Response.json(tokensOf(member, { nonce }))
  if (!body.has('refresh_token')) throw new TypeError('Failed to fetch')
  spent.push(body.get('refresh_token'))
  await renewals
  return Response.json(tokensOf(String(body.get('refresh_token')).replace('refresh of ', '')))
}

function tokensOf(member: string, claims: object = {}) {
  const idToken = { sub: member, iss: authority, aud: 'app', iat: 0, exp: 2_000_000_000, ...claims }
  return {
    access_token: `access of ${member}`,
    id_token: ['{"alg":"none"}', JSON.stringify(idToken), 'signature'].map(base64Url).join('.'),
    refresh_token: `refresh of ${member}`,
    token_type: 'Bearer',
    expires_in: 3600,
  }
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Begins to restore a session; returns how the provider says whose it is, which comes in its own time. */
async function beginToRestore() {
  const before = new Set(document.querySelectorAll('iframe'))
  expectSession(true)
  const restored = resumeSession()
  const frame = await waitFor(() => {
    const added = [...document.querySelectorAll('iframe')].find((each) => !before.has(each))
    if (added === undefined) throw new Error('The provider is not asked yet')
    return added
  })
  const asked = new URL(frame.src).searchParams
  return async (member: string) => {
    const code = member === '' ? '' : `${member} ${asked.get('nonce')}`
    const answer = new URLSearchParams({ code, state: asked.get('state') ?? '' })
    const data = { source: 'oidc-client', url: `${asked.get('redirect_uri')}?${answer}` }
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin: location.origin, data }))
    await restored
  }
}

const calledWith = async (forceRefresh: boolean) => (await memberTokens({ forceRefresh })).accessToken

test('what is restored of a session that has ended takes nothing from the one that began meanwhile', async () => {
  const answerEarlier = await beginToRestore()
  endSession({ isHeard: true })
  const answerLater = await beginToRestore()
  await answerLater('second')
  await answerEarlier('first')
  expect(currentMemberId()).toBe('second')
  expect(await calledWith(false)).toBe('access of second')
  expect(await calledWith(true)).toBe('access of second')
  expect(spent).toEqual(['refresh of second'])
})

test('a session that has ended and cannot be restored leaves the next one to be restored', async () => {
  const failEarlier = await beginToRestore()
  endSession({ isHeard: true })
  const answerLater = await beginToRestore()
  await failEarlier('')
  expect(currentSession().kind).toBe('authenticating')
  await answerLater('second')
  expect(currentMemberId()).toBe('second')
})

test('what is renewed of a session that has ended is not used in the next one, nor renewed again', async () => {
  let renew = () => {}
  renewals = new Promise((resolve) => (renew = resolve))
  await (
    await beginToRestore()
  )('first')
  const earlier = calledWith(true).catch((error: unknown) => error)
  await waitFor(() => expect(spent).toEqual(['refresh of first']))
  endSession({ isHeard: true })
  await (
    await beginToRestore()
  )('second')
  renew()
  expect(await earlier).toMatchObject({ kind: 'user_cancelled' })
  expect(await calledWith(false)).toBe('access of second')
  expect(await calledWith(true)).toBe('access of second')
  expect(spent).toEqual(['refresh of first', 'refresh of second'])
})
