import {
  exchangeReward,
  getProfile,
  listPublicSpendRewards,
  listVouchers,
  setSupportAuthorisation,
} from '@clubhouse/rest-client/club'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import { type MemberTokens, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let sandbox: TestSandbox
let member: TestMember
let tokens: MemberTokens
let refreshes: number

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  member = await sandbox.control.createMember('gb.member')
  tokens = await signIn(sandbox.control, member)
  refreshes = 0
  const { origin } = sandbox
  configureRestClient({
    hosts: sandboxHosts(origin),
    viewingRegion: () => 'GB',
    memberTokens: ({ forceRefresh }) => {
      if (!forceRefresh) return Promise.resolve(tokens)
      refreshes++
      return signIn(sandbox.control, member)
    },
  })
})

const received = (operationId: string) => sandbox.control.requests({ operationId, member: member.email })

async function qrRewardId(): Promise<string> {
  const { rewards } = await listPublicSpendRewards({ sort: 'cost', limit: 100 })
  const reward = rewards.find(
    ({ redemptionType, availability, variants }) =>
      redemptionType === 'QR_CODE' &&
      availability !== 'SOLD_OUT' &&
      availability !== 'UNAVAILABLE' &&
      (variants ?? []).length === 0,
  )
  if (reward === undefined) throw new Error('There is no QR-code reward')
  return reward.rewardId
}

test('a 403 refreshes the tokens once and repeats the call once [AUT-21]', async () => {
  await sandbox.control.addFault({ operationId: 'getProfile', member: member.email, times: 1, status: 403 })
  expect((await getProfile()).email).toBe(member.email)
  expect(refreshes).toBe(1)
  expect((await received('getProfile')).length).toBe(2)
})

test('a second 403 is unauthorized [AUT-21] [ERR-04]', async () => {
  await sandbox.control.addFault({ operationId: 'getProfile', member: member.email, times: 5, status: 403 })
  await expect(getProfile()).rejects.toMatchObject({ kind: 'unauthorized', status: 403 })
  expect(refreshes).toBe(1)
})

test('a 401 is unauthorized at once [ERR-04]', async () => {
  await sandbox.control.addFault({ operationId: 'getProfile', member: member.email, times: 1, status: 401 })
  await expect(getProfile()).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(refreshes).toBe(0)
})

test('a 401 that calls the token invalid refreshes the tokens once and repeats the call once [AUT-21]', async () => {
  tokens = { ...tokens, accessToken: 'not.a.token' }
  expect((await getProfile()).email).toBe(member.email)
  expect(refreshes).toBe(1)
})

test('a call without an answer is a connection error [ERR-12]', async () => {
  await sandbox.control.addFault({ operationId: 'listVouchers', member: member.email, times: 1, drop: 'before' })
  await expect(listVouchers()).rejects.toMatchObject({ kind: 'connection_error' })
})

test('a refusal carries the code, the message, the status and the fields of the server [ERR-02]', async () => {
  await expect(listVouchers({ limit: 0 })).rejects.toMatchObject({
    kind: 'bad_request',
    status: 400,
    code: expect.any(String) as unknown,
    fields: [{ path: expect.stringContaining('limit') as unknown }],
  })
})

test('the region of the app goes along when a call does not say one [DIS-22]', async () => {
  await listPublicSpendRewards()
  const calls = await sandbox.control.requests({ operationId: 'listPublicSpendRewards' })
  expect(calls.at(-1)?.query['viewingRegion']).toBe('GB')
})

test('an exchange whose answer was lost is repeated with its key, and spends the points once [API-06]', async () => {
  const before = await sandbox.control.member(member.email)
  const rewardId = await qrRewardId()
  await sandbox.control.addFault({ operationId: 'exchangeReward', member: member.email, times: 1, drop: 'after' })
  const { vouchers } = await exchangeReward({ body: { rewardId }, idempotencyKey: crypto.randomUUID() })
  const after = await sandbox.control.member(member.email)
  expect(after.vouchers.length).toBe(before.vouchers.length + 1)
  expect(after.vouchers.map(({ voucherId }) => voucherId)).toContain(vouchers[0]?.voucherId)
  expect((await received('exchangeReward')).length).toBe(2)
  expect((await sandbox.control.ledger()).violations).toEqual([])
})

test('a call that takes no key is never repeated', async () => {
  const operationId = 'setSupportAuthorisation'
  await sandbox.control.addFault({ operationId, member: member.email, times: 1, drop: 'before' })
  await expect(setSupportAuthorisation({ body: { authorised: true } })).rejects.toMatchObject({
    kind: 'connection_error',
  })
  expect((await received(operationId)).length).toBe(1)
})
