import type pg from 'pg'
import { counterAccount, memberAccount } from '../ledger/accounts.ts'
import { insertRewardGroups } from '../ledger/reward-groups.ts'
import type { MemberRows } from './member-rows.ts'

/** Writes new members with all that they have: one statement a table, however many members there are. */
export async function insertMembers(client: pg.PoolClient, members: readonly MemberRows[]): Promise<void> {
  const insert = (target: string, columns: string, rows: readonly object[]) => insertRows(client, target, columns, rows)
  const ofEach = (rows: (member: MemberRows) => readonly object[]) =>
    members.flatMap((member) => rows(member).map((row) => Object.assign(row, { member_id: member.memberId })))

  await insert(
    'member',
    'member_id text, email text, password_hash text, profile jsonb, created_at timestamptz',
    members.map(memberRow),
  )
  await insert(
    'balance',
    'member_id text, usable integer',
    ofEach(({ usable }) => [{ usable }]),
  )
  await insert(
    'ledger_account',
    'account_id text, member_id text',
    ofEach(({ memberId }) => [{ account_id: memberAccount(memberId) }]),
  )
  const transactionIds = await insertTransactions(client, members)
  await insert(
    'pending_points',
    'member_id text, description text, points integer, created_at timestamptz',
    ofEach(({ pending }) =>
      pending.map(({ description, points, createdAt }) => ({ description, points, created_at: createdAt })),
    ),
  )
  await insert(
    'voucher',
    'voucher_id text, member_id text, transaction_id bigint, reward_id text, points integer, code text, url text, content jsonb, valid_from timestamptz, valid_to timestamptz',
    ofEach(({ memberId, vouchers }) =>
      vouchers.map((row) => ({
        points: row.points,
        code: row.code,
        url: row.url,
        content: row.content,
        voucher_id: row.voucherId,
        transaction_id: transactionIds.get(memberId)?.[row.transaction],
        reward_id: row.rewardId,
        valid_from: row.validFrom,
        valid_to: row.validTo,
      })),
    ),
  )
  await insert(
    'reward_order',
    'order_id text, member_id text, transaction_id bigint, reward_id text, redemption_type text, status text, points integer, content jsonb, created_at timestamptz, tracking_url text, gift_message text, delivery_address jsonb, voyages_booking jsonb, status_since timestamptz',
    ofEach(({ memberId, orders }) =>
      orders.map((row) => ({
        status: row.status,
        points: row.points,
        content: row.content,
        order_id: row.orderId,
        transaction_id: transactionIds.get(memberId)?.[row.transaction],
        reward_id: row.rewardId,
        redemption_type: row.redemptionType,
        created_at: row.createdAt,
        tracking_url: row.trackingUrl,
        gift_message: row.giftMessage,
        delivery_address: row.deliveryAddress,
        voyages_booking: row.voyagesBooking,
        status_since: row.statusSince,
      })),
    ),
  )
  await insert(
    'favourite',
    'member_id text, type text, reward_id text, created_at timestamptz',
    ofEach(({ favourites }) =>
      favourites.map(({ type, rewardId, createdAt }) => ({ type, reward_id: rewardId, created_at: createdAt })),
    ),
  )
  await insert(
    'partner_account',
    'partner_code text, partner_user_id text, email text, first_name text, last_name text, points integer',
    members.flatMap(({ links }) =>
      links.map((link) => ({
        partner_code: link.partnerCode,
        partner_user_id: link.partnerUserId,
        email: link.email,
        first_name: link.firstName,
        last_name: link.lastName,
        points: link.partnerPoints,
      })),
    ),
  )
  await insert(
    'account_link',
    'member_id text, partner_code text, partner_user_id text, linked_at timestamptz',
    ofEach(({ links }) =>
      links.map((link) => ({
        partner_code: link.partnerCode,
        partner_user_id: link.partnerUserId,
        linked_at: link.linkedAt,
      })),
    ),
  )
  await insert(
    'subscription',
    'member_id text, subscription_id text, plan_id text, status text, renews_from timestamptz, ends_at timestamptz',
    ofEach(({ subscription }) =>
      subscription === undefined
        ? []
        : [
            {
              subscription_id: subscription.subscriptionId,
              plan_id: subscription.planId,
              status: subscription.status,
              renews_from: subscription.renewsFrom,
              ends_at: subscription.endsAt,
            },
          ],
    ),
  )
  await insertRewardGroups(client, members)
  await insert(
    'referred_friend',
    'member_id text, name text, status text, points integer, invited_at timestamptz',
    ofEach(({ referredFriends }) =>
      referredFriends.map(({ name, status, points, invitedAt }) => ({ name, status, points, invited_at: invitedAt })),
    ),
  )
  await insert(
    'feature_flag',
    'name text, member_email text, value jsonb',
    members.flatMap(({ email, flags }) =>
      Object.entries(flags).map(([name, value]) => ({ name, member_email: email, value })),
    ),
  )
}

function memberRow({ memberId, email, passwordHash, profile, createdAt }: MemberRows) {
  return { member_id: memberId, email, password_hash: passwordHash, profile, created_at: createdAt }
}

/** Answers, by member, the ids that the member's transactions got. */
async function insertTransactions(
  client: pg.PoolClient,
  members: readonly MemberRows[],
): Promise<Map<string, string[]>> {
  const total = members.reduce((sum, { transactions }) => sum + transactions.length, 0)
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('ledger_transaction', 'transaction_id')) as id from generate_series(1, $1)`,
    [total],
  )
  const ids = rows.map(({ id }) => id)
  const byMember = new Map(members.map(({ memberId, transactions }) => [memberId, ids.splice(0, transactions.length)]))
  const all = members.flatMap(({ memberId, transactions }) =>
    transactions.map((row, index) => ({ row, memberId, id: byMember.get(memberId)?.[index] })),
  )
  await insertRows(
    client,
    'ledger_transaction',
    'transaction_id bigint, kind text, description text, created_at timestamptz, refunds_transaction_id bigint',
    all.map(({ id, row, memberId }) => ({
      transaction_id: id,
      kind: row.kind,
      description: row.description,
      created_at: row.createdAt,
      refunds_transaction_id: row.refunds === undefined ? null : byMember.get(memberId)?.[row.refunds],
    })),
  )
  const entries = all.flatMap(({ id, memberId, row }) => [
    { transaction_id: id, account_id: memberAccount(memberId), points: row.points },
    { transaction_id: id, account_id: counterAccount[row.kind], points: -row.points },
  ])
  await insertRows(client, 'ledger_entry', 'transaction_id bigint, account_id text, points integer', entries)
  return byMember
}

/** `columns` is both the list of columns and the types by which PostgreSQL reads the rows. */
async function insertRows(client: pg.PoolClient, target: string, columns: string, rows: readonly object[]) {
  if (rows.length === 0) return
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ')
  await client.query(
    `insert into ${target} (${names}) overriding system value select ${names} from jsonb_to_recordset($1) as given (${columns})`,
    [JSON.stringify(rows)],
  )
}
