import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useEffect, useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useCanLinkTo } from '#platform/coming/can-link-to.ts'
import { paths } from '#platform/paths.ts'

export interface LinkAccountPromptProps {
  rewardId: string
  partner: string
  /** Of the button while accounts cannot be linked. */
  label: string
}

/**
 * The link for members who have not linked their account at the partner to where they can (RDM-28); it is logged (RDM-26).
 * While that page is not built, a button that cannot be pressed, and why.
 */
export function LinkAccountPrompt({ rewardId, partner, label }: LinkAccountPromptProps) {
  const reasonId = useId()
  const canLink = useCanLinkTo()(paths.linkAccounts.href())
  useEffect(() => {
    console.warn(`Reward ${rewardId} needs a partner account that is not linked`)
  }, [rewardId])
  return (
    <Stack gap="xsmall">
      {canLink ? (
        <ButtonLink href={paths.linkAccounts.href()} aria-describedby={reasonId} fullWidth>
          {m.earning_link_account()}
        </ButtonLink>
      ) : (
        <Button isDisabled aria-describedby={reasonId} fullWidth>
          {label}
        </Button>
      )}
      <Text id={reasonId} size="small">
        {canLink ? m.earning_link_first({ partner }) : m.coming_link_first({ partner })}
      </Text>
    </Stack>
  )
}
