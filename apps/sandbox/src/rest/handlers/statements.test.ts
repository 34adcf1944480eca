import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

async function statement(query = ''): Promise<Schemas['StatementPage']> {
  return (await member.call<Schemas['StatementPage']>(`/api/statements${query}`)).body
}

describe('the statement', () => {
  test('comes twenty lines at a time, newest first, and adds up to the balance [ACT-02] [ACT-07] [API-40]', async () => {
    const lines: Schemas['StatementLine'][] = []
    let total = 1
    for (let offset = 0; offset < total; offset += 20) {
      const page = await statement(`?offset=${offset}`)
      expect([page.offset, page.limit]).toEqual([offset, 20])
      total = page.total
      lines.push(...page.statements)
    }
    expect([total, lines.length]).toEqual([64, 64])
    expect(new Set(lines.map(({ statementLineId }) => statementLineId)).size).toBe(64)
    const dates = lines.map(({ transactionDate }) => transactionDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(lines.reduce((sum, { pointsInt }) => sum + pointsInt, 0)).toBe(24_650)
  })

  test('a new line stands first and pushes the others on, each once', async () => {
    const before = await statement('?limit=100')
    await member.exchange('100101')
    const after = await statement('?limit=100')
    expect(after.statements[0]).toMatchObject({ description: 'Any hot drink', pointsInt: -400 })
    expect(after.statements.slice(1)).toEqual(before.statements)
  })

  test('beyond the end there is nothing, of as much as there is', async () => {
    expect(await statement('?offset=1000')).toMatchObject({ statements: [], offset: 1000 })
    expect((await statement('?offset=1000')).total).toBeGreaterThanOrEqual(64)
  })

  test('a member without a line has an empty one [ACT-03]', async () => {
    const nobody = await sandbox.member('gb.new')
    const { body } = await nobody.call('/api/statements')
    expect(body).toEqual({ statements: [], offset: 0, limit: 20, total: 0 })
  })

  test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=x', '?page=2'])('%s is refused', async (query) => {
    expect((await member.call(`/api/statements${query}`)).status).toBe(400)
  })
})

describe('pending points', () => {
  const rows = [
    { description: 'Kestrel Trains, Bristol to London', points: 230 },
    { description: 'Bloom Dispatch, a birthday bouquet', points: 380 },
    { description: 'Larkfield Hotels, a night in Bath', points: 640 },
  ]

  test('come in an object, newest first [ACT-08] [API-41]', async () => {
    const { body } = await member.call<Schemas['PendingTransactions']>('/api/statements/pending')
    expect(body.transactions).toMatchObject(rows)
    expect(new Set(body.transactions.map(({ id }) => id)).size).toBe(3)
  })

  test('come as rows alone for whom the flag says so [CON-36]', async () => {
    const flagged = await sandbox.member('gb.member', { flags: { pending_as_rows: true } })
    const { body } = await flagged.call<Schemas['PendingRows']>('/api/statements/pending')
    expect(body).toMatchObject(rows)
  })
})

describe('the balance', () => {
  test('is what the member has and can spend [API-14] [ENT-03]', async () => {
    const fresh = await sandbox.member('gb.member')
    expect((await fresh.call('/api/balances')).body).toEqual({ current: 25_900, usable: 24_650 })
  })

  test('is a row for each currency for whom the flag says so [CON-11]', async () => {
    const flagged = await sandbox.member('gb.flyer', { flags: { balances_as_list: true } })
    const { body } = await flagged.call('/api/balances')
    expect(body).toEqual([
      { currency: 'VRED', balance: 31_200 },
      { currency: 'VAA', balance: 86_300 },
    ])
  })
})
