import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ann } from './testing/ann.ts'
import { readTokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'
import { signInOverHttp } from './testing/sign-in-over-http.ts'

let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(membersInMemory(ann))
})
afterAll(() => served.close())

describe('signing in from the app', () => {
  test('a code and its verifier become tokens that say who signed in, and how [AUT-04] [AUT-08]', async () => {
    const walk = served.walk()
    const request = walk.authorizationRequest({ nonce: 'n-0S6' })
    const back = await walk.signIn(request, ann)
    expect(request.verifier).toHaveLength(128)
    expect(back.searchParams.get('state')).toBe(request.state)
    const tokens = await readTokens(await walk.exchange(back.searchParams.get('code') ?? '', request.verifier))
    expect(tokens.expiresIn).toBe(3600)
    expect(decodeJwt(tokens.accessToken)).toMatchObject({
      iss: served.issuer,
      aud: 'urn:clubhouse:api',
      sub: ann.memberId,
      scope: 'execute_api:user red_api',
    })
    const { sub, email, email_verified, given_name, family_name, nonce, acr, auth_time } = decodeJwt(tokens.idToken)
    expect({ sub, email, email_verified, given_name, family_name, nonce, acr }).toEqual({
      sub: ann.memberId,
      email: ann.email,
      email_verified: true,
      given_name: 'Ann',
      family_name: 'Bell',
      nonce: 'n-0S6',
      acr: 'urn:acr:password',
    })
    expect(auth_time).toBeTypeOf('number')
  })

  test('the answer names what was granted, so that the app sees openid in it', async () => {
    const walk = served.walk()
    const request = walk.authorizationRequest()
    const back = await walk.signIn(request, ann)
    const response = await walk.exchange(back.searchParams.get('code') ?? '', request.verifier)
    expect(response.headers.get('access-control-allow-origin')).toBe(served.origin)
    expect(await response.json()).toMatchObject({ scope: 'openid profile email execute_api:user red_api' })
  })

  test('a stolen code is worth nothing without its verifier', async () => {
    const walk = served.walk()
    const back = await walk.signIn(walk.authorizationRequest(), ann)
    const response = await walk.exchange(back.searchParams.get('code') ?? '', walk.authorizationRequest().verifier)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('a code works once, and using it again ends what it gave', async () => {
    const walk = served.walk()
    const request = walk.authorizationRequest()
    const code = (await walk.signIn(request, ann)).searchParams.get('code') ?? ''
    const { refreshToken } = await readTokens(await walk.exchange(code, request.verifier))
    expect((await walk.exchange(code, request.verifier)).status).toBe(400)
    expect((await walk.refresh(refreshToken)).status).toBe(400)
  })

  test('of two exchanges of one code at the same moment, one at most succeeds', async () => {
    const walk = served.walk()
    const request = walk.authorizationRequest()
    const code = (await walk.signIn(request, ann)).searchParams.get('code') ?? ''
    const answers = await Promise.all([1, 2, 3, 4].map(() => walk.exchange(code, request.verifier)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  })

  test('without a challenge there is no code', async () => {
    const walk = served.walk()
    const address = new URL(walk.authorizationRequest().address)
    address.searchParams.delete('code_challenge')
    address.searchParams.delete('code_challenge_method')
    const back = await walk.open(address.href)
    expect(back.address.searchParams.get('error')).toBe('invalid_request')
  })

  test('a code is never sent to an address that is not the app’s', async () => {
    const walk = served.walk()
    const { address, response } = await walk.open(
      walk.authorizationRequest({ redirect_uri: 'https://evil.test/' }).address,
    )
    expect(address.pathname).toBe('/identity/auth')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('We could not sign you in')
  })

  test('the app may push its request and send the browser with a reference only', async () => {
    const walk = served.walk()
    const { address, verifier } = walk.authorizationRequest()
    const pushed = await walk.post('request', Object.fromEntries(new URL(address).searchParams))
    expect(pushed.status).toBe(201)
    const requestUri = /"request_uri":"([^"]+)"/.exec(await pushed.text())?.[1] ?? ''
    const query = new URLSearchParams({ client_id: 'clubhouse-web', request_uri: requestUri })
    const back = await walk.signIn({ address: `/identity/auth?${query}` }, ann)
    const tokens = await readTokens(await walk.exchange(back.searchParams.get('code') ?? '', verifier))
    expect(decodeJwt(tokens.idToken).sub).toBe(ann.memberId)
  })

  test('a test gets a member’s tokens in one call', async () => {
    const { accessToken } = await signInOverHttp({ origin: served.origin, email: ann.email, password: ann.password })
    expect(decodeJwt(accessToken).sub).toBe(ann.memberId)
  })
})

describe('renewing silently', () => {
  test('a reload finds the session again, in a frame that shows no page [AUT-16]', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const redirectUri = `${walk.appAddress}/silent-login.html`
    const request = walk.authorizationRequest({ prompt: 'none', redirect_uri: redirectUri })
    const { address, response } = await walk.open(request.address)
    expect(address.href).toContain(redirectUri)
    expect(address.searchParams.get('code')).not.toBeNull()
    expect(response.headers.get('x-frame-options')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBeNull()
  })

  test('a visitor is told to sign in, without being asked [AUT-22]', async () => {
    const walk = served.walk()
    const { address } = await walk.open(walk.authorizationRequest({ prompt: 'none' }).address)
    expect(address.searchParams.get('error')).toBe('login_required')
  })

  test('the session’s cookie goes to the provider only, and not to other sites', async () => {
    const walk = served.walk()
    const request = walk.authorizationRequest()
    const { address } = await walk.open(request.address)
    const form = new URL('.', address).href.slice(0, -1)
    const signedIn = await fetch(form, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: walk.jar.headerFor(address.pathname) },
      body: new URLSearchParams({ email: ann.email, password: ann.password }),
    })
    const resume = new URL(signedIn.headers.get('location') ?? '')
    const resumed = await fetch(resume, {
      redirect: 'manual',
      headers: { cookie: walk.jar.headerFor(resume.pathname) },
    })
    const cookie = resumed.headers.getSetCookie().find((line) => line.startsWith('identity_session='))
    expect(cookie).toMatch(/; path=\/identity;/)
    expect(cookie).toMatch(/; samesite=lax/i)
    expect(cookie).toMatch(/; httponly/i)
  })
})
