import { Container } from '@clubhouse/design-system/Container'
import { Picture } from '@clubhouse/design-system/Picture'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { trackOfferViewed } from '#domain/reward/api/track-reward.ts'
import type { Audience } from '#platform/auth/use-audience.ts'
import { OwnPart } from '#platform/islands/OwnPart.tsx'
import { useQueryString } from '#platform/links/use-query-string.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { chosenOption, withOption } from '#domain/reward/model/chosen-option.ts'
import * as styles from './reward.css.ts'
import { RewardAction, type RewardButtonProps } from './RewardAction.tsx'
import { RewardExtras } from './RewardExtras.tsx'
import { RewardInformation } from './RewardInformation.tsx'
import { RewardSummary } from './RewardSummary.tsx'
import { RewardTools } from './RewardTools.tsx'

const optionParameter = 'option'

export interface RewardViewProps {
  reward: Reward
  /** As the address names it: the reward's own, or that of one of its options. */
  addressedId: string
  kind: RewardKind
  audience: Audience
  action: (props: RewardButtonProps) => ReactNode
}

/** A reward: picture, what it is and costs, what to do with it, and all the rest there is to know (RWD-02). */
export function RewardView({ reward, addressedId, kind, audience, action }: RewardViewProps) {
  const { rewardId, content } = reward
  const { imageUrl, brandDetails } = content
  const [query, setQuery] = useQueryString()
  const chosen = withOption(reward, chosenOption(reward, [query.get(optionParameter), addressedId]))
  // In the address, so that it is still chosen after a login or a step-up, which leave the page.
  const chooseOption = (optionId: string) => {
    const next = new URLSearchParams(query)
    next.set(optionParameter, optionId)
    setQuery(next, { replace: true })
  }
  // Once for each reward, however often it is fetched again.
  const trackView = useEffectEvent((viewed: string) => {
    if (viewed === reward.rewardId) trackOfferViewed(reward, kind)
  })
  useEffect(() => trackView(rewardId), [rewardId])
  return (
    <>
      <Container as="article">
        <div className={styles.layout}>
          <div className={styles.picture}>
            <div className={styles.frame}>
              <Picture
                src={imageUrl}
                alt=""
                width={740}
                height={463}
                widths={[375, 560, 750, 872, 1080, 1480]}
                sizes="(min-width: 1440px) 722px, (min-width: 1024px) 52vw, (min-width: 768px) 50vw, 100vw"
                cover
                priority
              />
            </div>
            <span className={styles.logo}>
              <Picture src={brandDetails.brandLogo} alt="" width={160} height={160} cover />
            </span>
          </div>
          <RewardSummary
            reward={reward}
            chosen={chosen}
            kind={kind}
            audience={audience}
            tools={audience === 'member' && <RewardTools reward={reward} kind={kind} />}
            onChoose={chooseOption}
          />
          <OwnPart>
            <RewardAction reward={chosen} kind={kind} audience={audience} action={action} />
          </OwnPart>
          <OwnPart>
            <RewardInformation reward={reward} kind={kind} audience={audience} />
          </OwnPart>
        </div>
      </Container>
      <OwnPart>
        <RewardExtras reward={reward} kind={kind} audience={audience} />
      </OwnPart>
    </>
  )
}
