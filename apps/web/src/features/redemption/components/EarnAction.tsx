import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'

/** The way to a partner where points are earned; only plain links lead there so far (RDM-24). */
export function EarnAction({ reward }: { reward: Reward }) {
  const reasonId = useId()
  if (reward.earnType === 'OFFSITE_LINK_STANDARD' && reward.earnUrl !== undefined) {
    return (
      <ButtonLink href={reward.earnUrl} isExternal externalLabel={m.redemption_opens_in_new_tab()} fullWidth>
        {m.redemption_earn()}
      </ButtonLink>
    )
  }
  return (
    <Stack gap="xsmall">
      <Button isDisabled aria-describedby={reasonId} fullWidth>
        {m.redemption_earn()}
      </Button>
      <Text id={reasonId} size="small" tone="muted">
        {m.redemption_earn_not_here_yet()}
      </Text>
    </Stack>
  )
}
