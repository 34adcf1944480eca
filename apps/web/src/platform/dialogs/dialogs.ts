import { m } from '../../paraglide/messages.js'
import { type DialogOptions, showDialog } from './dialog-store.ts'

/** Helps who misses points that they expect (DLG-07, ACT-12). */
export function showPointsHelp(): void {
  showDialog({ type: 'MODAL', title: m.points_help_title, body: m.points_help_body, description: m.points_help_more })
}

/** Says that a partner's points cannot be had now, by the programme's name in the product's texts (ERR-34). */
export function showPartnerBalanceFailed(programme: string, tryAgain: NonNullable<DialogOptions['onConfirm']>): void {
  showDialog({
    type: 'ALERT',
    title: () => m.error_partner_balance_title({ programme }),
    body: m.error_partner_balance_body,
    confirmText: m.dialog_try_again,
    cancelText: m.dialog_close,
    onConfirm: tryAgain,
  })
}
