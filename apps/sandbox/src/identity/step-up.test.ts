import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ann } from './testing/ann.ts'
import { readTokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'
import { signInOverHttp } from './testing/sign-in-over-http.ts'
import { CODE_ACR, PASSWORD_ACR } from './web-client.ts'

let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(membersInMemory(ann))
})
afterAll(() => served.close())

describe('stepping up', () => {
  test('a signed-in member enters a code, no password, and gets a second, stronger token [STP-02]', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const request = walk.authorizationRequest({ acr_values: CODE_ACR })
    const page = await walk.open(request.address)
    const text = await page.response.text()
    expect(text).toContain('Confirm it’s you')
    expect(text).not.toContain('type="password"')
    const { address } = await walk.open(page.address.href, { code: '123 456' })
    const tokens = await readTokens(await walk.exchange(address.searchParams.get('code') ?? '', request.verifier))
    expect(decodeJwt(tokens.idToken)['acr']).toBe(CODE_ACR)
    await expect(served.identity.verify({ ...tokens, scope: '' })).resolves.toMatchObject({ acr: CODE_ACR })
  })

  test('a visitor signs in first and then enters the code', async () => {
    const { accessToken } = await signInOverHttp({
      origin: served.origin,
      email: ann.email,
      password: ann.password,
      stepUp: true,
    })
    expect(decodeJwt(accessToken)['acr']).toBe(CODE_ACR)
  })

  test('a wrong code is refused, with another try', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const page = await walk.open(walk.authorizationRequest({ acr_values: CODE_ACR }).address)
    const refused = await walk.open(page.address.href, { code: '000000' })
    expect(await refused.response.text()).toContain('That code is not right. Please try again.')
    const { address } = await walk.open(page.address.href, { code: '123456' })
    expect(address.searchParams.has('code')).toBe(true)
  })

  test('the next ordinary token is an ordinary one, and the next step-up asks again [STP-03]', async () => {
    const walk = served.walk()
    await walk.tokens(ann, { stepUp: true })
    const renewal = walk.authorizationRequest({ prompt: 'none' })
    const { address } = await walk.open(renewal.address)
    const renewed = await readTokens(await walk.exchange(address.searchParams.get('code') ?? '', renewal.verifier))
    expect(decodeJwt(renewed.accessToken)['acr']).toBe(PASSWORD_ACR)
    const again = await walk.open(walk.authorizationRequest({ acr_values: CODE_ACR }).address)
    expect(await again.response.text()).toContain('Confirm it’s you')
  })

  test('stepping down revokes the stronger token and leaves the other one [STP-03]', async () => {
    const walk = served.walk()
    const ordinary = await walk.tokens(ann)
    const stronger = await walk.tokens(ann, { stepUp: true })
    await walk.revoke(stronger.accessToken)
    await expect(served.identity.verify({ ...stronger, scope: '' })).rejects.toMatchObject({ status: 401 })
    await expect(served.identity.verify({ ...ordinary, scope: '' })).resolves.toMatchObject({ acr: PASSWORD_ACR })
    expect((await walk.refresh(ordinary.refreshToken)).status).toBe(200)
  })

  test('a level that nobody knows is not asked for in a circle', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const { address } = await walk.open(walk.authorizationRequest({ acr_values: 'urn:acr:retina' }).address)
    expect(address.searchParams.has('code')).toBe(true)
  })

  test('a step-up cannot happen unseen', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const { address } = await walk.open(walk.authorizationRequest({ prompt: 'none', acr_values: CODE_ACR }).address)
    expect(address.searchParams.get('error')).toMatch(/_required$/)
  })
})
