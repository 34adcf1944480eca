import { paths } from '#domain/page/model/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { draftKey, privateStorage } from '#platform/storage/private-storage.ts'
import { keptDeepLink } from './deep-link-store.ts'
import { isInOnboarding } from './is-in-onboarding.ts'
import { safeReturnPath } from '#platform/auth/return-path.ts'

/** Where a member wanted to go who was sent to onboarding instead; it outlives a session that runs out on the way (AUT-29). */
const key = draftKey('onboarding-return')

/** Keeps where a member wanted to go, unless that is onboarding itself or home. */
export function keepOnboardingReturn(path: string): void {
  const safe = safeReturnPath(path)
  if (isInOnboarding(safe.replace(/[?#].*$/s, '')) || withoutRegion(safe) === paths.home.href()) return
  privateStorage.set(key, safe)
}

/** Returns where the member goes after onboarding: a deep link first (AUT-25), as after any login. */
export function keptOnboardingReturn(): string | undefined {
  const path = keptDeepLink() ?? privateStorage.get(key)
  return path === undefined ? undefined : safeReturnPath(path)
}
