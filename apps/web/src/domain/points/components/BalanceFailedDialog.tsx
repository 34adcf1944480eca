import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'

export interface BalanceFailedDialogProps {
  title: string
  body: string
  isOpen: boolean
  isRetrying: boolean
  onRetry: () => void
  onClose: () => void
}

/** Says that a balance could not be loaded, and offers to try again (ERR-34, ERR-36). */
export function BalanceFailedDialog({ title, body, isOpen, isRetrying, onRetry, onClose }: BalanceFailedDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {m.common_close()}
          </Button>
          <Button isPending={isRetrying} pendingLabel={m.common_loading_points()} onPress={onRetry}>
            {m.common_try_again()}
          </Button>
        </>
      }
    >
      <Text>{body}</Text>
    </Dialog>
  )
}
