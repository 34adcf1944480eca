import { Button } from '@clubhouse/design-system/Button'
import { Inline } from '@clubhouse/design-system/Inline'
import { m } from '#paraglide/messages.js'
import { leaveToUpdateAccount } from '#domain/member/api/account-update.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { showDialog } from '#platform/dialogs/dialog-store.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { openExternalLink } from '#platform/native/external-link.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'

/** Where details are changed (ACC-08, ACC-09), and how to leave the club (ACC-11). */
export function DetailsActions() {
  const returnPath = useRegionPath()(paths.personalDetails.href())
  return (
    <Inline gap="medium">
      <Button onPress={() => void leaveToUpdateAccount(returnPath).catch(handleError)}>
        {m.account_update_details()}
      </Button>
      <Button variant="secondary" onPress={askToDelete}>
        {m.account_delete()}
      </Button>
    </Inline>
  )
}

function askToDelete(): void {
  showDialog({
    type: 'ALERT',
    title: m.account_delete_title,
    body: () => m.account_delete_body({ club: appConfig().clubName }),
    cancelText: m.common_cancel,
    confirmText: m.common_continue,
    onConfirm: () => void openExternalLink(clubConfig().links.deleteAccount).catch(handleError),
  })
}
