import { Stack } from '@clubhouse/design-system/Stack'
import type { BlockProps } from '../define-block.ts'
import type { RedSkyRoutesSectionContent } from './adapter.ts'
import { knownRoutes } from './known-routes.ts'
import { RouteTile } from './RouteTile.tsx'
import * as styles from './red-sky-routes-section.css.ts'
import { SuggestedRoutes } from './SuggestedRoutes.tsx'

/** Routes to fly with points, each from its lowest price: promoted ones in a grid, suggestions in a carousel (CNT-37, FLT-03). */
export function RedSkyRoutesSectionBlock({ block, level, heading }: BlockProps<RedSkyRoutesSectionContent>) {
  const { purpose } = block
  const routes = knownRoutes(block)
  const tileLevel = level === 2 ? 3 : 4
  return (
    <Stack gap="large">
      {heading}
      {purpose === 'promo' ? (
        <ul className={styles.promoted}>
          {routes.map((route) => (
            <li key={route.id} className={styles.cell}>
              <RouteTile route={route} level={tileLevel} />
            </li>
          ))}
        </ul>
      ) : (
        <SuggestedRoutes routes={routes} level={tileLevel} />
      )}
    </Stack>
  )
}
