import { RewardTile } from '@clubhouse/design-system/RewardTile'
import type { Reward } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { trackOfferSelected } from '#domain/reward/api/track-reward.ts'
import { useLinkClicks } from '#platform/analytics/use-link-clicks.ts'
import type { Audience } from '#platform/auth/use-audience.ts'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import { useRegion } from '#platform/region/use-region.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { rewardTile } from '#domain/reward/model/reward-tile.ts'
import { useRewardPrefetch } from '#domain/reward/state/use-reward-prefetch.ts'
import { useTileAccess } from '#domain/reward/state/use-tile-access.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { firstOfBrandOptions } from '#domain/reward/api/reward-list.ts'
import { visibleRewards } from '#domain/reward/model/visibility.ts'
import { fetchedFromBrand, moreFromBrand } from '#domain/reward/model/more-from-brand.ts'
import { RewardRow } from './RewardRow.tsx'
import { RowPlaceholder } from './RowPlaceholder.tsx'

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
  const row = useRef<HTMLDivElement>(null)
  // By the title as well: those for subscribers lead to the same page.
  useLinkClicks(row, ({ pathname, textContent }) => {
    const index = rewards.findIndex((other) => {
      const { href, title } = rewardTile(other, kind, access)
      return pathname.endsWith(href) && textContent.startsWith(title)
    })
    const chosen = rewards[index]
    if (chosen !== undefined) trackOfferSelected(chosen, kind, { list: 'similar', position: index + 1 })
  })
  useRewardPrefetch(row)
  const title = m.reward_more_from_brand({ brand: brandName })
  return (
    <div ref={row}>
      {list.isPending || viewer === undefined ? (
        <RowPlaceholder title={title} size="upToThree" />
      ) : (
        rewards.length > 0 && (
          <RewardRow title={title} size="upToThree">
            {rewards.map((other) => (
              <RewardTile
                key={other.rewardId}
                {...rewardTile(other, kind, access)}
                action={<FavouriteToggle rewardId={other.rewardId} title={other.content.title} />}
              />
            ))}
          </RewardRow>
        )
      )}
    </div>
  )
}
