import { Alert } from '@clubhouse/design-system/Alert'
import { Container } from '@clubhouse/design-system/Container'
import { Picture } from '@clubhouse/design-system/Picture'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { trackOfferViewed } from '../../../platform/analytics/track.ts'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { LoginBox } from './LoginBox.tsx'
import * as styles from './reward.css.ts'
import { RewardInformation } from './RewardInformation.tsx'
import { RewardSummary } from './RewardSummary.tsx'

export interface RewardViewProps {
  reward: Reward
  kind: RewardKind
  audience: Audience
  action: (reward: Reward) => ReactNode
}

/** A reward: picture, what it is and costs, what to do with it, and all the rest there is to know (RWD-02). */
export function RewardView({ reward, kind, audience, action }: RewardViewProps) {
  const { rewardId, content } = reward
  const { imageUrl, brandDetails } = content
  // Once for each reward, however often it is read anew.
  const tellOfView = useEffectEvent((viewed: string) => {
    if (viewed === reward.rewardId) trackOfferViewed(reward, kind)
  })
  useEffect(() => tellOfView(rewardId), [rewardId])
  return (
    <Container as="article">
      <div className={styles.layout}>
        <div className={styles.picture}>
          <div className={styles.frame}>
            <Picture
              src={imageUrl}
              alt=""
              width={872}
              height={545}
              widths={[375, 740, 872, 1480]}
              sizes="(min-width: 1440px) 740px, (min-width: 768px) 55vw, 100vw"
              cover
              priority
            />
          </div>
          <span className={styles.logo}>
            <Picture src={brandDetails.brandLogo} alt="" width={160} height={160} cover />
          </span>
        </div>
        <RewardSummary reward={reward} kind={kind} />
        <RewardAction reward={reward} kind={kind} audience={audience} action={action} />
        <RewardInformation reward={reward} kind={kind} audience={audience} />
      </div>
    </Container>
  )
}

/** What can be done: nothing when it is gone, log in when one is a visitor (RWD-08), otherwise what the caller says. */
function RewardAction({ reward, kind, audience, action }: RewardViewProps) {
  if (reward.availability === 'SOLD_OUT' || reward.availability === 'UNAVAILABLE') {
    return (
      <div className={styles.action}>
        <Alert tone="warning" isAnnounced={false}>
          {reward.availability === 'SOLD_OUT' ? m.reward_sold_out() : m.reward_unavailable()}
        </Alert>
      </div>
    )
  }
  if (audience === 'visitor') {
    return (
      <div className={styles.box}>
        <LoginBox kind={kind} />
      </div>
    )
  }
  return <div className={styles.action}>{action(reward)}</div>
}
