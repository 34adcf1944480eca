import type { PlanFeature } from '@clubhouse/design-system/PlanCard'
import { Tooltip } from '@clubhouse/design-system/Tooltip'
import type { Plan } from '@clubhouse/rest-client/b2c'
import { m } from '#paraglide/messages.js'

/** Returns what a plan gives, each with a '?' where there is more to say (SUB-03). */
export function planFeatures({ features }: Pick<Plan, 'features'>): PlanFeature[] {
  return features.map(({ description, extendedDescription }) => ({
    id: description,
    text: description,
    help: extendedDescription !== undefined && (
      <Tooltip label={m.subscription_feature_help({ feature: description })}>{extendedDescription}</Tooltip>
    ),
  }))
}
