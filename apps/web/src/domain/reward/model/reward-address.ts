import type { Reward } from '@clubhouse/rest-client/club'
import { paths } from '#domain/page/model/paths.ts'
import type { RewardKind } from './points-text.ts'

/** Returns the address of a reward's page on its side of the club (RTE-38, RTE-39). */
export function rewardHref({ rewardId, content }: Pick<Reward, 'rewardId' | 'content'>, kind: RewardKind): string {
  return (kind === 'EARN' ? paths.earnReward : paths.spendReward).href({ rewardId, slug: content.slug })
}
