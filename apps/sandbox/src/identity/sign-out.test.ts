import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ann } from './testing/ann.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'
import type { IdentityWalk } from './testing/identity-walk.ts'

let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(membersInMemory(ann))
})
afterAll(() => served.close())

function signOutAddress(walk: IdentityWalk, more: Record<string, string>): string {
  return `/identity/session/end?${new URLSearchParams({ post_logout_redirect_uri: `${walk.appAddress}/logout-success`, ...more })}`
}

async function isSignedIn(walk: IdentityWalk): Promise<boolean> {
  const { address } = await walk.open(walk.authorizationRequest({ prompt: 'none' }).address)
  return address.searchParams.has('code')
}

describe('signing out', () => {
  test('from the app it leads straight back, with nothing to click, and ends session and tokens [AUT-19]', async () => {
    const walk = served.walk()
    const { idToken, refreshToken } = await walk.tokens(ann)
    const { address } = await walk.open(signOutAddress(walk, { id_token_hint: idToken, state: 's1' }))
    expect(address.href).toBe(`${walk.appAddress}/logout-success?state=s1`)
    expect(walk.jar.has('identity_session')).toBe(false)
    expect(await isSignedIn(walk)).toBe(false)
    expect((await walk.refresh(refreshToken)).status).toBe(400)
  })

  test('ends what the id token is good for, from the app and from a link alike [AUT-19]', async () => {
    const fromApp = served.walk()
    const { idToken, accessToken } = await fromApp.tokens(ann)
    await expect(served.identity.verifyIdToken(idToken)).resolves.toMatchObject({ memberId: ann.memberId })
    await fromApp.open(signOutAddress(fromApp, { id_token_hint: idToken }))
    await expect(served.identity.verifyIdToken(idToken)).rejects.toMatchObject({ status: 401 })
    await expect(served.identity.verify({ accessToken, idToken, scope: '' })).rejects.toMatchObject({ status: 401 })

    const fromLink = served.walk()
    const others = await fromLink.tokens(ann)
    const { response } = await fromLink.open(signOutAddress(fromLink, { client_id: 'clubhouse-web' }))
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
    await expect(served.identity.verifyIdToken(others.idToken)).resolves.toMatchObject({ memberId: ann.memberId })
    await fromLink.open('/identity/session/end/confirm', { xsrf, logout: 'yes' })
    await expect(served.identity.verifyIdToken(others.idToken)).rejects.toMatchObject({ status: 401 })
  })

  test('a second tab, whose session is gone already, is led back as well', async () => {
    const walk = served.walk()
    const { idToken } = await walk.tokens(ann)
    await walk.open(signOutAddress(walk, { id_token_hint: idToken }))
    const { address } = await walk.open(signOutAddress(walk, { id_token_hint: idToken }))
    expect(address.href).toBe(`${walk.appAddress}/logout-success`)
  })

  test('a link from elsewhere asks first, and the member may stay', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const { response } = await walk.open(signOutAddress(walk, { client_id: 'clubhouse-web' }))
    const page = await response.text()
    expect(page).toContain('<h1>Sign out?</h1>')
    expect(await isSignedIn(walk)).toBe(true)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const { address } = await walk.open('/identity/session/end/confirm', { xsrf, logout: 'yes' })
    expect(address.href).toBe(`${walk.appAddress}/logout-success`)
    expect(await isSignedIn(walk)).toBe(false)
  })

  test('it never leads to an address that is not the app’s', async () => {
    const walk = served.walk()
    const { idToken } = await walk.tokens(ann)
    const { address, response } = await walk.open(
      signOutAddress(walk, { id_token_hint: idToken, post_logout_redirect_uri: 'https://evil.test/' }),
    )
    expect(address.pathname).toBe('/identity/session/end')
    expect(response.status).toBe(400)
    expect(await isSignedIn(walk)).toBe(true)
  })

  test('with no app to return to, it says that it worked', async () => {
    const walk = served.walk()
    const { idToken } = await walk.tokens(ann)
    const { response } = await walk.open(`/identity/session/end?id_token_hint=${idToken}`)
    expect(await response.text()).toContain('<h1>You are signed out</h1>')
  })
})
