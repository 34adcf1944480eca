import type { Reward } from '@clubhouse/rest-client/club'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import { favouriteOf } from '#domain/favourite/model/favourite-of.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import * as styles from './reward.css.ts'
import { ShareButton } from './ShareButton.tsx'

/**
 * What a member can do with a reward besides redeeming it (WSH-04, RWD-22). One that was picked for them is in no list,
 * and not for others to open (RWD-28).
 */
export function RewardTools({ reward, kind }: { reward: Reward; kind: RewardKind }) {
  if (reward.accessLevel === 'PERSONAL') return <></>
  return (
    <div className={styles.tools}>
      <FavouriteToggle favourite={favouriteOf(reward, kind)} />
      {isNativeApp() && <ShareButton reward={reward} kind={kind} />}
    </div>
  )
}
