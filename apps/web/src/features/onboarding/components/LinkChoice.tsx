import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

export interface LinkChoiceProps {
  kind: 'choice' | 'auto-enrolled' | 'linked' | 'link-failed' | 'finish'
  /** What members call the partner. */
  partner: string
  /** Why the account was not linked. */
  reason?: string
  /** Leaves for the partner. */
  onLink?: () => void
  /** Ends onboarding. */
  onFinish: () => void
  isPending: boolean
  /** What came of the end of onboarding so far. */
  notice: ReactNode
}

/** The screens of the last step, each with the buttons that lead on (ONB-32 to ONB-35). */
export function LinkChoice({ kind, partner, reason, onLink, onFinish, isPending, notice }: LinkChoiceProps) {
  return (
    <Stack gap="large">
      {said(kind, partner, reason)}
      {notice}
      <Inline gap="medium">
        {onLink !== undefined && (
          <Button onPress={onLink} isDisabled={isPending}>
            {kind === 'link-failed' ? m.common_try_again() : m.onboarding_link({ partner })}
          </Button>
        )}
        <Button
          variant={onLink === undefined ? 'primary' : 'secondary'}
          onPress={onFinish}
          isPending={isPending}
          pendingLabel={m.onboarding_finishing()}
        >
          {finishText(kind)}
        </Button>
      </Inline>
    </Stack>
  )
}

function said(kind: LinkChoiceProps['kind'], partner: string, reason: string | undefined): ReactNode {
  switch (kind) {
    case 'choice':
      return (
        <Text size="large" tone="muted">
          {m.onboarding_link_intro({ partner })}
        </Text>
      )
    case 'auto-enrolled':
      return (
        <Alert tone="success" title={m.onboarding_enrolled_title({ partner })}>
          {m.onboarding_enrolled_body({ partner })}
        </Alert>
      )
    case 'linked':
      return (
        <Alert tone="success" title={m.onboarding_linked_title({ partner })} isAnnounced>
          {m.onboarding_linked_body()}
        </Alert>
      )
    case 'link-failed':
      return (
        <Alert tone="error" title={m.onboarding_link_failed_title({ partner })}>
          {reason} {m.onboarding_link_failed_body()}
        </Alert>
      )
    case 'finish':
      return (
        <Text size="large" tone="muted">
          {m.onboarding_finish_body()}
        </Text>
      )
  }
}

function finishText(kind: LinkChoiceProps['kind']): string {
  switch (kind) {
    case 'choice':
      return m.onboarding_skip()
    case 'link-failed':
      return m.onboarding_finish_unlinked()
    case 'auto-enrolled':
    case 'linked':
    case 'finish':
      return m.onboarding_finish()
  }
}
