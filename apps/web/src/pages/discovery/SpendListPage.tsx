import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { RewardListLayout } from './components/RewardListLayout.tsx'
import { fetchListAhead } from './state/list-queries.ts'

/** What points can be spent on (RTE-07). */
export function SpendListPage() {
  const product = appConfig().productName
  return (
    <RewardListLayout kind="SPEND" title={m.discovery_spend_title({ product })} intro={m.discovery_spend_intro()} />
  )
}

SpendListPage.fetchAhead = fetchListAhead('SPEND')
