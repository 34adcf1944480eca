import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { basePath } from '#platform/config/base-path.ts'
import { paths } from '#domain/page/model/paths.ts'
import { inRegion, type RegionId, regions } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'

const names: Readonly<Record<RegionId, () => string>> = {
  'en-gb': m.common_united_kingdom,
  'en-us': m.common_united_states,
  world: m.common_rest_of_world,
}

/** The same page in each region. */
export function RegionTool() {
  const own = useRegion()
  return (
    <Stack gap="small">
      <Heading level={2} size="medium">
        {m.tools_region_heading()}
      </Heading>
      <Inline gap="small">
        {Object.values(regions).map((region) => (
          // A full address, since a path of ours stays in the region that it is in.
          <ButtonLink
            key={region.id}
            variant="secondary"
            href={`${globalThis.location.origin}${basePath}${inRegion(paths.developerTools.href(), region)}`}
          >
            {region.id === own.id ? m.tools_region_now({ region: names[region.id]() }) : names[region.id]()}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  )
}
