import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'

export const loadMoreStates = ['available', 'loading', 'failed'] as const

export type LoadMoreProps = {
  /** How it stands with the next page. When there is none, leave the component out. */
  state: (typeof loadMoreStates)[number]
  label: string
  /** Read out when the page starts to load. */
  loadingLabel: string
  /** Says that the page did not come; the button then tries again. */
  failedText: string
  onLoadMore: () => void
}

/** The way to the next page of a list. It stands under the list and keeps its place while it loads. */
export function LoadMore({ state, label, loadingLabel, failedText, onLoadMore }: LoadMoreProps) {
  return (
    <Stack gap="medium" align="center">
      {state === 'failed' ? <Alert tone="error">{failedText}</Alert> : null}
      <Button variant="secondary" isPending={state === 'loading'} pendingLabel={loadingLabel} onPress={onLoadMore}>
        {label}
      </Button>
    </Stack>
  )
}
