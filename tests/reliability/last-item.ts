import { AsyncLocalStorage } from 'node:async_hooks'
import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import { exchangeReward, placeOrder } from '@clubhouse/rest-client/club'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { ApiError } from '@clubhouse/rest-client/errors'
import { exchangeBody, orderBody, redeemedBy, voyageBody } from '@clubhouse/test-kit/redemption-bodies'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import { type MemberTokens, signIn } from '@clubhouse/test-kit/sign-in'
import { pickFrom, readRewards, type RewardKind, rewardKinds, type RewardOnOffer } from './rewards-by-type.ts'

/** What came of the last item of a reward. */
export interface LastItem {
  kind: RewardKind
  /** What the members were told, and how many of them. */
  told: Readonly<Record<string, number>>
  /** What the books say. */
  left: number | undefined
  sold: number
  debits: number
}

/** Each way to redeem a reward. */
export const soldKinds = rewardKinds.filter((kind) => kind !== 'scarce')

/** Orders that need a step-up, which is good for one of them. */
const sensitive: ReadonlySet<RewardKind> = new Set(['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'])

const members = 10
const ordersOfEach = 5
const caller = new AsyncLocalStorage<MemberTokens>()

/** Lets members send fifty orders at once for the last item of a reward, for each type. */
export async function sellLastItems(control: SandboxControl): Promise<LastItem[]> {
  configureRestClient({
    hosts: sandboxHosts(control.origin),
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.resolve(caller.getStore() ?? Promise.reject(new Error('Nobody calls.'))),
  })
  const rewards = await readRewards('GB', new Set())
  const crowd = await Promise.all(
    Array.from({ length: members }, async () => {
      const member = await control.createMember('gb.empty', { points: 5_000_000 })
      return { member, tokens: await signIn(control, member) }
    }),
  )
  const ids = new Set(crowd.map(({ member }) => member.memberId))
  const sales: LastItem[] = []
  for (const kind of soldKinds) {
    const reward = pickFrom(rewards, kind, 0)
    await control.setStock(reward.stockedAs, 1)
    const callers: MemberTokens[] = []
    for (let order = 0; order < ordersOfEach; order++)
      callers.push(
        ...(await Promise.all(
          crowd.map(async ({ member, tokens }) =>
            sensitive.has(kind) ? await signIn(control, member, { stepUp: true }) : tokens,
          ),
        )),
      )
    const told = await Promise.all(callers.map((tokens) => caller.run(tokens, () => redeem(reward))))
    sales.push({ kind, told: countOf(told), ...(await soldOf(control, reward, ids)) })
  }
  return sales
}

async function soldOf(control: SandboxControl, { rewardId, stockedAs }: RewardOnOffer, members: ReadonlySet<string>) {
  const { stock, vouchers, orders, entries } = await control.books()
  const taken = [...vouchers, ...orders].filter((each) => each.rewardId === rewardId && members.has(each.memberId))
  const transactions = new Set(taken.map(({ transactionId }) => transactionId))
  return {
    left: stock.find((each) => each.rewardId === stockedAs)?.remaining,
    sold: taken.length,
    debits: entries.filter(({ memberId, transactionId }) => memberId !== null && transactions.has(transactionId))
      .length,
  }
}

async function redeem(reward: RewardOnOffer): Promise<string> {
  const call = { idempotencyKey: crypto.randomUUID(), stepUp: true }
  try {
    switch (redeemedBy(reward)) {
      case 'exchangeReward':
        await exchangeReward({ ...call, body: exchangeBody(reward) })
        return 'sold'
      case 'placeOrder':
        await placeOrder({ ...call, body: orderBody(reward) })
        return 'sold'
      case 'placeVoyageOrder':
        await placeVoyageOrder({ ...call, body: voyageBody(reward) })
        return 'sold'
    }
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.code}` : String(error)
  }
}

function countOf(told: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(told, (each) => each)].map(([word, all]) => [word, all.length]))
}
