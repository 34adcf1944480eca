import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AppConfig, setAppConfig } from '#platform/config/app-config.ts'
import { configElementId } from '#platform/config/load-config.ts'
import { endSession, memberTokens, resumeSession } from './auth.ts'
import { beginLogin } from './begin-login.ts'
// The app loads it later: so that no test waits for that, it is here from the start.
import './identity-client.ts'
import { expectSession, isSessionExpected } from './session-hint.ts'
import { closeSessionNotice } from './session-notice-store.ts'
import { currentMemberId, currentSession, setSession } from './session-store.ts'

const authority = 'https://id.club.test'
/** Holds renewals back until it resolves. */
let renewals: Promise<void>
/** The refresh tokens that were sent. */
let spent: (string | null)[]
/** What the provider was asked for, by the ends of the addresses. */
let asked: string[]

beforeEach(() => {
  renewals = Promise.resolve()
  spent = []
  asked = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn(provide))
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
  asked.push(address.slice(authority.length))
  if (address.endsWith('/.well-known/openid-configuration'))
    return Response.json({
      issuer: authority,
      authorization_endpoint: `${authority}/authorize`,
      token_endpoint: `${authority}/token`,
    })
  if (!(body instanceof URLSearchParams)) throw new TypeError(`Nothing is at ${address}`)
  const [member = '', nonce] = body.get('code')?.split(' ') ?? []
  if (member === 'late') return Response.json({ error: 'invalid_grant' }, { status: 400 })
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
async function beginToRestore(resume = resumeSession) {
  let restored: Promise<void> | undefined
  const answer = await askedBy(() => (restored = resume()))
  return async (member: string) => {
    answer(member === '' ? { code: '' } : { member })
    await restored
  }
}

/** Does what asks the provider for a session that is expected; returns how it answers, in its own time. */
async function askedBy(ask: () => unknown) {
  const before = new Set(document.querySelectorAll('iframe'))
  expectSession(true)
  ask()
  const frame = await waitFor(() => {
    const added = [...document.querySelectorAll('iframe')].find((each) => !before.has(each))
    if (added === undefined) throw new Error('The provider is not asked yet')
    return added
  })
  const request = new URL(frame.src).searchParams
  return ({ member, ...more }: { member?: string; code?: string; error?: string; state?: string }) => {
    const code = member === undefined ? {} : { code: `${member} ${request.get('nonce')}` }
    const answer = new URLSearchParams({ state: request.get('state') ?? '', ...code, ...more })
    const data = { source: 'oidc-client', url: `${request.get('redirect_uri')}?${answer}` }
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin: location.origin, data }))
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

describe('a login that the document began before the app was there', () => {
  const config = { identity: { authority, clientId: 'app' } }

  /** An app that has just come: its modules are evaluated anew. */
  async function start() {
    vi.resetModules()
    const [app, { currentMemberId: memberId, currentSession: session }, { setAppConfig: set }] = await Promise.all([
      import('./auth.ts'),
      import('./session-store.ts'),
      import('#platform/config/app-config.ts'),
      import('./identity-client.ts'),
    ])
    set(config as AppConfig)
    onTestFinished(() => app.endSession())
    return { ...app, memberId, session }
  }

  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="${configElementId}">${JSON.stringify(config)}</script>`
  })
  afterEach(() => {
    delete window.begunLogin
    document.body.replaceChildren()
  })

  test('is the app’s, which asks for nothing but the tokens', async () => {
    const answer = await askedBy(beginLogin)
    answer({ member: 'first' })
    const { resumeSession: resume, memberId } = await start()
    await resume()
    expect(memberId()).toBe('first')
    expect(asked).toEqual(['/.well-known/openid-configuration', '/token'])
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('is waited for', async () => {
    const answer = await askedBy(beginLogin)
    const { resumeSession: resume, memberId } = await start()
    const resumed = resume()
    answer({ member: 'first' })
    await resumed
    expect(memberId()).toBe('first')
  })

  test.each([
    ['its code has waited too long for the app', { member: 'late' }],
    ['its answer is another login’s', { member: 'somebody', state: 'of another' }],
  ])('is begun again when %s', async (_when, said) => {
    const answer = await askedBy(beginLogin)
    answer(said)
    const { resumeSession: resume, memberId } = await start()
    const answerAgain = await beginToRestore(resume)
    await answerAgain('first')
    expect(memberId()).toBe('first')
  })

  test('that the provider refuses is the end of the session', async () => {
    const answer = await askedBy(beginLogin)
    answer({ error: 'login_required' })
    const { resumeSession: resume, session } = await start()
    await resume()
    expect(session().kind).toBe('unauthenticated')
    expect(isSessionExpected()).toBe(false)
    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })

  test('that cannot reach the provider leaves it to the app', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expectSession(true)
    beginLogin()
    const { resumeSession: resume, memberId } = await start()
    const answer = await beginToRestore(resume)
    await answer('first')
    expect(memberId()).toBe('first')
  })

  test.each([
    ['nobody signed in with this browser', false, '/kestrel-red/'],
    ['a login is completed', true, '/kestrel-red/login-success'],
  ])('is not begun where %s', async (_where, isExpected, path) => {
    history.replaceState(null, '', path)
    onTestFinished(() => history.replaceState(null, '', '/'))
    expectSession(isExpected)
    beginLogin()
    expect(asked).toEqual([])
    expect(window.begunLogin).toBeUndefined()
  })
})
