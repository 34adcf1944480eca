import { LoadMore } from '@clubhouse/design-system/LoadMore'
import { Stack } from '@clubhouse/design-system/Stack'
import { VirtualGrid } from '@clubhouse/design-system/VirtualGrid'
import type { OfferList } from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { NextPage } from '#platform/lists/next-page.ts'
import { useLoadMoreFocus } from '#platform/lists/use-load-more-focus.ts'
import { useRenderedCount } from '#platform/lists/use-rendered-count.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { useTileAccess } from '#domain/reward/state/use-tile-access.ts'
import type { Invitation, PlacedInvitation } from '../model/invitations.ts'
import { InvitationTile } from './InvitationTile.tsx'
import { RewardCard } from './RewardCard.tsx'

export interface RewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  /** Tiles of the club's own that stand among them, in order. */
  invitations?: readonly PlacedInvitation[]
  more: NextPage
  onLoadMore: () => void
  /** Where the tiles stand, for the event of one being chosen. @default the list of their kind */
  place?: OfferList
  /** Of each tile's title. @default 2 */
  headingLevel?: 2 | 3
  /** Whether it stands in the first view: its first picture is then asked for before all else. @default true */
  isFirstView?: boolean
}

const none: readonly PlacedInvitation[] = []

/** A list that is longer renders only what is near the viewport. */
const renderedWhole = 60

/** Rewards as tiles, and the way to more of them (DIS-10, BRD-10). */
export function RewardGrid({
  kind,
  rewards,
  invitations = none,
  more,
  onLoadMore,
  place = kind === 'EARN' ? 'earn' : 'spend',
  headingLevel = 2,
  isFirstView = true,
}: RewardGridProps) {
  const tiles = withInvitations(rewards, invitations)
  const [list, keepFocus] = useLoadMoreFocus(tiles.length)
  const rendered = useRenderedCount(tiles.length)
  const access = useTileAccess(rewards)
  const loadMore = () => {
    keepFocus()
    onLoadMore()
  }
  return (
    <Stack gap="xlarge">
      <div ref={list}>
        <VirtualGrid
          label={kind === 'EARN' ? m.discovery_list_earn() : m.common_rewards()}
          items={tiles.slice(0, rendered)}
          itemKey={tileKey}
          initialCount={renderedWhole}
          total={more === 'none' ? tiles.length : -1}
          renderItem={(tile, index) =>
            'rewardId' in tile ? (
              <RewardCard
                reward={tile}
                kind={kind}
                access={access}
                place={{ list: place, position: rewards.indexOf(tile) + 1 }}
                headingLevel={headingLevel}
                priority={isFirstView && index === 0}
              />
            ) : (
              <InvitationTile invitation={tile} kind={kind} headingLevel={headingLevel} />
            )
          }
        />
      </div>
      {more !== 'none' && (
        <LoadMore
          state={more}
          label={m.common_load_more()}
          loadingLabel={m.discovery_loading_more()}
          failedText={m.discovery_load_more_failed()}
          onLoadMore={loadMore}
        />
      )}
    </Stack>
  )
}

function withInvitations(rewards: readonly Reward[], invitations: readonly PlacedInvitation[]) {
  const tiles: (Reward | Invitation)[] = [...rewards]
  for (const { after, invitation } of invitations.toReversed()) tiles.splice(after, 0, invitation)
  return tiles
}

/** Returns a key that is unique within a list. */
function tileKey(tile: Reward | Invitation): string {
  return 'rewardId' in tile ? tile.rewardId : tile.type
}
