import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import * as openid from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walkSignIn } from '@clubhouse/test-kit/sign-in'

const scope = 'openid profile email execute_api:user red_api offline_access'

let sandbox: TestSandbox
let provider: openid.Configuration

beforeAll(async () => {
  sandbox = await startTestSandbox()
  provider = await openid.discovery(
    new URL(`${sandbox.origin}/identity`),
    'clubhouse-web',
    undefined,
    openid.None(),
    // The sandbox is on this machine, without TLS.
    { execute: [openid.allowInsecureRequests] },
  )
})
afterAll(() => sandbox.close())

/** Signs in the way the library asks for it, and answers its tokens. */
async function signIn(more: Record<string, string> = {}, isPushed = false) {
  const member = await sandbox.control.createMember('gb.member')
  const verifier = openid.randomPKCECodeVerifier()
  const [state, nonce] = [openid.randomState(), openid.randomNonce()]
  const parameters = {
    redirect_uri: `${sandbox.origin}/kestrel-red/login-success`,
    scope,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  }
  const address = isPushed
    ? await openid.buildAuthorizationUrlWithPAR(provider, parameters)
    : openid.buildAuthorizationUrl(provider, parameters)
  const back = await walkSignIn(sandbox.control, address, member)
  const tokens = await openid.authorizationCodeGrant(provider, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
  return { member, tokens }
}

const profile = (accessToken: string, idToken: string | undefined) =>
  fetch(`${sandbox.origin}/api/profiles`, {
    headers: { authorization: `Bearer ${accessToken}`, 'x-id-token': idToken ?? '' },
  })

test.each([
  ['as the app does', false],
  ['with the request pushed beforehand', true],
])('a stock client signs a member in %s [AUT-04] [AUT-07]', async (_how, isPushed) => {
  const { member, tokens } = await signIn({}, isPushed)
  expect(tokens.claims()).toMatchObject({ sub: member.memberId, email: member.email })
  expect(tokens.scope?.split(' ')).toEqual(expect.arrayContaining(['openid', 'execute_api:user', 'red_api']))
  expect(tokens.refresh_token).toBeDefined()
  expect((await profile(tokens.access_token, tokens.id_token)).status).toBe(200)
})

test('a stock client renews the tokens, and the old refresh token is spent [AUT-16]', async () => {
  const { tokens } = await signIn()
  const renewed = await openid.refreshTokenGrant(provider, tokens.refresh_token ?? '')
  expect(renewed.access_token).not.toBe(tokens.access_token)
  expect((await profile(renewed.access_token, renewed.id_token)).status).toBe(200)
})

test('a stock client revokes a token, which then opens nothing [AUT-19]', async () => {
  const { tokens } = await signIn()
  await openid.tokenRevocation(provider, tokens.access_token)
  expect((await profile(tokens.access_token, tokens.id_token)).status).toBe(401)
})

test('a stock client finds the way out [AUT-19]', async () => {
  const { tokens } = await signIn()
  const address = openid.buildEndSessionUrl(provider, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${sandbox.origin}/kestrel-red/logout-success`,
  })
  expect((await fetch(address, { redirect: 'manual' })).status).toBeLessThan(400)
})

test('a stock client steps a member up [STP-02]', async () => {
  const { tokens } = await signIn({ acr_values: 'urn:acr:otp' })
  expect(tokens.claims()).toMatchObject({ acr: 'urn:acr:otp' })
})
