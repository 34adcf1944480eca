import { RewardDetail } from './components/RewardDetail.tsx'
import { fetchRewardAhead } from './state/fetch-reward-ahead.ts'

/** A way to earn points (RTE-10). */
export function EarnRewardPage() {
  return <RewardDetail kind="EARN" />
}

EarnRewardPage.fetchAhead = fetchRewardAhead('EARN')
