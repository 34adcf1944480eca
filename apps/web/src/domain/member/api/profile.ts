import { getProfile } from '@clubhouse/rest-client/club'

/** Options of the signed-in member's profile. It changes only by what the member does here, so it does not age. */
export function profileOptions() {
  return { ...getProfile.queryOptions(), staleTime: Infinity }
}
