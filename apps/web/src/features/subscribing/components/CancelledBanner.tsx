import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { restartMembership } from '../state/restart-membership.ts'

export interface CancelledBannerProps {
  planName: string
  /** Until when the membership lasts. */
  endsAt: string
}

/** Says that the membership is cancelled, and until when it can be restarted (SUB-15). */
export function CancelledBanner({ planName, endsAt }: CancelledBannerProps) {
  const date = formatDate(endsAt, useRegion().locale)
  return (
    <Alert tone="info" title={m.subscription_cancelled_title()}>
      <Stack gap="small" align="start">
        <Text>{m.subscription_cancelled_until({ date, plan: planName })}</Text>
        <Button size="small" onPress={() => restartMembership(date)}>
          {m.subscription_restart()}
        </Button>
      </Stack>
    </Alert>
  )
}
