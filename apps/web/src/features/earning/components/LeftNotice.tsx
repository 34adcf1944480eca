import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { DepartureState } from '../model/departure.ts'
import { partnerNameOf } from '../model/partner-name.ts'

export interface LeftNoticeProps {
  reward: Reward
  state: DepartureState
  opensIn: 'tab' | 'app'
}

/** Says to whoever comes back that the partner's page is open. It is there before its words, so that they are read out. */
export function LeftNotice({ reward, state, opensIn }: LeftNoticeProps) {
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
