import { Skeleton } from '@clubhouse/design-system/Skeleton'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { type Island, island } from '#platform/islands/island.tsx'
import { usePreload } from '#platform/islands/use-preload.ts'
import type { RewardButtonProps } from './RewardAction.tsx'

// Visitors, for whom the host renders the page, have none of it.
const forMembers = { when: 'render', isBrowserOnly: true, fallback: () => <Skeleton shape="button" /> } as const
const actions: Readonly<Record<RewardKind, Island<RewardButtonProps>>> = {
  SPEND: island(() => import('./SpendAction.tsx').then((module) => module.SpendAction), forMembers),
  EARN: island(() => import('./EarningAction.tsx').then((module) => module.EarningAction), forMembers),
}

/** The button that a member has for a reward. */
export function MemberAction({ kind, ...props }: RewardButtonProps & { kind: RewardKind }) {
  const Action = actions[kind]
  return <Action {...props} />
}

/** Loads a member's button while the session is restored and the reward itself is fetched. */
export function usePreloadedAction(kind: RewardKind, audience: Audience | undefined): void {
  usePreload(actions[kind], audience !== 'visitor')
}
