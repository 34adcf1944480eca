import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { findSubscription } from '../members/stored-subscriptions.ts'
import { refusal } from '../rest/problem.ts'
import { post } from './ledger.ts'
import { redeemGroup } from './reward-groups.ts'
import { takeOne } from './stock.ts'

type Reward = components['schemas']['Reward']

/** A reward as a member may redeem it; `findRedeemable` finds one. */
export interface RedeemableReward {
  /** The variant, if it is one. */
  reward: Reward
  /** The reward whose stock it is taken from. */
  stockedAs: string
  /** The member's group that it belongs to, if it is a personal one (RWD-28). */
  groupId: string | undefined
}

export interface Spending extends RedeemableReward {
  memberId: string
  kind: 'exchange' | 'order'
  at: Date
  operationId: string
  idempotencyKey: string | undefined
}

/** A spending's debit. */
export interface Debit {
  transactionId: string
  points: number
}

/**
 * Takes a reward's points from the member and the reward from its stock, and returns the debit. The balance is locked
 * before the stock, and that before the group, as everywhere, so that no two spendings can wait for each other; a refusal
 * undoes the whole transaction. Throws 422: VARIANT_REQUIRED, UNAVAILABLE, SUBSCRIPTION_REQUIRED, INSUFFICIENT_POINTS,
 * and when none is left VUA for an order, CILR or OUT_OF_STOCK for an exchange (ERR-19, ERR-20).
 */
export async function spend(client: pg.PoolClient, spending: Spending): Promise<Debit> {
  const { memberId, reward, stockedAs, groupId, kind, at, operationId, idempotencyKey } = spending
  const { cost, availability, content, variants = [], subscriptionPlanId } = reward
  if (variants.length > 0) throw refusal('VARIANT_REQUIRED', 'Choose one of the variants of this reward.')
  if (availability === 'SOLD_OUT') throw noneLeft(kind, 'CILR')
  if (availability === 'UNAVAILABLE' || cost === undefined) throw noLongerAvailable()
  // Whoever has cancelled stays a subscriber until the end that was paid for (CON-51).
  if (subscriptionPlanId !== undefined && (await findSubscription(client, memberId, at)) === undefined)
    throw refusal('SUBSCRIPTION_REQUIRED', 'This reward is for subscribers.')
  const transactionId = await post(client, {
    memberId,
    kind,
    points: -cost,
    description: content.title,
    at,
    operationId,
    idempotencyKey,
  })
  if (transactionId === undefined) throw refusal('INSUFFICIENT_POINTS', "You don't have enough points for this reward.")
  if (!(await takeOne(client, stockedAs))) throw noneLeft(kind, 'OUT_OF_STOCK')
  if (groupId !== undefined && !(await redeemGroup(client, { memberId, groupId, transactionId, at })))
    throw noLongerAvailable()
  return { transactionId, points: cost }
}

/** An order says it in the checkout's own way (CHK-58). */
function noneLeft(kind: Spending['kind'], exchangeCode: 'CILR' | 'OUT_OF_STOCK') {
  return kind === 'order'
    ? refusal('VUA', 'This reward is out of stock.')
    : refusal(exchangeCode, 'This reward is sold out.')
}

function noLongerAvailable() {
  return refusal('UNAVAILABLE', 'Oops, it looks like this reward is no longer available')
}
