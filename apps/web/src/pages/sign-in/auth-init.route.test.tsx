import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptLogin, newestLogin } from '#platform/auth/kept-logins.ts'
import { challengeOf } from '#platform/auth/pkce.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { renderRoute } from '#test/render-route.tsx'

const shell = createFakeShell()
/** How many messages the shell had before a test. */
let before = 0
const received = () => shell.received.slice(before)
const asked = () => received().filter(({ type }) => type === 'initialise_par')
const failures = () => received().filter(({ type }) => type === 'auth_failed')

beforeEach(() => {
  before = shell.received.length
  connectShell(shell.port)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  connectShell(noShell)
  localStorage.clear()
})

/** Answers with an address within this document, the only ones that jsdom goes to. */
function acceptHere(): void {
  shell.answerWith({
    initialise_par: ({ state }) => ({
      type: 'par_response',
      authUrl: `${location.href.split('#')[0]}#provider`,
      state,
    }),
  })
}

describe('a login in the app', () => {
  test('has the shell push its challenge, and goes on where the shell says [NAT-04] [NAT-05] [NAT-06] [RTE-19]', async () => {
    acceptHere()
    await renderRoute('/auth-init?returnTo=%2Fspend-kestrel-points')
    expect(await screen.findByText('Logging you in')).toBeInTheDocument()
    await waitFor(() => expect(location.hash).toBe('#provider'))
    const login = keptLogin(newestLogin().state ?? '')
    expect(login?.verifier).toMatch(/^[\w.~-]{128}$/)
    expect(asked()).toEqual([
      {
        type: 'initialise_par',
        challenge: await challengeOf(login?.verifier ?? ''),
        challengeMethod: 'S256',
        state: login?.state,
      },
    ])
  })
})

describe('a login in the app that does not begin is said on the login page, and told to the shell', () => {
  test('when the provider refuses it [NAT-06] [NAT-12] [NAT-18] [ERR-51]', async () => {
    shell.answerWith({ initialise_par: ({ state }) => ({ type: 'par_error', state, message: 'invalid_request' }) })
    const page = await renderRoute('/auth-init?returnTo=%2Fspend-kestrel-points')
    expect(await screen.findByText('The app couldn’t start your login. Please try again.')).toBeVisible()
    expect(page.state.location.search).toBe('?error=par_failed&returnTo=%2Fspend-kestrel-points')
    expect(failures()).toEqual([{ type: 'auth_failed', reason: 'par_failed' }])
    expect(newestLogin()).toEqual({})
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/kestrel-red/auth-init?returnTo=%2Fspend-kestrel-points',
    )
  })

  test('when the shell says nothing for ten seconds [NAT-12] [NAT-18] [ERR-51]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    shell.answerWith({ initialise_par: () => undefined })
    const page = await renderRoute('/auth-init')
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(page.state.location.pathname).toBe('/kestrel-red/auth-init')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText('The app couldn’t set up your login. Please try again.')).toBeVisible()
    expect(page.state.location.search).toBe('?error=init_failed')
    expect(failures()).toEqual([{ type: 'auth_failed', reason: 'init_failed' }])
  })

  test.each<[string, () => void]>([
    [
      'the shell does not take the message',
      () =>
        vi.spyOn(shell.port, 'postMessage').mockImplementationOnce(() => {
          throw new Error('gone')
        }),
    ],
    [
      'the web view keeps no storage',
      () =>
        vi.stubGlobal('localStorage', {
          setItem: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        }),
    ],
  ])('when %s [NAT-12] [NAT-18] [ERR-51]', async (_what, fail) => {
    const login = renderRoute('/auth-init')
    fail()
    const page = await login
    expect(await screen.findByText('The app couldn’t set up your login. Please try again.')).toBeVisible()
    expect(page.state.location.search).toBe('?error=init_failed')
    vi.unstubAllGlobals()
    await waitFor(() => expect(failures()).toEqual([{ type: 'auth_failed', reason: 'init_failed' }]))
  })
})

test('in a browser a login of the app leads to the login page, where the visitor logs in instead [NAT-03] [RTE-19] [ERR-51]', async () => {
  connectShell(noShell)
  const page = await renderRoute('/auth-init')
  expect(await screen.findByText('That page only works in our app. You can log in here instead.')).toBeVisible()
  expect(page.state.location.pathname).toBe('/kestrel-red/login')
  expect(page.state.location.search).toBe('?error=not_in_app')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/kestrel-red/login')
})
