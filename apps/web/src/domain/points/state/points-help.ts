import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { openExternalLink } from '#platform/native/external-link.ts'
import { showDialog } from '#platform/dialogs/dialog-store.ts'

/** Helps a member who misses points (DLG-07, ACT-12), in the editors' words where there are any, and leads to the help team. */
export function showPointsHelp(words?: { title: string; body: string }): void {
  const own = { title: m.points_help_title, body: m.points_help_body, description: m.points_help_more }
  showDialog({
    type: 'MODAL',
    ...(words ?? own),
    confirmText: m.points_help_link,
    onConfirm: () => {
      openExternalLink(clubConfig().links.help).catch((error: unknown) => console.error(error))
    },
  })
}
