import { Badge } from '@clubhouse/design-system/Badge'
import { Heading } from '@clubhouse/design-system/Heading'
import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '../../../paraglide/messages.js'
import { formatDate } from '../../../platform/dates/format-date.ts'
import { paths } from '../../../platform/paths.ts'
import { useRegion } from '../../../platform/region/use-region.ts'
import { orderStatus } from '../model/order-status.ts'
import * as styles from './order-card.css.ts'

export interface OrderCardProps {
  order: Order
  /** It was placed a moment ago (MYR-08). */
  isNew: boolean
}

const { small, medium, large } = styles.orderPictureSizes

/** An order in the list: what it is, how it stands, and the way to its page (ORD-09 to ORD-11). */
export function OrderCard({ order: { orderId, status, content, createdDate }, isNew }: OrderCardProps) {
  const { locale } = useRegion()
  const { text, tone } = orderStatus(status)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.fill}>
          <Picture
            src={content.imageUrl}
            alt=""
            width={large.width}
            height={large.height}
            widths={[small.width * 2, medium.width, large.width, medium.width * 2, large.width * 2]}
            sizes={`(min-width: 1240px) ${large.width}px, (min-width: 576px) ${medium.width}px, ${medium.width}px`}
            cover
          />
        </div>
      </div>
      <div className={styles.words}>
        <Inline gap="xsmall">
          {isNew && <Badge tone="brand">{m.order_new()}</Badge>}
          <Badge tone={tone}>{text}</Badge>
        </Inline>
        <Text size="small" tone="muted">
          {content.brandDetails.brandName}
        </Text>
        <Heading level={2} size="small">
          <Link href={paths.order.href(orderId)} variant="quiet">
            {content.title}
          </Link>
        </Heading>
        <Text size="small" tone="muted">
          {m.order_placed_on({ date: formatDate(createdDate, locale) })}
        </Text>
      </div>
    </article>
  )
}
