import { EarnTile } from '@clubhouse/design-system/EarnTile'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { rewardTile, type TileAccess } from '#domain/reward/model/reward-tile.ts'

export interface RewardCardProps {
  reward: Reward
  kind: RewardKind
  access: TileAccess
  /** Of the title. @default 3 */
  headingLevel?: 2 | 3
  /** It stands in the first view: its picture loads at once. */
  priority?: boolean
}

/** A reward as the tile of its kind, with a heart for members (DIS-23, DIS-24, WSH-02). */
export function RewardCard({ reward, kind, access, headingLevel = 3, priority = false }: RewardCardProps) {
  const { pointsText, ...tile } = rewardTile(reward, kind, access)
  const { rewardId } = reward
  const action = useAudience() === 'member' ? <FavouriteToggle rewardId={rewardId} title={tile.title} /> : undefined
  const shared = { ...tile, headingLevel, priority, action }
  return kind === 'EARN' ? (
    <EarnTile {...shared} earnText={pointsText ?? m.reward_earn_points()} bulletPoints={reward.content.bulletPoints} />
  ) : (
    <RewardTile {...shared} pointsText={pointsText} />
  )
}
