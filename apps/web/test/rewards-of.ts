import type { RedemptionType, Reward, RewardPage } from '@clubhouse/rest-client/club'
import { paths, rewardPath } from '#domain/page/model/paths.ts'
import { control } from './render-route.tsx'

/** The first reward in GB that a member can redeem and that is as wanted. Throws when there is none. */
export async function spendReward(isWanted: (reward: Reward) => boolean): Promise<Reward & { cost: number }> {
  for (let offset = 0; ; offset += 100) {
    const query = new URLSearchParams({ viewingRegion: 'GB', limit: '100', offset: String(offset), sort: 'cost' })
    const answer = await fetch(`${control.origin}/api/discoveries/rewards/public?${query}&enableVariantGrouping=true`)
    const { rewards, paging } = (await answer.json()) as RewardPage
    const found = rewards.find((reward) => isRedeemable(reward) && isWanted(reward))
    if (found?.cost !== undefined) return { ...found, cost: found.cost }
    if (!paging.hasMore) throw new Error('There is no such reward')
  }
}

/** The first of a type. */
export function rewardOfType(type: RedemptionType) {
  return spendReward(({ redemptionType }) => redemptionType === type)
}

/** Its page, without base path. */
export function pageOf({ rewardId, content }: Reward): string {
  return `${paths.spend.href()}/${rewardPath({ rewardId, slug: content.slug })}`
}

function isRedeemable({ availability, variants = [], subscriptionPlanId }: Reward): boolean {
  return availability === 'AVAILABLE' && variants.length === 0 && subscriptionPlanId === undefined
}
