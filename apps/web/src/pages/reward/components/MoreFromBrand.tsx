import { RewardTile } from '@clubhouse/design-system/RewardTile'
import type { Reward } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import { favouriteOf } from '#domain/favourite/model/favourite-of.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { rewardTile, type TileAccess } from '#domain/reward/model/reward-tile.ts'
import { useTileAccess } from '#domain/reward/state/use-tile-access.ts'
import { trackOfferSelected } from '#domain/reward/api/track-reward.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { firstOfBrandOptions } from '#domain/reward/api/reward-list.ts'
import { visibleRewards } from '#domain/reward/model/visibility.ts'
import { TitledCarousel } from './TitledCarousel.tsx'
import { RowPlaceholder } from './RowPlaceholder.tsx'

/** One more than shown, as the reward of the page is among them (RWD-05). */
export const fetchedFromBrand = 13
const shownFromBrand = 12

/** Of a brand's rewards the first 12 that are not the one of the page (RWD-05). */
export function moreFromBrand(rewards: readonly Reward[], current: Reward): Reward[] {
  return rewards.filter(({ rewardId }) => rewardId !== current.rewardId).slice(0, shownFromBrand)
}

export interface MoreFromBrandProps {
  /** The reward of the page. */
  reward: Reward
  kind: RewardKind
  audience: Audience
}

/** Other rewards of the same brand; without any, or when they do not come, the page does without (RWD-05, RWD-32). */
export function MoreFromBrand({ reward, kind, audience }: MoreFromBrandProps) {
  const { brandName } = reward.content.brandDetails
  const region = useRegion()
  const list = useQuery(firstOfBrandOptions({ kind, audience, region }, brandName, fetchedFromBrand))
  const viewer = useViewer()
  const rewards = viewer === undefined ? [] : moreFromBrand(visibleRewards(list.data?.rewards ?? [], viewer), reward)
  const access = useTileAccess(rewards)
  const title = m.reward_more_from_brand({ brand: brandName })
  return (
    <div>
      {list.isPending || viewer === undefined ? (
        <RowPlaceholder title={title} size="upToThree" />
      ) : (
        rewards.length > 0 && (
          <TitledCarousel title={title} size="upToThree">
            {rewards.map((other, index) => (
              <OtherReward key={other.rewardId} reward={other} kind={kind} access={access} position={index + 1} />
            ))}
          </TitledCarousel>
        )
      )}
    </div>
  )
}

interface OtherRewardProps {
  reward: Reward
  kind: RewardKind
  access: TileAccess
  position: number
}

function OtherReward({ reward, kind, access, position }: OtherRewardProps) {
  return (
    <RewardTile
      {...rewardTile(reward, kind, access)}
      onFollow={() => trackOfferSelected(reward, kind, { list: 'similar', position })}
      action={<FavouriteToggle favourite={favouriteOf(reward, kind)} />}
    />
  )
}
