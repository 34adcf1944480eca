import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'

export interface BlockedActionProps {
  /** Of the button. */
  label: string
  /** Why it cannot be pressed. */
  reason: string
  /** Id of what the page says beside it. */
  describedBy?: string | undefined
}

/** A button that cannot be pressed, and why. */
export function BlockedAction({ label, reason, describedBy }: BlockedActionProps) {
  const reasonId = useId()
  return (
    <Stack gap="xsmall">
      <Button isDisabled aria-describedby={[reasonId, describedBy].filter(Boolean).join(' ')} fullWidth>
        {label}
      </Button>
      <Text id={reasonId} size="small" tone="muted">
        {reason}
      </Text>
    </Stack>
  )
}
