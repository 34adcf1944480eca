import { RewardDetail } from './components/RewardDetail.tsx'

/** A reward to spend points on (RTE-08). */
export function SpendRewardPage() {
  return <RewardDetail kind="SPEND" />
}
