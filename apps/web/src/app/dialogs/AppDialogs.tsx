import { hideDialog, useShownDialog } from '#platform/dialogs/dialog-store.ts'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'

const DialogHost = island(() => import('./DialogHost.tsx').then((module) => module.DialogHost), {
  when: 'render',
  isBrowserOnly: true,
  failed: ({ retry }) => <OverlayFailed onClose={hideDialog} retry={retry} />,
})

/** Renders the dialog that `showDialog` has opened, if any. */
export function AppDialogs() {
  const dialog = useShownDialog()
  return dialog !== undefined && <DialogHost dialog={dialog} />
}
