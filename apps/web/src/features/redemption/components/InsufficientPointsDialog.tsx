import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '../../../paraglide/messages.js'
import { formatPoints } from '../../../platform/points/format-points.ts'

/** Says how many points are short, and leads back (RDM-01). */
export function InsufficientPointsDialog({ missing, onClose }: { missing: number; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={m.redemption_insufficient_title()}
      onClose={onClose}
      actions={<Button onPress={onClose}>{m.redemption_back()}</Button>}
    >
      <Text>{m.redemption_insufficient_body({ missing: formatPoints(missing) })}</Text>
    </Dialog>
  )
}
