import type { components } from '@clubhouse/rest-client/b2c.types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../../testing/test-sandbox.ts'

type Balances = components['schemas']['AccountBalances']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const samples: readonly [string, Balances][] = [
  ['gb.member', [{ currency: 'VRED', balance: 24_650 }]],
  ['gb.new', [{ currency: 'VRED', balance: 0 }]],
  [
    'gb.flyer',
    [
      { currency: 'VRED', balance: 31_200 },
      { currency: 'VAA', balance: 86_300 },
    ],
  ],
]
test.each(samples)('%s has a balance of each currency [API-21] [ENT-03]', async (from, balances) => {
  const member = await sandbox.member(from)
  expect((await member.call<Balances>('/b2c/v1/accounts/me/balances')).body).toEqual(balances)
})

test('incentive codes count once for a member, however often they are handed in [API-20]', async () => {
  const member = await sandbox.member('gb.member')
  const handIn = (codes: string[]) => member.call('/b2c/v1/user-events', { json: { codes } })
  const answers = await Promise.all([handIn(['SUMMER-500', 'FRIEND']), handIn(['SUMMER-500', 'SUMMER-500'])])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  const refused = await Promise.all([handIn([]), handIn(['two words']), handIn(Array(21).fill('X'))])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
  const { body } = await sandbox.call<{ events: { code: string }[] }>(`/_sandbox/members/${member.email}`)
  expect(body.events.map(({ code }) => code).toSorted()).toEqual(['FRIEND', 'SUMMER-500'])
})
