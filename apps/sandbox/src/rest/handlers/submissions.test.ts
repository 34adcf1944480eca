import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Submission = components['schemas']['Submission']

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const look = (by: TestMember, key: string) => by.call<Submission>(`/api/submissions/${key}`)
const handIn = (by: TestMember, key: string, tokenId = 'WELCOME500') =>
  by.call('/api/redemptions/promotion', { json: { tokenId }, headers: { 'idempotency-key': key } })

describe('a member who lost an answer reads what came of the call by its key [API-06]', () => {
  test('that it was done, with what it answered', async () => {
    const member = await sandbox.member('gb.empty')
    const key = randomUUID()
    const { body } = await handIn(member, key)
    expect(await look(member, key)).toMatchObject({ status: 200, body: { state: 'DONE', promotion: body } })
  })

  test('that it was refused, and with which words', async () => {
    const member = await sandbox.member('gb.empty')
    const key = randomUUID()
    const { status, body } = await handIn(member, key, 'NOPE')
    expect((await look(member, key)).body).toEqual({ state: 'REFUSED', status, problem: body })
  })

  test('that nothing has come of it, and looking does nothing', async () => {
    const member = await sandbox.member('gb.empty')
    const key = randomUUID()
    expect((await look(member, key)).status).toBe(404)
    expect((await handIn(member, key)).status).toBe(200)
  })

  test('of their own calls only', async () => {
    const [member, other] = await Promise.all([sandbox.member('gb.empty'), sandbox.member('gb.empty')])
    const key = randomUUID()
    await handIn(member, key)
    expect((await look(other, key)).status).toBe(404)
  })
})

test.each([
  ['exchange', '/api/exchanges', { rewardId: '100101' }],
  ['transfer', '/api/partners/BILTREWARDS/transfers', { points: 1000 }],
] as const)('a lost %s is read with its result [API-06]', async (place, path, json) => {
  const member = await sandbox.member(place === 'transfer' ? 'us.transfer' : 'gb.member')
  const key = randomUUID()
  const { status, body } = await member.call(path, { json, headers: { 'idempotency-key': key } })
  expect(status).toBe(200)
  expect((await look(member, key)).body[place]).toEqual(body)
})
