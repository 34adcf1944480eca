import type pg from 'pg'
import { readRows } from '../database/rows.ts'
import { readBalance } from '../ledger/ledger.ts'
import { readRewardGroups } from '../ledger/reward-groups.ts'
import { toOrder, type StoredOrder } from '../members/stored-orders.ts'
import { toVoucher, type StoredVoucher } from '../members/stored-vouchers.ts'
import type { ClubMember } from '../rest/club.ts'

/** Everything that the database holds of a member, except the password's hash; undefined when there is no such member. */
export async function dumpMember(pool: pg.Pool, email: string, origin: string, now: Date): Promise<object | undefined> {
  const [member] = await readRows<ClubMember>(
    pool,
    'select member_id, email, profile, created_at from member where email = $1',
    [email.toLowerCase()],
  )
  if (member === undefined) return undefined
  const { memberId } = member
  const balance = (await readBalance(pool, memberId)) ?? { usable: 0, current: 0 }
  const vouchers = await pool.query<StoredVoucher & { reward_id: string; points: number; transaction_id: string }>(
    'select * from voucher where member_id = $1 order by valid_from desc, voucher_id',
    [memberId],
  )
  const orders = await pool.query<StoredOrder & { transaction_id: string }>(
    'select * from reward_order where member_id = $1 order by created_at desc, order_id',
    [memberId],
  )
  const [subscription = null] = await readRows(
    pool,
    `select subscription_id, plan_id, status, reason_text, trial_ends_at, renews_from, ends_at
     from subscription where member_id = $1`,
    [memberId],
  )
  const lists: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(listQueries)) lists[name] = await readRows(pool, query, [memberId])
  return {
    ...member,
    profile: { ...member.profile, redUserId: memberId, email: member.email },
    balance: { ...balance, pending: balance.current - balance.usable },
    vouchers: vouchers.rows.map((row) =>
      Object.assign(toVoucher(row, origin), {
        rewardId: row.reward_id,
        points: row.points,
        transactionId: row.transaction_id,
      }),
    ),
    orders: orders.rows.map((row) => Object.assign(toOrder(row, origin, now), { transactionId: row.transaction_id })),
    rewardGroups: (await readRewardGroups(pool, memberId, now)).map((group) => ({
      groupId: group.group_id,
      reference: group.reference,
      status: group.status,
      validFrom: group.valid_from,
      validTo: group.valid_to,
    })),
    subscription,
    ...lists,
  }
}

const listQueries = {
  pending:
    'select description, points, created_at from pending_points where member_id = $1 order by created_at desc, pending_id',
  /** The member's side of each transaction, newest first: what the statement is made of. */
  ledgerEntries: `select transaction_id, kind, description, points, created_at, refunds_transaction_id, operation_id, idempotency_key
    from ledger_account join ledger_entry using (account_id) join ledger_transaction using (transaction_id)
    where member_id = $1 order by created_at desc, transaction_id desc`,
  promotions: `select code, points, created_at, transaction_id from promotion_redemption
    where member_id = $1 order by created_at desc, code`,
  favourites:
    'select type, reward_id, created_at from favourite where member_id = $1 order by created_at desc, favourite_id',
  links: `select partner_code, partner_user_id, points as partner_points, linked_at
    from account_link join partner_account using (partner_code, partner_user_id) where member_id = $1 order by partner_code`,
  payments: `select kind, session_id, plan_id, subscription_id, created_at from payment_entry
    where member_id = $1 order by entry_id`,
  transfers: `select transfer_id, partner_code, points, transaction_id, created_at from points_transfer
    where member_id = $1 order by created_at desc, transfer_id`,
  consents: 'select field, words, created_at from marketing_consent where member_id = $1 order by consent_id',
  pushBindings: `select binding_id, binding_type, address from push_binding
    where member_id = $1 order by created_at, binding_id`,
  cardApplications: `select accor_id, site_code, application_type, return_url as "returnURL",
      to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth, status, created_at
    from card_application where member_id = $1 order by created_at, token`,
  flightBaskets: `select basket_id, currency, slices, passengers, expires_at from flight_basket
    where member_id = $1 order by expires_at, basket_id`,
  flightBookings: `select offer_id, booked_at
    from flight_booking join flight_offer using (offer_id) join flight_basket using (basket_id)
    where member_id = $1 order by booked_at, offer_id`,
  redemptions: `select redemption_id, reward_id, tracking_url, created_at from earn_redemption
    where member_id = $1 order by created_at desc`,
  events: 'select code, created_at from user_event where member_id = $1 order by event_id',
  idempotencyKeys: `select operation_id, key, status from idempotent_answer
    where member_id = $1 order by operation_id, key`,
}
