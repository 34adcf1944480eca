import type { PartnerCode } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'

/** Returns the name of a partner's account, as members read it. */
export function partnerNameOf(partner: PartnerCode): string {
  switch (partner) {
    case 'VAA':
      return m.linking_airline()
    case 'SYF':
      return m.linking_card({ club: appConfig().clubName })
    case 'BILTREWARDS':
      return m.linking_rewards()
  }
}
