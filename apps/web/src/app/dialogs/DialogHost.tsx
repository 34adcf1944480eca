import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import {
  confirmDialog,
  type DialogText,
  type DialogType,
  hideDialog,
  type ShownDialog,
} from '#platform/dialogs/dialog-store.ts'

/** How each type is rendered: an ALERT interrupts and has no cross, a PROMO_MODAL has room for its picture (DLG-01). */
const looks = {
  ALERT: { role: 'alertdialog', size: 'small', hasCross: false },
  MODAL: { role: 'dialog', size: 'small', hasCross: true },
  PROMO_MODAL: { role: 'dialog', size: 'medium', hasCross: true },
} as const satisfies Record<DialogType, object>

/** Renders the open dialog (DLG-01 to DLG-06). */
export function DialogHost({ dialog }: { dialog: ShownDialog }) {
  const { role, size, hasCross } = looks[dialog.type]
  const isHeld = dialog.explicitCancelRequired === true || dialog.isLoading === true
  return (
    <Dialog
      isOpen
      key={dialog.id}
      role={role}
      size={size}
      title={textOf(dialog.title)}
      isDismissable={!isHeld}
      closeLabel={hasCross ? m.common_close() : undefined}
      onClose={hideDialog}
      image={imageOf(dialog)}
      actions={actionsOf(dialog)}
    >
      <Stack gap="small">
        {dialog.body !== undefined && <Text>{textOf(dialog.body)}</Text>}
        {dialog.description !== undefined && (
          <Text size="small" tone="muted">
            {textOf(dialog.description)}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

function actionsOf(dialog: ShownDialog) {
  const { type, explicitCancelRequired = false, isLoading = false } = dialog
  const confirmText = dialog.confirmText ?? (type === 'ALERT' ? m.dialog_confirm : undefined)
  // A dialog that only its button closes has one, whatever its caller forgot.
  const cancelText = dialog.cancelText ?? (explicitCancelRequired ? m.common_cancel : undefined)
  if (cancelText === undefined && confirmText === undefined) return undefined
  return (
    <>
      {cancelText !== undefined && (
        <Button variant="secondary" isDisabled={isLoading} onPress={hideDialog}>
          {textOf(cancelText)}
        </Button>
      )}
      {confirmText !== undefined && (
        <Button isPending={isLoading} pendingLabel={m.dialog_loading()} onPress={confirmDialog}>
          {textOf(confirmText)}
        </Button>
      )}
    </>
  )
}

function imageOf({ imageUrl, brandLogoUrl }: ShownDialog) {
  if (imageUrl === undefined && brandLogoUrl === undefined) return undefined
  return (
    <Stack gap="small">
      {imageUrl !== undefined && <Picture src={imageUrl} alt="" width={560} height={280} fluid />}
      {brandLogoUrl !== undefined && <Picture src={brandLogoUrl} alt="" width={48} height={48} fit="pad" />}
    </Stack>
  )
}

function textOf(text: DialogText): string {
  return typeof text === 'string' ? text : text()
}
