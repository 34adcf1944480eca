import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import type { BlockOf, RouteContent } from '../../model/page.ts'
import type { BlockLevel } from '../BlockHeading.tsx'
import * as styles from './late.css.ts'

export interface RoutesBodyProps {
  block: BlockOf<'routes'>
  level: BlockLevel
  /** Names the block. */
  heading: ReactNode
}

/** Routes to fly with points, each from its lowest price (CNT-37). */
export function RoutesBody({ block: { routes }, level, heading }: RoutesBodyProps) {
  return (
    <Stack gap="large">
      {heading}
      <Grid as="ul" columns={routes.length <= 3 ? 'three' : 'tiles'} gap="large">
        {routes.map((route) => (
          <li key={route.id} className={styles.cell}>
            <RouteCard route={route} level={level === 2 ? 3 : 4} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

function RouteCard({ route, level }: { route: RouteContent; level: 3 | 4 }) {
  const { origin, destination, picture, cabin, cabinIcon, points, description } = route
  return (
    <Card padding="none">
      {picture !== undefined && (
        <div className={styles.routePicture}>
          <Picture src={picture.url} alt={picture.alt} width={422} height={237} cover />
        </div>
      )}
      <div className={styles.routeWords}>
        <Heading level={level} size="medium">
          {m.content_route({ origin, destination })}
        </Heading>
        <Inline gap="xsmall">
          {cabinIcon !== undefined && <Picture src={cabinIcon.url} alt="" width={24} height={24} shape="circle" />}
          <Text as="span" size="small" tone="muted">
            {cabin}
          </Text>
        </Inline>
        <Text weight="strong" numeric>
          {m.content_route_from({ points: formatPoints(points) })}
        </Text>
        {description !== undefined && <Text size="small">{description}</Text>}
      </div>
    </Card>
  )
}
