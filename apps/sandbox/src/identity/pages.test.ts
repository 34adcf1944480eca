import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetSessions } from './testing/forget-sessions.ts'
import { ann } from './testing/ann.ts'
import { type IdentityWalk, readTokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'

let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(membersInMemory(ann))
})
afterAll(() => served.close())

/** A new browser at the sign-in page; `page` is where its form goes. */
async function atSignIn(more: Record<string, string> = {}) {
  const walk = served.walk()
  const request = walk.authorizationRequest(more)
  const { address, response } = await walk.open(request.address)
  const page = address.href.replace(/\/sign-in$/, '')
  return { walk, request, page, text: await response.text(), headers: response.headers }
}

/** Posts a form as a browser does, and does not follow the redirect. */
function post(walk: IdentityWalk, address: string, form: Record<string, string>): Promise<Response> {
  const cookie = walk.jar.headerFor(new URL(address).pathname)
  return fetch(address, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(form) })
}

describe('the sign-in page', () => {
  test('a wrong password says so, keeps the address and can be tried again, as often as it takes', async () => {
    const { walk, page } = await atSignIn()
    for (let tries = 0; tries < 12; tries++) {
      const { response } = await walk.open(page, { email: ann.email, password: 'wrong' })
      const text = await response.text()
      expect(text).toContain('role="alert">That e-mail and password do not match. Please try again.<')
      expect(text).toContain(`value="${ann.email}"`)
      expect(text).not.toContain('wrong')
    }
    const { address } = await walk.open(page, { email: ann.email, password: ann.password })
    expect(address.searchParams.has('code')).toBe(true)
  })

  test('an address that nobody has reads the same as a wrong password', async () => {
    const { walk, page } = await atSignIn()
    const { response } = await walk.open(page, { email: 'nobody@kestrel.test', password: ann.password })
    expect(await response.text()).toContain('That e-mail and password do not match.')
  })

  test('what was typed is shown as text, never as part of the page', async () => {
    const { walk, page } = await atSignIn()
    const email = `"><script>alert('&')</script>`
    for (const address of [page, `${page}/join`]) {
      const text = await (await walk.open(address, { email, password: 'x' })).response.text()
      expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"')
      expect(text).not.toContain('<script')
    }
  })

  test('a form that makes no sense gets a page, not a crash', async () => {
    const { walk, page } = await atSignIn()
    for (const form of [{}, { email: 'a\0@kestrel.test', password: '\0' }])
      expect(await (await walk.open(page, form)).response.text()).toContain('That e-mail and password do not match.')
    const cookie = walk.jar.headerFor(new URL(page).pathname)
    const json = await fetch(page, { method: 'POST', headers: { cookie, 'content-type': 'text/xml' }, body: '<a/>' })
    expect(json.status).toBe(415)
    expect(await json.text()).toContain('We could not sign you in')
  })

  test('it fills in the address that the app already knows', async () => {
    expect((await atSignIn({ login_hint: 'ann@kestrel.test' })).text).toContain('value="ann@kestrel.test"')
  })

  test('nobody can frame it and no script can run on it', async () => {
    const { headers, text } = await atSignIn()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|script-src/)
    expect(policy).toContain(`'nonce-${/<style nonce="([^"]+)"/.exec(text)?.[1] ?? ''}'`)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('going back tells the app that access was denied', async () => {
    const { walk, page, request } = await atSignIn()
    const { address } = await walk.open(`${page}/cancel`)
    expect(address.href).toContain('/kestrel-red/login-success?')
    expect(address.searchParams.get('error')).toBe('access_denied')
    expect(address.searchParams.get('state')).toBe(request.state)
  })

  test('a page whose sign-in is over, or that belongs to another browser, says that it expired', async () => {
    const { walk, page } = await atSignIn()
    expect(await (await served.walk().open(page)).response.text()).toContain('This page has expired')
    await forgetSessions(served.pool)
    const { response } = await walk.open(page, { email: ann.email, password: ann.password })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This page has expired')
  })

  test('another member may take over the browser', async () => {
    const { walk, request, page } = await atSignIn()
    await walk.tokens(ann)
    const { response } = await walk.open(`${page}/join`, { email: 'eve@kestrel.test', password: 'Kestrel-Points-1' })
    // The library ends the other session first, by a form that posts itself: its script must pass the policy.
    const text = await response.text()
    expect(text).toContain('name="xsrf"')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
    const [, action = '', xsrf = ''] = /action="([^"]+)"[\s\S]*name="xsrf" value="([^"]+)"/.exec(text) ?? []
    const { address } = await walk.open(action, { xsrf, logout: 'yes' })
    await expect(
      readTokens(await walk.exchange(address.searchParams.get('code') ?? '', request.verifier)),
    ).resolves.toBeDefined()
  })
})

describe('a form that is refused', () => {
  test.each([
    ['a wrong password', '', '/sign-in', { email: ann.email, password: 'wrong' }],
    ['a short password for joining', '/join', '/join', { email: 'x@kestrel.test', password: 'Ab1' }],
    ['an address that is taken', '/join', '/join', { email: ann.email, password: 'Kestrel-Points-1' }],
  ])('%s leads to its page, so that nothing is sent again by going back', async (_what, from, to, form) => {
    const { walk, page } = await atSignIn()
    const refused = await post(walk, `${page}${from}`, form)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, new URL(`${page}${to}`).pathname])
    const shown = await (await walk.open(`${page}${to}`)).response.text()
    expect(shown).toContain('<title>Error: ')
    expect(shown).toContain(`value="${form.email}"`)
    // It is said once: opened again, or by another browser, the page is as it was at first.
    expect(await (await walk.open(`${page}${to}`)).response.text()).not.toContain('<title>Error: ')
  })

  test('says nothing on another page', async () => {
    const { walk, page } = await atSignIn()
    await post(walk, page, { email: ann.email, password: 'wrong' })
    expect(await (await walk.open(`${page}/join`)).response.text()).not.toContain('Error: ')
  })
})

describe('the join page', () => {
  test('welcomes who pressed "Join" in the app, with a way to sign in instead', async () => {
    const { walk, text, page } = await atSignIn({ screen_hint: 'signup' })
    expect(page).toMatch(/\/join$/)
    expect(text).toContain('<h1>Join the club</h1>')
    expect(text).toContain('Welcome. Joining is free')
    const [, signIn = ''] = /href="([^"]+)">Sign in</.exec(text) ?? []
    expect(await (await walk.open(signIn)).response.text()).toContain('<h1>Sign in</h1>')
  })

  test('a new member is signed in at once', async () => {
    const { walk, page, request } = await atSignIn()
    expect(await (await walk.open(`${page}/join`)).response.text()).toContain('at least 8 characters')
    const { address } = await walk.open(`${page}/join`, { email: ' new@kestrel.test ', password: 'Kestrel-Points-1' })
    const { idToken } = await readTokens(await walk.exchange(address.searchParams.get('code') ?? '', request.verifier))
    await expect(served.identity.verifyIdToken(idToken)).resolves.toMatchObject({ email: 'new@kestrel.test' })
  })

  test('an address that is taken is refused, with a way to sign in [ERR-26]', async () => {
    const { walk, page } = await atSignIn()
    const { response } = await walk.open(`${page}/join`, { email: ann.email, password: 'Kestrel-Points-1' })
    const text = await response.text()
    expect(text).toContain('role="alert">An account with this email address already exists.')
    expect(text).toContain('Sign in instead')
  })

  test.each([
    ['no address', { email: 'ann', password: 'Kestrel-Points-1' }, 'Enter an email address'],
    ['a short password', { email: 'x@kestrel.test', password: 'Ab1' }, 'Choose a password that has all of these.'],
    [
      'a password without a number',
      { email: 'x@kestrel.test', password: 'Kestrel-Points' },
      'Choose a password that has',
    ],
  ])('%s is refused beside its field', async (_name, form, message) => {
    const { walk, page } = await atSignIn()
    const { response } = await walk.open(`${page}/join`, form)
    expect(await response.text()).toContain(message)
  })
})
