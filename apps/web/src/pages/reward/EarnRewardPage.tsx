import { RewardDetail } from './components/RewardDetail.tsx'

/** A way to earn points (RTE-10). */
export function EarnRewardPage() {
  return <RewardDetail kind="EARN" />
}
