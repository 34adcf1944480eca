import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useId } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { keepClearOf } from '#platform/focus/keep-clear.ts'
import { paths } from '#domain/page/model/paths.ts'
import { actionLabel } from '#domain/reward/model/action-label.ts'
import { isPaidInPoints, type RewardKind } from '#domain/reward/model/points-text.ts'
import { useEligibility } from '#domain/reward/api/eligibility.ts'
import {
  needsLinkedAccount,
  needsSubscription,
  blockersOf,
  type Eligibility,
} from '#domain/reward/model/availability.ts'
import { LoginBox } from './LoginBox.tsx'
import { BlockerLines } from './BlockerLines.tsx'
import * as styles from './reward.css.ts'

/** Props of a reward's button: the reward with its chosen option, and the id of the text that describes the button. */
export interface RewardButtonProps {
  reward: Reward
  describedBy: string | undefined
}

export interface RewardActionProps {
  /** With its chosen option, if one is chosen. */
  reward: Reward
  kind: RewardKind
  audience: Audience
  /** Renders the button when nothing blocks the reward, or only points are missing. */
  action: (props: RewardButtonProps) => ReactNode
}

/**
 * The button of a reward and the reasons that block it, which are shown before anything is pressed and describe the button
 * for assistive technology (RWD-08, RWD-16, RWD-27, RDM-01).
 */
export function RewardAction({ reward, kind, audience, action }: RewardActionProps) {
  const linesId = useId()
  const eligibility = useEligibility(reward, audience)
  const blockers = blockersOf(reward, eligibility)
  const [first] = blockers
  if (first?.kind === 'log-in') {
    return (
      <div className={styles.box}>
        <LoginBox kind={kind} isForSubscribers={needsSubscription(reward)} />
      </div>
    )
  }
  const wait = isWaitingFor(reward, eligibility)
  const showsPoints = audience === 'member' && isPaidInPoints(reward)
  const describedBy = blockers.length > 0 || showsPoints ? linesId : undefined
  return (
    <div ref={keepClearOf} className={styles.action}>
      <Stack gap="xsmall">
        {wait ? (
          <Skeleton shape="button" />
        ) : first === undefined || first.kind === 'points-short' ? (
          action({ reward, describedBy })
        ) : (
          <BlockerAction blocker={first.kind} reward={reward} kind={kind} describedBy={linesId} />
        )}
        <BlockerLines
          id={linesId}
          blockers={blockers}
          brandName={reward.content.brandDetails.brandName}
          points={showsPoints ? (eligibility.usablePoints ?? 'pending') : 'none'}
        />
      </Stack>
    </div>
  )
}

interface BlockerActionProps {
  blocker: 'sold-out' | 'unavailable' | 'app-only' | 'subscribers-only' | 'choose-option' | 'link-account'
  reward: Reward
  kind: RewardKind
  describedBy: string
}

/** Rendered for a blocked reward: a link that removes the blocker, such as linking an account, or a disabled button. */
function BlockerAction({ blocker, reward, kind, describedBy }: BlockerActionProps) {
  const canSubscribe = useFlag('web_subscription')
  const { links } = clubConfig()
  switch (blocker) {
    case 'app-only':
      return (
        <div className={styles.stores}>
          {[
            { href: links.appStore, words: m.reward_app_store() },
            { href: links.playStore, words: m.reward_play_store() },
          ].map(({ href, words }) => (
            <ButtonLink
              key={href}
              href={href}
              aria-describedby={describedBy}
              isExternal
              externalLabel={m.common_opens_in_new_tab()}
              fullWidth
            >
              {words}
            </ButtonLink>
          ))}
        </div>
      )
    case 'link-account':
      return (
        <ButtonLink href={paths.linkAccounts.href()} aria-describedby={describedBy} fullWidth>
          {m.reward_link_account()}
        </ButtonLink>
      )
    case 'subscribers-only':
      if (canSubscribe) {
        return (
          <ButtonLink href={paths.subscribe.href()} aria-describedby={describedBy} fullWidth>
            {m.reward_subscribe()}
          </ButtonLink>
        )
      }
      break
    case 'sold-out':
    case 'unavailable':
    case 'choose-option':
      break
  }
  return (
    <Button isDisabled aria-describedby={describedBy} fullWidth>
      {actionLabel(reward, kind)}
    </Button>
  )
}

/** True while the facts that decide about the button are loading; points are not among them, the button waits for those. */
function isWaitingFor(reward: Reward, { audience, isSubscriber, isLinked }: Eligibility): boolean {
  if (audience === 'visitor') return false
  return (
    (needsSubscription(reward) && isSubscriber === undefined) || (needsLinkedAccount(reward) && isLinked === undefined)
  )
}
