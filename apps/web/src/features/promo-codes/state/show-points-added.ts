import { m } from '#paraglide/messages.js'
import { showDialog } from '#platform/dialogs/dialog-store.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'

/** Says how many points a code brought, in title, subtitle and body (PRM-06). `onClose` is told when it has been read. */
export function showPointsAdded(pointsAdded: number, { onClose }: { onClose: () => void }): void {
  showDialog({
    type: 'PROMO_MODAL',
    title: m.promo_success_title,
    body: () => m.promo_success_subtitle({ points: formatPoints(pointsAdded) }),
    description: m.promo_success_body,
    confirmText: m.promo_success_done,
    onConfirm: onClose,
    onCancel: onClose,
  })
}
