import type { Profile } from '@clubhouse/rest-client/club'
import { paths } from '#domain/page/model/paths.ts'
import { inRegion, regionOf, withoutRegion } from '#platform/region/regions.ts'
import { onboardingSteps, pageOfStep, placeOfStep } from './onboarding-steps.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'

// Where members are sent. Paths are without base; region prefixes are read and added.

export interface Arrival {
  profile: Pick<Profile, 'complete' | 'appState'>
  /** Whether a partner account waits to be linked: its id token and the partner's code are kept. */
  hasPartnerLink: boolean
  /** The deep link that was opened before the login (AUT-32). */
  deepLink?: string | undefined
  /** Where the login was started, or was told to lead. */
  target?: string | undefined
}

const autoLink = paths.onboardingAutoLinkAccounts.href()
/** What a member may read before onboarding is done, and the pages that login and logout need. */
const openPages: ReadonlySet<string> = new Set([
  paths.terms.href(),
  paths.privacy.href(),
  paths.login.href(),
  paths.loginSuccess.href(),
  paths.logoutSuccess.href(),
  barePath(paths.partnerLoginSuccess.href()),
])

/** After login, and after an update of the profile: the first rule that fits (AUT-23 to AUT-27). */
export function arrivalPath({ profile, hasPartnerLink, deepLink, target }: Arrival): string {
  const region = regionOf(target ?? deepLink ?? '/')
  const step = stepOf(profile)
  const mayLink = profile.complete || step === 'LinkVaa' || step === 'Welcome'
  if (mayLink && hasPartnerLink) return inRegion(autoLink, region)
  if (step !== undefined) return inRegion(pageOfStep(step), region)
  if (deepLink !== undefined && deepLinkOf(deepLink) !== undefined) return safeReturnPath(deepLink)
  return safeReturnPath(target ?? inRegion(paths.home.href(), region))
}

/**
 * Returns where a member who has not finished onboarding is sent from a page, if anywhere: not inside the native app,
 * not from what they may read on the way, and not from a step that they have reached already (AUT-29, NAT-19).
 */
export function onboardingRedirect(
  profile: Arrival['profile'],
  path: string,
  { isNativeApp }: { isNativeApp: boolean },
): string | undefined {
  const step = stepOf(profile)
  const page = barePath(path)
  if (step === undefined || isNativeApp || openPages.has(page)) return undefined
  const shown = onboardingSteps.findIndex(([, pages]) => pages.some((each) => each === page))
  if (shown !== -1 && shown <= placeOfStep(step)) return undefined
  const to = pageOfStep(step)
  return to === page ? undefined : inRegion(to, regionOf(path))
}

/** Returns whether a member has steps of onboarding left. */
export function hasOnboardingLeft(profile: Arrival['profile']): boolean {
  return stepOf(profile) !== undefined
}

/** Returns whether a member has joined and not done any step of onboarding yet. */
export function isAtFirstStep(profile: Arrival['profile']): boolean {
  const step = stepOf(profile)
  return step !== undefined && placeOfStep(step) === 0
}

/** Returns the route and query to keep when a visitor opens them, and to return to after login (AUT-32). */
export function deepLinkOf(path: string): string | undefined {
  return barePath(path) === paths.promoCodes.href() ? safeReturnPath(path) : undefined
}

function stepOf({ appState }: Arrival['profile']): string | undefined {
  return appState?.onboarding === '' ? undefined : appState?.onboarding
}

/** Returns a path without region, query and slashes at its end. */
function barePath(path: string): string {
  return withoutRegion(path.replace(/[?#].*$/s, '')).replace(/(?<=.)\/+$/, '')
}
