import { Button } from '@clubhouse/design-system/Button'
import { Carousel } from '@clubhouse/design-system/Carousel'
import { Stack } from '@clubhouse/design-system/Stack'
import { gridBreakpoints } from '@clubhouse/design-system/theme'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import type { KnownRoute } from './known-routes.ts'
import { RouteTile, type RouteTileProps } from './RouteTile.tsx'
import * as styles from './red-sky-routes-section.css.ts'

export interface SuggestedRoutesProps extends Pick<RouteTileProps, 'level'> {
  routes: readonly KnownRoute[]
}

/** How many groups a small screen shows at first; there, a group is one route (FLT-04). */
const firstGroups = 4

/**
 * Suggestions for a flight: four, three or two of them on a slide by width; on a small screen one below the other
 * (FLT-04). Both are in a prerendered page, where the style sheet shows one of them, until the width is known.
 */
export function SuggestedRoutes(props: SuggestedRoutesProps) {
  const isNarrow = useIsNarrow()
  return (
    <>
      {isNarrow !== false && (
        <div className={styles.narrow}>
          <RouteList {...props} />
        </div>
      )}
      {isNarrow !== true && (
        <div className={styles.wide}>
          <RouteCarousel {...props} />
        </div>
      )}
    </>
  )
}

function RouteCarousel({ routes, level }: SuggestedRoutesProps) {
  return (
    <Carousel
      label={m.content_routes()}
      previousLabel={m.common_previous()}
      nextLabel={m.common_next()}
      positionText={(first, last, total) =>
        first === last
          ? m.content_routes_position_one({ position: first, total })
          : m.content_routes_position({ first, last, total })
      }
      itemSize="grid"
    >
      {routes.map((route) => (
        <RouteTile key={route.id} route={route} level={level} />
      ))}
    </Carousel>
  )
}

function RouteList({ routes, level }: SuggestedRoutesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  // The button has gone: focus goes to the first route that was added.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('a')[firstGroups]?.focus()
  }, [showsAll])
  return (
    <div ref={list}>
      <Stack gap="large">
        <Stack as="ul" gap="medium">
          {routes.slice(0, showsAll ? routes.length : firstGroups).map((route) => (
            <li key={route.id}>
              <RouteTile route={route} level={level} />
            </li>
          ))}
        </Stack>
        {!showsAll && routes.length > firstGroups && (
          <Button variant="secondary" fullWidth onPress={() => setShowsAll(true)}>
            {m.content_routes_more()}
          </Button>
        )}
      </Stack>
    </div>
  )
}

const narrowScreen = `(max-width: ${gridBreakpoints[0] - 0.02}px)`

/** Returns whether one route stands in a row; undefined until the page is hydrated. */
function useIsNarrow(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const list = matchMedia(narrowScreen)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(narrowScreen).matches,
    () => undefined,
  )
}
