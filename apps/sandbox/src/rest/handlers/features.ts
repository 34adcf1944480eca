import type { components } from '@clubhouse/rest-client/club.types'
import type { FeaturesHandlers } from '../../generated/rest-club-handlers.ts'
import { featuresProject } from '../../configuration.ts'
import type { FlagValue } from '../../control/flags.ts'
import type { Club } from '../club.ts'

type FeatureFlag = components['schemas']['FeatureFlag']

/** Feature flags; a member who sends tokens gets the member's own. */
export function featuresHandlers({ flags }: Club): FeaturesHandlers {
  return {
    async listFeatures({ query, caller }) {
      if (query.project !== featuresProject) return { features: [] }
      const effective = await flags.effective(caller?.email)
      return { features: [...effective].map(([name, value]) => toFeature(name, value)) }
    },
  }
}

/** Returns a flag's value under the name of its type (FLG-01). */
export function toFeature(name: string, value: FlagValue): FeatureFlag {
  if (typeof value === 'boolean') return { name, variation: value ? 'on' : 'off', value: { boolValue: value } }
  if (typeof value === 'string') return { name, variation: value, value: { stringValue: value } }
  return {
    name,
    variation: String(value),
    value: Number.isInteger(value) ? { longValue: value } : { doubleValue: value },
  }
}
