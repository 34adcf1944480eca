import { m } from '#paraglide/messages.js'
import type { RegionId } from '#platform/region/regions.ts'

/** What members call a region. */
export function regionName(id: RegionId): string {
  switch (id) {
    case 'en-gb':
      return m.shell_region_en_gb()
    case 'en-us':
      return m.shell_region_en_us()
    case 'world':
      return m.shell_region_world()
  }
}
