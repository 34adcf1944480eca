import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { PartnerRedirectState } from '../model/partner-redirect.ts'
import { partnerNameOf } from '../model/partner-name.ts'

export interface PartnerOpenedNoticeProps {
  reward: Reward
  state: PartnerRedirectState
  opensIn: 'tab' | 'app'
}

/** Says to a member who comes back that the partner's page is open. Rendered before its words, so that they are read out. */
export function PartnerOpenedNotice({ reward, state, opensIn }: PartnerOpenedNoticeProps) {
  const partner = partnerNameOf(reward)
  return (
    <div role="status">
      {state.kind === 'completed' && (
        <Text size="small" tone="muted">
          {opensIn === 'app' ? m.earning_left_app({ partner }) : m.earning_left_tab({ partner })}
        </Text>
      )}
    </div>
  )
}
