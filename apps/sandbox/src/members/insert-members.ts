import type pg from 'pg'
import { insertRows } from '../database/rows.ts'
import { counterAccount, memberAccount } from '../ledger/accounts.ts'
import type { MemberRows } from './member-rows.ts'

/** Writes new members with all that they have: one statement a table, however many members there are. */
export async function insertMembers(client: pg.PoolClient, members: readonly MemberRows[]): Promise<void> {
  const ids = await newTransactionIds(client, members.flatMap(({ transactions }) => transactions).length)
  const numbered = members.map((member) => ({ ...member, ids: ids.splice(0, member.transactions.length) }))
  await insertRows(
    client,
    'ledger_transaction',
    numbered.flatMap(({ transactions, ids: own }) =>
      transactions.map(({ kind, description, createdAt, refunds }, index) => ({
        transactionId: own[index],
        kind,
        description,
        createdAt,
        refundsTransactionId: refunds === undefined ? null : own[refunds],
      })),
    ),
  )
  await insertRows(
    client,
    'partner_account',
    members.flatMap(({ partnerAccounts }) => partnerAccounts),
  )
  for (const table of new Set(members.flatMap(({ rows }) => Object.keys(rows))))
    await insertRows(
      client,
      table,
      numbered.flatMap(({ memberId, rows, ids: own }) =>
        (rows[table] ?? []).map(({ transaction, ...row }) => ({
          memberId,
          ...row,
          ...(transaction !== undefined && { transactionId: own[transaction] }),
        })),
      ),
    )
  await insertRows(
    client,
    'ledger_entry',
    numbered.flatMap(({ memberId, transactions, ids: own }) =>
      transactions.flatMap(({ kind, points }, index) => [
        { transactionId: own[index], accountId: memberAccount(memberId), points },
        { transactionId: own[index], accountId: counterAccount[kind], points: -points },
      ]),
    ),
  )
  await insertRows(
    client,
    'feature_flag',
    members.flatMap(({ email, flags }) =>
      Object.entries(flags).map(([name, value]) => ({ name, memberEmail: email, value })),
    ),
  )
}

async function newTransactionIds(client: pg.PoolClient, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('ledger_transaction', 'transaction_id')) as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => id)
}
