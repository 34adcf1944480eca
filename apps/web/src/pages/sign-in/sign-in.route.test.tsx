import { configureEvents } from '@clubhouse/event-client/configure'
import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { walkSignIn } from '@clubhouse/test-kit/sign-in'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginSuccessPage } from '#pages/sign-in/LoginSuccessPage.tsx'
import { markAccountUpdate, refreshAfterAccountUpdate } from '#domain/member/api/account-update.ts'
import { onFlushRequest } from '#platform/analytics/flush.ts'
import { loadedClient, startLogin } from '#platform/auth/auth.ts'
import { completeLogin } from '#platform/auth/complete-login.ts'
import { keptLogin, newestLogin } from '#platform/auth/kept-logins.ts'
import { challengeOf } from '#platform/auth/pkce.ts'
import { expectSession, isSessionExpected } from '#platform/auth/session-hint.ts'
import { currentSession, setSession, useSession } from '#platform/auth/session-store.ts'
import { currentStepUp, setStepUp, type StepUp } from '#platform/auth/step-up-store.ts'
import { adoptChoices, forgetConsent } from '#platform/consent/consent-store.ts'
import { necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { followConsent } from '#platform/consent/follow-consent.ts'
import { configureClients } from '#platform/clients.ts'
import { registerClub } from '#app/register-club.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { beginNativeLogin } from '#platform/native/native-auth.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { closeToast, useToasts } from '#platform/toasts/toast-store.ts'
import { catchLeaving, forgetPartnerPages, leaving } from '#test/partner-pages.ts'
import { control } from '#test/render-route.tsx'
import { networkFaults, injectFault } from '#test/network-faults.ts'

const { origin } = control
const shell = createFakeShell()
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(async () => {
  const config = parseConfig(await (await fetch(`${origin}/kestrel-red/config.json`)).json())
  setAppConfig(config)
  registerClub()
  configureClients(config, () => 'GB')
  openAddress(`${origin}/kestrel-red/`)
})
afterEach(() => {
  vi.unstubAllGlobals()
  connectShell(noShell)
  loadedClient()?.forget()
  setSession({ kind: 'unauthenticated' })
  setStepUp({ kind: 'not-stepped-up' })
  expectSession(false)
  localStorage.clear()
  closeToast()
  log.mockClear()
})

/** A new document, in which nobody is signed in yet. */
function openAddress(address: string): void {
  cleanup()
  setSession({ kind: 'unauthenticated' })
  jsdom.reconfigure({ url: address })
}

/**
 * Starts a login, or a step-up, which jsdom cannot leave the page for, and goes through the provider's pages. Resolves with
 * the address that the provider leads back to.
 */
async function leadBack(member: TestMember, { isStepUp = false } = {}): Promise<URL> {
  const before = newestLogin().state
  if (isStepUp)
    loadedClient()
      ?.stepUp(member.email)
      .catch(() => undefined)
  else startLogin('/spend-kestrel-points').catch(() => undefined)
  await waitFor(() => expect(newestLogin().state ?? before).not.toBe(before))
  const login = keptLogin(newestLogin().state ?? '')
  if (login === undefined) throw new Error('No login was kept')
  const address = new URL(`${origin}/identity/auth`)
  address.search = new URLSearchParams({
    ...loginRequest(),
    code_challenge: await challengeOf(login.verifier),
    code_challenge_method: 'S256',
    state: login.state,
    ...(login.nonce !== undefined && { nonce: login.nonce }),
    ...(isStepUp && { acr_values: 'urn:acr:otp' }),
  }).toString()
  return walkSignIn(control, address, member)
}

/** What every login of the club asks its provider for. */
const loginRequest = () => ({
  client_id: 'clubhouse-web',
  response_type: 'code',
  scope: 'openid profile email execute_api:user red_api offline_access',
  redirect_uri: `${origin}/kestrel-red/login-success`,
})

function Page() {
  const session = useSession()
  const words = useToasts().map(({ message }) => message)
  return <h1>{[useLocation().pathname, session.kind, ...words].join(' | ')}</h1>
}

/** Opens the page that completes a login. */
function arrive(callback: URL): void {
  openAddress(callback.href)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/login-success']}>
        <Routes>
          <Route path="/login-success" element={<LoginSuccessPage />} />
          <Route path="*" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Calls of the token endpoint. What it answers with an id token is changed by `change`. */
function watchTokens(change = (claims: Record<string, unknown>) => claims): string[] {
  const calls: string[] = []
  const { fetch: ask } = globalThis
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await ask(...call)
    const [address] = call
    const url = address instanceof Request ? address.url : String(address)
    if (!url.endsWith('/identity/token')) return answer
    calls.push(url)
    const tokens = (await answer.json()) as { id_token: string }
    const [head, claims = '', signature] = tokens.id_token.split('.')
    const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    const id_token = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    return Response.json({ ...tokens, id_token })
  })
  return calls
}

/** Where the login led: path, session and what is said. The words of an error come a moment later. */
const expectPage = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))
const cannot = 'We couldn’t log you in'

/** Changes a parameter of a callback, or takes it away. */
const withParameter = (callback: URL, name: string, value?: string) => {
  const changed = new URL(callback)
  if (value === undefined) changed.searchParams.delete(name)
  else changed.searchParams.set(name, value)
  return changed
}

test('a login asks the provider for all that the app needs, with a challenge, and to lead back to its callback [AUT-04] [AUT-07] [RTE-16]', async () => {
  catchLeaving()
  startLogin('/').catch(() => undefined)
  const asked = Object.fromEntries(new URL(await leaving.next()).searchParams)
  expect(asked).toMatchObject({ ...loginRequest(), code_challenge_method: 'S256' })
  forgetPartnerPages()
})

test('a login leads back to where it was started, signed in, and leaves nothing of itself [AUT-02] [AUT-05]', async () => {
  const tokenCalls = watchTokens()
  arrive(await leadBack(await control.createMember('gb.member')))
  await expectPage('/spend-kestrel-points | authenticated')
  expect(tokenCalls).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('auth_'))).toEqual([])
})

test('an update of the account has new tokens fetched, once [AUT-30]', async () => {
  const tokenCalls = watchTokens()
  arrive(await leadBack(await control.createMember('gb.member')))
  await expectPage('/spend-kestrel-points | authenticated')
  const queryClient = createQueryClient()
  await refreshAfterAccountUpdate(queryClient)
  expect(tokenCalls).toHaveLength(1)
  markAccountUpdate()
  await refreshAfterAccountUpdate(queryClient)
  await refreshAfterAccountUpdate(queryClient)
  expect(tokenCalls).toHaveLength(2)
})

test.each(networkFaults)('a login when $what signs the member in, or says so and does the next time', async (fault) => {
  const member = await control.createMember('gb.member')
  const met = injectFault(/\/identity\/token$/, fault)
  arrive(await leadBack(member))
  const title = () => screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(title()).toHaveTextContent(/\| authenticated|We couldn’t log you in/))
  expect(met()).toBe(1)
  if (title().textContent.includes(cannot)) arrive(await leadBack(member))
  await expectPage('/spend-kestrel-points | authenticated')
})

test('a login that the shell began signs the member in on the page it was for [NAT-05] [NAT-06] [AUT-04]', async () => {
  connectShell(shell.port)
  shell.answerWith({
    initialise_par: ({ challenge, challengeMethod, state }) => ({
      type: 'par_response',
      state,
      authUrl: `${origin}/identity/auth?${new URLSearchParams({ ...loginRequest(), code_challenge: challenge, code_challenge_method: challengeMethod, state }).toString()}`,
    }),
  })
  const login = await beginNativeLogin('/spend-kestrel-points')
  if (login.kind !== 'begun') throw new Error(`The login did not begin: ${login.kind}`)
  arrive(await walkSignIn(control, new URL(login.authUrl), await control.createMember('gb.member')))
  await expectPage('/spend-kestrel-points | authenticated')
})

test('after a login the profile is loaded, kept incentive codes are handed in and forgotten, and then analytics hear of it [AUT-11] [AUT-06]', async () => {
  const steps: string[] = []
  configureEvents({ send: () => undefined })
  configureEvents({ send: ({ name }) => steps.push(name) })
  onFlushRequest(() => steps.push(`flush, codes ${localStorage.getItem('incentiveCodes') ?? 'forgotten'}`))
  steps.length = 0
  const member = await control.createMember('gb.member')
  const callback = await leadBack(member)
  localStorage.setItem('incentiveCodes', JSON.stringify(['SUMMER-500']))
  const since = new Date().toISOString()
  arrive(callback)
  await expectPage('/spend-kestrel-points | authenticated')
  const calls = await control.requests({ member: member.email, since })
  expect(calls.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['getProfile', null],
    ['recordUserEvents', { codes: ['SUMMER-500'] }],
  ])
  expect(steps).toEqual(['login', 'flush, codes forgotten'])
})

describe('that an e-mail address was confirmed is told of', () => {
  /** The names of the events that are raised from now on. */
  function watchEvents(): string[] {
    const events: string[] = []
    // What other tests have raised comes first.
    configureEvents({ send: () => undefined })
    configureEvents({ send: ({ name }) => events.push(name) })
    return events
  }

  async function logIn(member: TestMember): Promise<void> {
    arrive(await leadBack(member))
    await waitFor(() => expect(currentSession().kind).toBe('authenticated'))
  }

  test.each([
    ['a new member who comes from joining', 'gb.new', 'PersonalDetails', ['email_verified', 'login']],
    ['nobody who has done a step already', 'gb.new', 'TermsAndConditions', ['login']],
    ['nobody who is a member', 'gb.member', '', ['login']],
  ])('%s [ANL-02]', async (_who, sample, onboarding, names) => {
    const events = watchEvents()
    await logIn(await control.createMember(sample, { profile: { appState: { onboarding } } }))
    expect(events).toEqual(names)
  })

  test('once for each of two new members who log in twice before their first step, and neither is named in the browser [ANL-02]', async () => {
    const stop = followConsent()
    const events = watchEvents()
    const members = [await control.createMember('gb.new'), await control.createMember('gb.new')]
    adoptChoices({ ...necessaryOnly, analytics: true })
    for (const member of [...members, ...members]) await logIn(member)
    expect(events).toEqual(['email_verified', 'login', 'email_verified', 'login', 'login', 'login'])
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])
    for (const { email, memberId } of members) {
      expect(kept).not.toContain(email)
      expect(localStorage.getItem('verified-members')).not.toContain(memberId)
    }
    adoptChoices(necessaryOnly)
    expect(localStorage.getItem('verified-members')).toBeNull()
    stop()
  })

  test.each([
    [true, ['email_verified', 'login', 'login']],
    [false, ['email_verified', 'login', 'email_verified', 'login']],
  ])(
    'once as well when the choice comes after the login; with analytics %s it is remembered [ANL-02]',
    async (analytics, names) => {
      const events = watchEvents()
      const member = await control.createMember('gb.new')
      forgetConsent()
      await logIn(member)
      adoptChoices({ ...necessaryOnly, analytics })
      await logIn(member)
      expect(events).toEqual(names)
    },
  )
})

describe('an answer that does not belong to the login signs nobody in', () => {
  test.each<[string, (callback: URL) => URL, string]>([
    [
      'with the issuer of another provider',
      (callback) => withParameter(callback, 'iss', 'https://id.evil.test'),
      `${cannot}, because the answer didn’t come from our login service. Please try again.`,
    ],
    [
      'without an issuer, from a provider that names itself',
      (callback) => withParameter(callback, 'iss'),
      `${cannot}, because the answer didn’t come from our login service. Please try again.`,
    ],
    [
      'with a state that was forged [AUT-15]',
      (callback) => withParameter(callback, 'state', 'forged'),
      `${cannot}, because that login wasn’t started here. Please try again.`,
    ],
    [
      'without a state [AUT-13]',
      (callback) => withParameter(callback, 'state'),
      `${cannot}. Please try again. (Missing code or state parameter)`,
    ],
    [
      'without a code [AUT-13]',
      (callback) => withParameter(callback, 'code', ''),
      `${cannot}. Please try again. (Missing code or state parameter)`,
    ],
  ])('%s, and its code is not exchanged', async (_what, attack, words) => {
    const tokenCalls = watchTokens()
    arrive(attack(await leadBack(await control.createMember('gb.member'))))
    await expectPage(`/ | unauthenticated | ${words}`)
    expect(tokenCalls).toEqual([])
    expect(isSessionExpected()).toBe(false)
  })

  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['the id token of another login', (claims) => ({ ...claims, nonce: 'another' })],
    ['an id token of no login', ({ nonce: _nonce, ...claims }) => claims],
  ])('with %s', async (_what, change) => {
    const callback = await leadBack(await control.createMember('gb.member'))
    watchTokens(change)
    arrive(callback)
    await expectPage(`/ | unauthenticated | ${cannot}. Please try again.`)
    const message: unknown = expect.stringContaining('nonce')
    expect(log.mock.calls).toEqual([['Login failed', expect.objectContaining({ message })]])
    expect(isSessionExpected()).toBe(false)
  })

  test('without an id token [NAT-17] [NAT-12]', async () => {
    connectShell(shell.port)
    const before = shell.received.length
    const callback = await leadBack(await control.createMember('gb.member'))
    const { fetch: ask } = globalThis
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await ask(...call)
      if (!answer.url.endsWith('/identity/token')) return answer
      const { id_token: _left, ...tokens } = (await answer.json()) as { id_token: string }
      return Response.json(tokens)
    })
    arrive(callback)
    await expectPage(`/ | unauthenticated | ${cannot}. Please try again. (No id token found)`)
    expect(log.mock.calls).toEqual([['Login failed', expect.objectContaining({ message: 'No id token found' })]])
    await waitFor(() => expect(shell.received.slice(before)).toEqual([{ type: 'auth_failed', reason: 'no_id_token' }]))
  })

  test('a forged one does not disturb the login that is under way', async () => {
    const callback = await leadBack(await control.createMember('gb.member'))
    arrive(withParameter(withParameter(callback, 'state', 'forged'), 'error', 'access_denied'))
    await expectPage('/ | unauthenticated')
    arrive(callback)
    await expectPage('/spend-kestrel-points | authenticated')
  })
})

test('two logins at once, in two tabs, both succeed, in whichever order they come back', async () => {
  const member = await control.createMember('gb.member')
  const [first, second] = [await leadBack(member), await leadBack(member)]
  arrive(first)
  await expectPage('| authenticated')
  arrive(second)
  await expectPage('| authenticated')
})

test('a callback that comes again leads to where the login led, still signed in, and exchanges nothing', async () => {
  const callback = await leadBack(await control.createMember('gb.member'))
  arrive(callback)
  await expectPage('| authenticated')
  const tokenCalls = watchTokens()
  expect(await completeLogin(callback.href)).toEqual({ kind: 'not-awaited', returnPath: '/spend-kestrel-points' })
  expect(await completeLogin(withParameter(callback, 'state', 'older').href)).toMatchObject({ returnPath: '/' })
  expect(await completeLogin(`${origin}/kestrel-red/login-success?error=x`)).toMatchObject({ returnPath: '/' })
  expect(currentSession()).toMatchObject({ kind: 'authenticated' })
  expect(tokenCalls).toEqual([])
})

test.each<[string, (callback: URL) => URL, (claims: Record<string, unknown>) => Record<string, unknown>, StepUp]>([
  ['its own answer', (url) => url, (claims) => claims, { kind: 'stepped-up', isAtWork: false }],
  [
    'the issuer of another provider',
    (url) => withParameter(url, 'iss', 'https://id.evil.test'),
    (claims) => claims,
    { kind: 'not-stepped-up', ended: 'failed' },
  ],
  [
    'the id token of another login',
    (url) => url,
    (claims) => ({ ...claims, nonce: 'another' }),
    { kind: 'not-stepped-up', ended: 'failed' },
  ],
])('a step-up that comes back with %s ends as it should', async (_what, attack, change, stepUp) => {
  const member = await control.createMember('gb.member')
  arrive(await leadBack(member))
  await expectPage('| authenticated')
  const callback = await leadBack(member, { isStepUp: true })
  watchTokens(change)
  expect(await completeLogin(attack(callback).href)).toMatchObject({ kind: 'from-step-up' })
  expect(currentStepUp()).toEqual(stepUp)
  expect(currentSession()).toMatchObject({ kind: 'authenticated' })
})

test.each<[string, () => void]>([
  [
    'storage',
    () =>
      vi.stubGlobal('localStorage', {
        setItem: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
  ],
  ['cookies', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
])('a browser that keeps no %s is told what to allow, before it leaves for the provider', async (_what, block) => {
  block()
  await expect(startLogin('/')).rejects.toMatchObject({
    friendlyText:
      'Your browser keeps nothing for this site, so we can’t log you in. Please allow cookies and site data for this site in your browser’s settings, then try again.',
  })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(currentSession()).toEqual({ kind: 'unauthenticated' })
  expect(newestLogin()).toEqual({})
})
