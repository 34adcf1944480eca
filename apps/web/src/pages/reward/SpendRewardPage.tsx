import { RewardDetail } from './components/RewardDetail.tsx'
import { fetchRewardAhead } from './state/fetch-reward-ahead.ts'

/** A reward to spend points on (RTE-08). */
export function SpendRewardPage() {
  return <RewardDetail kind="SPEND" />
}

SpendRewardPage.fetchAhead = fetchRewardAhead('SPEND')
