import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useEffect, useId } from 'react'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'

export interface LinkAccountPromptProps {
  rewardId: string
  partner: string
}

/** The link for members who have not linked their account at the partner to where they can (RDM-28); it is logged (RDM-26). */
export function LinkAccountPrompt({ rewardId, partner }: LinkAccountPromptProps) {
  const reasonId = useId()
  useEffect(() => {
    console.warn(`Reward ${rewardId} needs a partner account that is not linked`)
  }, [rewardId])
  return (
    <Stack gap="xsmall">
      <ButtonLink href={paths.linkAccounts.href()} aria-describedby={reasonId} fullWidth>
        {m.reward_link_account()}
      </ButtonLink>
      <Text id={reasonId} size="small">
        {m.earning_link_first({ partner })}
      </Text>
    </Stack>
  )
}
