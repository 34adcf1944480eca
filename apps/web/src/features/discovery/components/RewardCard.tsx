import { EarnTile } from '@clubhouse/design-system/EarnTile'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '../../../paraglide/messages.js'
import { FavouriteToggle } from '../../../platform/favourites/FavouriteToggle.tsx'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { rewardTile, type TileAccess } from '../../../platform/rewards/reward-tile.ts'

export interface RewardCardProps {
  reward: Reward
  kind: RewardKind
  access: TileAccess
  /** Of the title. @default 3 */
  headingLevel?: 2 | 3
  /** It stands in the first view: its picture loads at once. */
  priority?: boolean
}

/** A reward as the tile of its kind (DIS-23, DIS-24). */
export function RewardCard({ reward, kind, access, headingLevel = 3, priority = false }: RewardCardProps) {
  const { pointsText, ...tile } = rewardTile(reward, kind, access)
  // Of members alone (BRD-12, WSH-04).
  const action = <FavouriteToggle rewardId={reward.rewardId} title={tile.title} />
  const shared = { ...tile, headingLevel, priority, action }
  return kind === 'EARN' ? (
    <EarnTile {...shared} earnText={pointsText ?? m.reward_earn_points()} bulletPoints={reward.content.bulletPoints} />
  ) : (
    <RewardTile {...shared} pointsText={pointsText} />
  )
}
