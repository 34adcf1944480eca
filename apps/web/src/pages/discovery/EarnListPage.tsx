import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { RewardListLayout } from './components/RewardListLayout.tsx'
import { fetchListAhead } from './state/list-queries.ts'

/** Where points can be earned (RTE-09). */
export function EarnListPage() {
  const product = appConfig().productName
  return <RewardListLayout kind="EARN" title={m.discovery_earn_title({ product })} intro={m.discovery_earn_intro()} />
}

EarnListPage.fetchAhead = fetchListAhead('EARN')
