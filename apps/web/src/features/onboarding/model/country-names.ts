import { m } from '#paraglide/messages.js'
import type { Country } from './details.schema.ts'

/** What the countries are called that a member may join in. */
export const countryNames: Readonly<Record<Country, () => string>> = {
  GB: m.shell_region_en_gb,
  US: m.shell_region_en_us,
  WORLD: m.shell_region_world,
}
