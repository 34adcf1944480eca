import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useEffect, useId } from 'react'
import { m } from '#paraglide/messages.js'

export interface BlockedEarnProps {
  rewardId: string
  /** Of the button. */
  label: string
  /** Id of what the page says beside it. */
  describedBy: string | undefined
}

/** A reward without an address to go to: logged for the editors of the catalogue, with a button that is disabled (ERR-44). */
export function BlockedEarn({ rewardId, label, describedBy }: BlockedEarnProps) {
  const reasonId = useId()
  useEffect(() => {
    console.warn(`Reward ${rewardId} has no address to earn at`)
  }, [rewardId])
  return (
    <Stack gap="xsmall">
      <Button isDisabled aria-describedby={[reasonId, describedBy].filter(Boolean).join(' ')} fullWidth>
        {label}
      </Button>
      <Text id={reasonId} size="small" tone="muted">
        {m.earning_nowhere()}
      </Text>
    </Stack>
  )
}
