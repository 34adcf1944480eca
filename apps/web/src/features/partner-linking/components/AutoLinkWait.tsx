import type { PartnerCode } from '@clubhouse/rest-client/club'
import { Spinner } from '@clubhouse/design-system/Spinner'
import { m } from '#paraglide/messages.js'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'

/** On the way to the partner, or while it is not known who is signed in. */
export function AutoLinkWait({ partner }: { partner?: PartnerCode | undefined }) {
  return (
    <Spinner
      label={
        partner === undefined ? m.linking_auto_title() : m.linking_auto_leaving({ partner: partnerNameOf(partner) })
      }
      isFullScreen
    />
  )
}
