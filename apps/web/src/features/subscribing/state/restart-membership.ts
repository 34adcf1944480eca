import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { showDialog } from '#platform/dialogs/dialog-store.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { openExternalLink } from '#platform/native/external-link.ts'

/**
 * Restarts a cancelled membership, once that is decided (CON-32). Until then it is logged and changes nothing; the member
 * reads so, and is led to the help team. `date` is when the membership ends, in words.
 */
export function restartMembership(date: string): void {
  console.info('A member wants to restart their membership (SUB-16)')
  showDialog({
    type: 'MODAL',
    title: m.subscription_restart_title,
    body: () => m.subscription_restart_until({ date }),
    confirmText: m.subscription_restart_help,
    onConfirm: () => void openExternalLink(clubConfig().links.help).catch(handleError),
  })
}
