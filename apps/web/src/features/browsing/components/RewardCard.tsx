import { EarnTile } from '@clubhouse/design-system/EarnTile'
import { RewardTile } from '@clubhouse/design-system/RewardTile'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import { favouriteOf } from '#domain/favourite/model/favourite-of.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { type TilePlace, trackOfferSelected } from '#domain/reward/api/track-reward.ts'
import { rewardTile, type TileAccess } from '#domain/reward/model/reward-tile.ts'

export interface RewardCardProps {
  reward: Reward
  kind: RewardKind
  access: TileAccess
  /** Where it stands, for the event of being chosen. */
  place: TilePlace
  /** Of the title. @default 3 */
  headingLevel?: 2 | 3
  /** It stands in the first view: its picture loads at once. */
  priority?: boolean
}

/** A reward as the tile of its kind, with a heart for members (DIS-23, DIS-24, WSH-02). */
export function RewardCard({ reward, kind, access, place, headingLevel = 3, priority = false }: RewardCardProps) {
  const { pointsText, ...tile } = rewardTile(reward, kind, access)
  const onFollow = () => trackOfferSelected(reward, kind, place)
  const action = useAudience() === 'member' ? <FavouriteToggle favourite={favouriteOf(reward, kind)} /> : undefined
  const shared = { ...tile, onFollow, headingLevel, priority, action }
  return kind === 'EARN' ? (
    <EarnTile {...shared} earnText={pointsText ?? m.common_earn_points()} bulletPoints={reward.content.bulletPoints} />
  ) : (
    <RewardTile {...shared} pointsText={pointsText} />
  )
}
