import { type Arrival, arrivalPath } from '../model/redirects.ts'
import { keptDeepLink } from './deep-link-store.ts'

/** Returns where a member goes who has just logged in, with the deep link that this browser keeps (AUT-23 to AUT-27). */
export function arrivalOf(arrival: Omit<Arrival, 'deepLink'>): string {
  return arrivalPath({ ...arrival, deepLink: keptDeepLink() })
}
