import { basePath } from '#platform/config/base-path.ts'

/** What the app may do for the member (AUT-07). */
export const scope = 'openid profile email execute_api:user red_api offline_access'
/** Seconds that a silent login or renewal may take (AUT-16). */
export const silentTimeout = 10

/** Returns where a silent login leads back to: a page that tells the one around it. */
export function silentLoginAddress(): string {
  return addressOf('/silent-login.html')
}

/** Returns the full address of a page that the identity provider leads back to. */
export function addressOf(path: string): string {
  return `${location.origin}${basePath}${path}`
}
