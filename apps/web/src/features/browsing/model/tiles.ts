import type { Reward } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** A tile of a list (DIS-23). Vouchers, the sixth type, stand in My rewards. */
export type Tile =
  | { type: 'reward' | 'earn'; reward: Reward }
  | { type: 'cta'; leadsTo: RewardKind }
  | { type: 'doubleCta' }
  | { type: 'loginCta' }

/** The end of the fourth row where rows are widest: the first page fills three, and a tile more would stand alone. */
const loginPlace = 15

export interface ListState {
  kind: RewardKind
  rewards: readonly Reward[]
  audience: Audience
  /** There are no more pages. */
  isWhole: boolean
  /** Only some categories are shown. */
  isFiltered: boolean
}

/**
 * Returns the tiles of a list: its rewards; for a visitor who loads more an invitation to log in; and at the very end
 * a link to the other list, or, from a filtered one, back to all of it as well.
 */
export function listTiles({ kind, rewards, audience, isWhole, isFiltered }: ListState): Tile[] {
  const tiles = rewardTiles(kind, rewards)
  const invites = audience === 'visitor' && tiles.length > loginPlace
  if (invites) tiles.splice(loginPlace, 0, { type: 'loginCta' })
  if (isWhole) tiles.push(lastTile({ kind, audience, isFiltered, invites }))
  return tiles
}

function lastTile({
  kind,
  audience,
  isFiltered,
  invites,
}: Pick<ListState, 'kind' | 'audience' | 'isFiltered'> & { invites: boolean }): Tile {
  if (audience === 'visitor' && !invites) return { type: 'loginCta' }
  return isFiltered ? { type: 'doubleCta' } : { type: 'cta', leadsTo: kind === 'EARN' ? 'SPEND' : 'EARN' }
}

/** Rewards alone, as on a brand's page. */
export function rewardTiles(kind: RewardKind, rewards: readonly Reward[]): Tile[] {
  return rewards.map((reward) => ({ type: kind === 'EARN' ? 'earn' : 'reward', reward }))
}

/** Returns a key that is unique within a list. */
export function tileKey(tile: Tile): string {
  return 'reward' in tile ? tile.reward.rewardId : tile.type
}
