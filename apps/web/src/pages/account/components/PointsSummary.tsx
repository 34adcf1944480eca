import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import { passivePendingOptions } from '#domain/points/api/pending-points.ts'
import * as styles from './activity.css.ts'

/** What the member can spend, and what is on its way. */
export function PointsSummary() {
  const balance = useBalance()
  const pending = useQuery(passivePendingOptions()).data?.total
  return (
    <Card tone="sunken">
      <Stack gap="xxsmall">
        <Text tone="muted">{m.member_balance()}</Text>
        <div className={styles.figure}>
          {balance.isPending ? (
            <Skeleton shape="title" />
          ) : balance.isError ? (
            <Text>{m.member_balance_failed()}</Text>
          ) : (
            formatPoints(balance.data.usable)
          )}
        </div>
        {balance.isError && (
          <div>
            <Button variant="secondary" size="small" onPress={() => void balance.refetch()}>
              {m.common_refresh_balance()}
            </Button>
          </div>
        )}
        {pending !== undefined && pending > 0 && (
          <Text size="small" tone="muted" numeric>
            {m.activity_pending_total({ points: formatPoints(pending) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
