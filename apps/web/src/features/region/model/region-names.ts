import { m } from '#paraglide/messages.js'
import type { RegionId } from '#platform/region/regions.ts'

/** Returns what members call a region. */
export function regionName(id: RegionId): string {
  switch (id) {
    case 'en-gb':
      return m.common_united_kingdom()
    case 'en-us':
      return m.common_united_states()
    case 'world':
      return m.common_rest_of_world()
  }
}
