import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { activePendingOptions } from '#domain/points/api/pending-points.ts'
import type { ActivityContent } from '#domain/content/api/activity-content.ts'
import { expectedDate, type Pending } from '#domain/points/model/pending-points.ts'
import * as styles from './activity.css.ts'
import { PointsFigures } from './PointsFigures.tsx'

export interface PendingPointsProps {
  /** Undefined while it is not known: then the section says the same in words of its own. */
  content: ActivityContent | undefined
  /** The link to help, for members who miss points. */
  help: ReactNode
}

/** Points that are promised and not yet the member's to spend (ACT-01, ACT-08). */
export function PendingPoints({ content, help }: PendingPointsProps) {
  const pending = useQuery(activePendingOptions())
  const headingId = useId()
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="medium">
        <Heading level={2} size="medium" id={headingId}>
          {content?.pendingTitle ?? m.activity_pending()}
        </Heading>
        <Text tone="muted">{content?.pendingBody ?? m.activity_pending_body()}</Text>
        {pending.data !== undefined ? (
          <PendingRows pending={pending.data} />
        ) : pending.isPending ? (
          <div role="status">
            <VisuallyHidden>{m.activity_pending_loading()}</VisuallyHidden>
            <Skeleton shape="text" lines={4} />
          </div>
        ) : (
          <Stack gap="small" align="start">
            <div role="alert">
              <Text>{m.activity_pending_failed()}</Text>
            </div>
            <Button variant="secondary" size="small" onPress={() => void pending.refetch()}>
              {m.activity_pending_refresh()}
            </Button>
          </Stack>
        )}
        {help}
      </Stack>
    </Card>
  )
}

function PendingRows({ pending: { rows, total } }: { pending: Pending }) {
  const { locale } = useRegion()
  if (rows.length === 0) return <Text>{m.activity_pending_none()}</Text>
  return (
    <div>
      <div className={styles.figure}>{formatPoints(total)}</div>
      <Stack as="ul" gap="none">
        {rows.map(({ id, date, description, points }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              <Text as="span">{description}</Text>
              <Text as="span" size="small" tone="muted">
                {m.activity_pending_due({
                  date: formatDate(date, locale),
                  due: formatDate(expectedDate(date), locale),
                })}
              </Text>
            </span>
            <span className={styles.figures}>
              <PointsFigures points={points} />
            </span>
          </li>
        ))}
      </Stack>
    </div>
  )
}
