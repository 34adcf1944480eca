import type { Plan } from '@clubhouse/rest-client/b2c'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'

/** What everybody has who joins the club. */
export type FreePlan = Pick<Plan, 'id' | 'name' | 'features' | 'featuresDescription'>

/** Returns the plan that costs nothing and is no server's: two features, which every paid plan has as well (SUB-02). */
export function freePlan(): FreePlan {
  return {
    id: 'free',
    name: m.subscribe_free_name({ club: appConfig().clubName }),
    featuresDescription: m.subscribe_free_description(),
    features: [{ description: m.subscribe_free_earn() }, { description: m.subscribe_free_spend() }],
  }
}
