import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import type { ProblemBody } from '../problem.ts'
import { messagingAudience } from './messaging.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

describe('the messaging token', () => {
  test('speaks for the member to the messaging service and nobody else [ANL-08]', async () => {
    const member = await sandbox.member('gb.member')
    const { body } = await member.call<{ accessToken: string }>('/api/messaging/token?app=web')
    expect(decodeProtectedHeader(body.accessToken).alg).toBe('ES256')
    expect(decodeJwt(body.accessToken)).toMatchObject({ sub: member.memberId, aud: messagingAudience, app: 'web' })
    const { status } = await sandbox.call('/api/profiles', {
      headers: { authorization: `Bearer ${body.accessToken}`, 'x-id-token': body.accessToken },
    })
    expect(status, 'as a token of the club').toBe(401)
  })

  test.each(['', '?app=ios', '?app='])('is for the web app: %s is refused', async (query) => {
    const { status } = await (await sandbox.member('gb.low')).call(`/api/messaging/token${query}`)
    expect(status).toBe(400)
  })
})

describe('a device', () => {
  const register = (member: TestMember, json: object) =>
    member.call<{ bindingId: string } & ProblemBody>('/api/twilio/binding', { json })
  const bindingsOf = async ({ email }: TestMember) =>
    (await sandbox.call<{ pushBindings: object[] }>(`/_sandbox/members/${email}`)).body.pushBindings

  test('is registered once, however often it is [API-18]', async () => {
    const member = await sandbox.member('gb.low')
    const json = { bindingType: 'web', address: 'https://push.kestrel.test/send/one' }
    const [first, second] = [await register(member, json), await register(member, json)]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(await bindingsOf(member)).toEqual([{ ...json, bindingId: first.body.bindingId }])
  })

  test('that changes hands takes the last one’s notifications', async () => {
    const [one, two] = await Promise.all([sandbox.member('gb.low'), sandbox.member('gb.low')])
    const json = { bindingType: 'apn', address: 'handed-on' }
    await register(one, json)
    await register(two, json)
    expect([await bindingsOf(one), await bindingsOf(two)]).toMatchObject([[], [json]])
  })

  test.each([
    [{ bindingType: 'pigeon', address: 'loft 7' }, 'body/bindingType'],
    [{ bindingType: 'web', address: '' }, 'body/address'],
    [{ bindingType: 'web' }, 'body/address'],
  ])('such as %j is refused', async (json, path) => {
    const member = await sandbox.member('gb.low')
    const { status, body } = await register(member, json)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    expect(await bindingsOf(member)).toEqual([])
  })
})
