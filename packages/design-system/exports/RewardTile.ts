export { RewardTile } from '../src/components/RewardTile/RewardTile.tsx'
export type { RewardTileProps } from '../src/components/RewardTile/RewardTile.tsx'
