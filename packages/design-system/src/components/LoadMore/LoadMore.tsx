import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

export const loadMoreStates = ['available', 'loading', 'failed'] as const

export type LoadMoreProps = {
  /**
   * How it stands with the next page. When there is none, leave the component out.
   * @selector [aria-disabled="true"] on the button while it loads
   */
  state: (typeof loadMoreStates)[number]
  /** What the button is called. */
  label: string
  /** Read out when the page starts to load. */
  loadingLabel: string
  /** Says that the page did not come; the button then tries again. */
  failedText: string
  /** The person asks for the next page, or tries again. */
  onLoadMore: () => void
  /** How much of the list is there, such as `24 of 96 rewards`; read out when it changes. */
  progressText?: string | undefined
}

/** The way to the next page of a list. It stands under the list and keeps its place while it loads. */
export function LoadMore({ state, label, loadingLabel, failedText, onLoadMore, progressText }: LoadMoreProps) {
  return (
    <Stack gap="medium" align="center">
      {state === 'failed' ? <Alert tone="error">{failedText}</Alert> : null}
      {progressText === undefined ? null : (
        <div role="status">
          <Text tone="muted" numeric>
            {progressText}
          </Text>
        </div>
      )}
      <Button variant="secondary" isPending={state === 'loading'} pendingLabel={loadingLabel} onPress={onLoadMore}>
        {label}
      </Button>
    </Stack>
  )
}
