import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ann } from './testing/ann.ts'
import { readTokens } from './testing/identity-walk.ts'
import { membersInMemory } from './testing/members-in-memory.ts'
import { serveIdentity, type ServedIdentity } from './testing/serve-identity.ts'

let served: ServedIdentity

beforeAll(async () => {
  served = await serveIdentity(membersInMemory(ann))
})
afterAll(() => served.close())

function settings(callback: string): string {
  return `/identity/settings?${new URLSearchParams({ callback })}`
}

describe('a member’s details at the provider', () => {
  test('a new name is saved, leads back to the app, and is in the next tokens [ACC-08]', async () => {
    const walk = served.walk()
    const { refreshToken } = await walk.tokens(ann)
    const callback = `${walk.appAddress}/account/personal-details`
    const page = await (await walk.open(settings(callback))).response.text()
    expect(page).toContain('value="Ann"')
    expect(page).toContain(`value="${callback}"`)
    const { address } = await walk.open('/identity/settings', { callback, firstName: ' Anne ', lastName: 'Bell-Rock' })
    expect(address.href).toBe(callback)
    const { idToken } = await readTokens(await walk.refresh(refreshToken))
    expect(decodeJwt(idToken)).toMatchObject({ given_name: 'Anne', family_name: 'Bell-Rock' })
  })

  test('a name that is left empty is asked for again', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const callback = `${walk.appAddress}/account`
    const { address, response } = await walk.open('/identity/settings', { callback, firstName: '  ', lastName: 'Bull' })
    // A page to come back to, and not the answer to a form, which a browser would want to send again.
    expect(address.searchParams.get('callback')).toBe(callback)
    const page = await response.text()
    expect(page).toContain('Enter your first name.')
    expect(page).toContain('value="Bull"')
    expect(await (await walk.open(settings(callback))).response.text()).not.toContain('Bull')
  })

  test.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', 'http://localhost:1/kestrel-red/', ''])(
    'the way back never leads to %s',
    async (callback) => {
      const walk = served.walk()
      await walk.tokens(ann)
      const page = await (await walk.open(settings(callback))).response.text()
      expect(page).toContain(`<a href="${walk.appAddress}/">Back to the club</a>`)
    },
  )

  test('a visitor sees nobody’s details', async () => {
    const { response } = await served.walk().open(settings(''))
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('Sign in first')
  })

  test('another origin cannot post in the member’s name', async () => {
    const walk = served.walk()
    await walk.tokens(ann)
    const response = await fetch(`${served.origin}/identity/settings`, {
      method: 'POST',
      headers: { cookie: walk.jar.headerFor('/identity/settings'), origin: 'http://localhost:1' },
      body: new URLSearchParams({ firstName: 'Mallory', lastName: 'M' }),
    })
    expect(response.status).toBe(401)
  })
})
