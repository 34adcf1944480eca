import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import * as styles from '../../components/card.css.ts'
import type { BlockProps } from '../define-block.ts'
import type { RedSkyRoutesSectionContent, RouteContent } from './adapter.ts'

/** Routes to fly with points, each from its lowest price (CNT-37). */
export function RedSkyRoutesSectionBlock({
  block: { routes },
  level,
  heading,
}: BlockProps<RedSkyRoutesSectionContent>) {
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
        <div className={styles.cardPicture}>
          <Picture src={picture.url} alt={picture.alt} width={422} height={237} cover />
        </div>
      )}
      <div className={styles.cardWords}>
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
