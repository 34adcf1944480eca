import type { Reward } from '@clubhouse/rest-client/club'
import { isNativeApp } from '../../../platform/native/native-app.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import * as styles from './reward.css.ts'
import { ShareButton } from './ShareButton.tsx'

/** What a member can do with a reward besides redeeming it. One that was picked for them is not for others to open (RWD-28). */
export function RewardTools({ reward, kind }: { reward: Reward; kind: RewardKind }) {
  return (
    <div className={styles.tools}>
      {isNativeApp() && reward.accessLevel !== 'PERSONAL' && <ShareButton reward={reward} kind={kind} />}
    </div>
  )
}
