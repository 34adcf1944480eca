import type { Profile } from '@clubhouse/rest-client/club'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import type { Viewer } from './visibility.ts'

export type Preferences = Pick<Profile, 'optOutPrefAlcohol' | 'optOutPrefGambling' | 'restrictAlcoholGambling'>

/** What is known of the profile that says what a member does not want to see. */
export type KnownPreferences = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; preferences: Preferences }

export interface ViewerFacts {
  audience: Audience | undefined
  region: Pick<Region, 'countryCode'>
  isInApp: boolean
  preferences: KnownPreferences
}

/**
 * Returns who looks; undefined until all is known that could hide something, so that nothing is shown that must not
 * be. Where a member's preferences cannot be loaded, what could be unwanted is left out (DIS-15). A visitor has none.
 */
export function viewerOf({ audience, region, isInApp, preferences }: ViewerFacts): Viewer | undefined {
  if (audience === undefined) return undefined
  const viewer = { audience, countryCode: region.countryCode, isInApp }
  if (audience === 'visitor') return { ...viewer, hidesAlcohol: false, hidesGambling: false }
  switch (preferences.kind) {
    case 'loading':
      return undefined
    case 'failed':
      return { ...viewer, hidesAlcohol: true, hidesGambling: true }
    case 'known': {
      const { optOutPrefAlcohol, optOutPrefGambling, restrictAlcoholGambling } = preferences.preferences
      const isRestricted = restrictAlcoholGambling === true
      return {
        ...viewer,
        hidesAlcohol: isRestricted || optOutPrefAlcohol === true,
        hidesGambling: isRestricted || optOutPrefGambling === true,
      }
    }
  }
}
