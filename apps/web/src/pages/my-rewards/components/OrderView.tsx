import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Order } from '@clubhouse/rest-client/club'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { useBackTo } from '#platform/links/linked-from.ts'
import { paths } from '#domain/page/model/paths.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { isCancelled } from '#domain/order/model/orders.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderFollow } from './OrderFollow.tsx'
import { RewardPicture } from './RewardPicture.tsx'
import * as styles from './order.css.ts'

/** One order: what it is, how far it has come, and where it goes. */
export function OrderView({ order }: { order: Order }) {
  const { title, imageUrl, brandDetails } = order.content
  const back = useRef<HTMLDivElement>(null)
  useBackTo(back, useRegionPath()(paths.orders.href()))
  return (
    <Stack gap="large">
      <div ref={back}>
        <Link href={paths.orders.href()} variant="standalone">
          {m.order_back()}
        </Link>
      </div>
      {isCancelled(order) ? (
        <CancelledWords order={order} />
      ) : (
        <>
          <Stack gap="xsmall">
            <Text weight="strong">{brandDetails.brandName}</Text>
            <Heading level={1}>{title}</Heading>
          </Stack>
          <Card>
            <OrderFollow order={order} />
          </Card>
        </>
      )}
      <div className={styles.layout}>
        <div className={styles.picture}>
          <RewardPicture src={imageUrl} />
        </div>
        <Card>
          <OrderDetails order={order} />
        </Card>
      </div>
    </Stack>
  )
}

/** That it was cancelled comes first, and that the points are back (ORD-06, ORD-07). */
function CancelledWords({ order }: { order: Order }) {
  const { title, brandDetails } = order.content
  return (
    <Stack gap="medium">
      <Heading level={1}>{m.order_cancelled_title()}</Heading>
      <Text weight="strong">{m.order_cancelled_what({ title, brand: brandDetails.brandName })}</Text>
      <Text size="large" tone="muted">
        {m.order_cancelled_body({ points: formatPoints(order.cost) })}
      </Text>
      <div>
        <ButtonLink href={paths.spend.href()}>{m.common_browse_rewards()}</ButtonLink>
      </div>
    </Stack>
  )
}
