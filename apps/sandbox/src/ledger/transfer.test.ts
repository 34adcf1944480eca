import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

test('more transfers at once than the database has connections for are all answered', async () => {
  const member = await sandbox.member('us.transfer')
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => member.call('/api/partners/BILTREWARDS/transfers', { json: { points: 1000 } })),
  )
  const statuses = replies.map(({ status }) => status)
  // The partner has 48,000 points.
  expect(statuses.filter((status) => status === 200)).toHaveLength(48)
  expect(statuses.filter((status) => status === 422)).toHaveLength(12)
  expect((await sandbox.ledger()).violations).toEqual([])
})
