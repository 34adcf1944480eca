import type { FeatureFlags, FeatureFlagValue } from '@clubhouse/rest-client/club'
import { flagDefaults, type FlagName, flagNames, type Flags } from './generated/flags.ts'

/**
 * Returns the value of every flag from the server's answer: its own, or the default when the answer lacks it or gives
 * it in another kind (FLG-01). Flags that the app does not know are left out.
 */
export function flagsFrom({ features }: FeatureFlags): Flags {
  const given = new Map(features.map(({ name, value }) => [name, plainValue(value)]))
  const valueOf = (name: FlagName) => {
    const value = given.get(name)
    return typeof value === typeof flagDefaults[name] ? value : flagDefaults[name]
  }
  return Object.fromEntries(flagNames.map((name) => [name, valueOf(name)])) as Flags
}

/** A header can carry it. */
const variationName = /^[\w.-]{1,64}$/

/** Returns the name of the variation that holds for each flag, as the server calls it (API-03). */
export function variationsFrom({ features }: FeatureFlags): Partial<Record<FlagName, string>> {
  const given = new Map(features.map(({ name, variation }) => [name, variation]))
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const variation = given.get(name)
      return variation !== undefined && variationName.test(variation) ? [[name, variation] as const] : []
    }),
  )
}

/** Returns a flag's value out of the field that names its kind. */
export function plainValue(value: FeatureFlagValue): boolean | string | number | undefined {
  if ('boolValue' in value) return value.boolValue
  if ('stringValue' in value) return value.stringValue
  if ('doubleValue' in value) return value.doubleValue
  return 'longValue' in value ? value.longValue : undefined
}
