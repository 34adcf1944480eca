import type pg from 'pg'
import { readBalance } from '../ledger/ledger.ts'
import { readRewardGroups } from '../ledger/reward-groups.ts'
import { toOrder, type StoredOrder } from '../members/stored-orders.ts'
import { toVoucher, type StoredVoucher } from '../members/stored-vouchers.ts'

/** Everything that the database holds of a member, except the password's hash; undefined when there is no such member. */
export async function dumpMember(pool: pg.Pool, email: string, origin: string, now: Date): Promise<object | undefined> {
  const found = await pool.query<{ member_id: string; email: string; profile: object; created_at: Date }>(
    'select member_id, email, profile, created_at from member where email = $1',
    [email.toLowerCase()],
  )
  const [member] = found.rows
  if (member === undefined) return undefined
  const { member_id: memberId, profile, created_at } = member
  const rows = async <Row extends pg.QueryResultRow = pg.QueryResultRow>(query: string) =>
    (await pool.query<Row>(query, [memberId])).rows
  const balance = (await readBalance(pool, memberId)) ?? { usable: 0, current: 0 }
  const vouchers = await rows<StoredVoucher & { reward_id: string; points: number; transaction_id: string }>(
    'select * from voucher where member_id = $1 order by valid_from desc, voucher_id',
  )
  const orders = await rows<StoredOrder & { transaction_id: string }>(
    'select * from reward_order where member_id = $1 order by created_at desc, order_id',
  )
  const [subscription = null] = await rows(
    `select subscription_id as "subscriptionId", plan_id as "planId", status, reason_text as "reasonText",
       trial_ends_at as "trialEndsAt", renews_from as "renewsFrom", ends_at as "endsAt"
     from subscription where member_id = $1`,
  )
  return {
    memberId,
    email: member.email,
    createdAt: created_at,
    profile: { ...profile, redUserId: memberId, email: member.email },
    balance: { ...balance, pending: balance.current - balance.usable },
    pending: await rows(
      'select description, points, created_at as "createdAt" from pending_points where member_id = $1 order by created_at desc, pending_id',
    ),
    ledgerEntries: await rows(ledgerEntries),
    vouchers: vouchers.map((row) =>
      Object.assign(toVoucher(row, origin), {
        rewardId: row.reward_id,
        points: row.points,
        transactionId: row.transaction_id,
      }),
    ),
    orders: orders.map((row) => Object.assign(toOrder(row, origin, now), { transactionId: row.transaction_id })),
    rewardGroups: (await readRewardGroups(pool, memberId, now)).map((group) => ({
      groupId: group.group_id,
      reference: group.reference,
      status: group.status,
      validFrom: group.valid_from,
      validTo: group.valid_to,
    })),
    promotions: await rows(
      'select code, points, created_at as "createdAt", transaction_id as "transactionId" from promotion_redemption where member_id = $1 order by created_at desc, code',
    ),
    favourites: await rows(
      'select type, reward_id as "rewardId", created_at as "createdAt" from favourite where member_id = $1 order by created_at desc, favourite_id',
    ),
    links: await rows(
      'select partner_code as "partnerCode", partner_user_id as "partnerUserId", points as "partnerPoints", linked_at as "linkedAt" from account_link join partner_account using (partner_code, partner_user_id) where member_id = $1 order by partner_code',
    ),
    subscription,
    payments: await rows(
      'select kind, session_id as "sessionId", plan_id as "planId", subscription_id as "subscriptionId", created_at as "createdAt" from payment_entry where member_id = $1 order by entry_id',
    ),
    transfers: await rows(
      'select transfer_id as "transferId", partner_code as "partnerCode", points, transaction_id as "transactionId", created_at as "createdAt" from points_transfer where member_id = $1 order by created_at desc, transfer_id',
    ),
    consents: await rows(
      'select field, words, created_at as "createdAt" from marketing_consent where member_id = $1 order by consent_id',
    ),
    pushBindings: await rows(
      'select binding_id as "bindingId", binding_type as "bindingType", address from push_binding where member_id = $1 order by created_at, binding_id',
    ),
    cardApplications: await rows(
      'select accor_id as "accorId", site_code as "siteCode", application_type as "applicationType", return_url as "returnURL", to_char(date_of_birth, \'YYYY-MM-DD\') as "dateOfBirth", status, created_at as "createdAt" from card_application where member_id = $1 order by created_at, token',
    ),
    flightBaskets: await rows(
      'select basket_id as "basketId", currency, slices, passengers, expires_at as "expiresAt" from flight_basket where member_id = $1 order by expires_at, basket_id',
    ),
    flightBookings: await rows(
      'select b.offer_id as "offerId", b.booked_at as "bookedAt" from flight_booking b join flight_offer using (offer_id) join flight_basket using (basket_id) where member_id = $1 order by booked_at, b.offer_id',
    ),
    redemptions: await rows(
      'select redemption_id as "redemptionId", reward_id as "rewardId", tracking_url as "trackingUrl", created_at as "createdAt" from earn_redemption where member_id = $1 order by created_at desc',
    ),
    events: await rows('select code, created_at as "createdAt" from user_event where member_id = $1 order by event_id'),
    idempotencyKeys: await rows(
      'select operation_id as "operationId", key, status from idempotent_answer where member_id = $1 order by operation_id, key',
    ),
  }
}

/** The member's side of each transaction, newest first: what the statement is made of. */
const ledgerEntries = `
  select t.transaction_id as "transactionId", t.kind, t.description, e.points, t.created_at as "createdAt",
    t.refunds_transaction_id as "refundsTransactionId", t.operation_id as "operationId", t.idempotency_key as "idempotencyKey"
  from ledger_account a join ledger_entry e using (account_id) join ledger_transaction t using (transaction_id)
  where a.member_id = $1 order by t.created_at desc, t.transaction_id desc`
