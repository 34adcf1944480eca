import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { useLogin } from '#platform/auth/use-login.ts'
import { appConfig } from '#platform/config/app-config.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

export interface LoginBoxProps {
  kind: RewardKind
  /** Whether it takes a paid subscription to have the reward. */
  isForSubscribers: boolean
}

/** What visitors see in place of an action: earn and spend have words of their own (RWD-08). */
export function LoginBox({ kind, isForSubscribers }: LoginBoxProps) {
  const logIn = useLogin()
  const headingId = useId()
  const bodyId = useId()
  const club = appConfig().clubName
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="medium" id={headingId}>
            {kind === 'EARN' ? m.reward_login_earn_title() : m.reward_login_spend_title()}
          </Heading>
          <Text id={bodyId}>
            {isForSubscribers
              ? m.reward_login_subscribers_body({ club })
              : kind === 'EARN'
                ? m.reward_login_earn_body({ club })
                : m.reward_login_spend_body({ club })}
          </Text>
        </Stack>
        <Button fullWidth aria-describedby={bodyId} onPress={logIn}>
          {m.common_log_in_or_join()}
        </Button>
      </Stack>
    </Card>
  )
}
