import { Button } from '@clubhouse/design-system/Button'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { isNotThere } from '@clubhouse/rest-client/errors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { useFlag } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { addressedRewardOptions } from '#domain/reward/api/addressed-reward.ts'
import { listedReward } from '#domain/reward/api/reward-list.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { isVisible } from '#domain/reward/model/visibility.ts'
import { MemberAction } from './MemberAction.tsx'
import { RewardHead } from './RewardHead.tsx'
import { RewardSkeleton } from './RewardSkeleton.tsx'
import { RewardView } from './RewardView.tsx'

export interface LoadedRewardProps {
  kind: RewardKind
  rewardId: string
  groupId: string | undefined
  audience: Audience
}

/** A reward as the server has it now; until then, or when it does not come, as a list said it (RWD-09, RWD-14, FLG-17). */
export function LoadedReward({ kind, rewardId, groupId, audience }: LoadedRewardProps) {
  const region = useRegion()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const usesSummaries = useFlag('web_use_reward_summaries')
  const asked = useQuery(addressedRewardOptions({ kind, rewardId, audience, region }, groupId))
  const held = () =>
    usesSummaries && groupId === undefined ? listedReward(queryClient, { kind, audience, region }, rewardId) : undefined
  // It may have gone since a list named it.
  if (asked.isError && asked.data === undefined && isNotThere(asked.error)) return <LazyNotFoundView />
  const reward = asked.data ?? held()
  // Nothing is shown before it is known what must not be (DIS-15).
  if (viewer === undefined) return <RewardSkeleton />
  if (reward === undefined) {
    if (asked.isPending) return <RewardSkeleton />
    return <LazyNotFoundView failure={{ title: m.reward_failed_title(), onRetry: () => void asked.refetch() }} />
  }
  // A reward that must not be seen is as good as none (RWD-15), and so is one that its group does not have (RWD-13).
  if (!isVisible(reward.content.tags, viewer)) return <LazyNotFoundView />
  if (groupId !== undefined && reward.rewardParentId !== groupId) return <LazyNotFoundView />
  return (
    <>
      <RewardHead reward={reward} kind={kind} />
      <RewardView
        reward={reward}
        addressedId={rewardId}
        kind={kind}
        audience={audience}
        action={(props) => (asked.data === undefined ? <NotYet {...asked} /> : <MemberAction {...props} kind={kind} />)}
      />
    </>
  )
}

/** Nobody redeems what a list said a while ago. */
function NotYet({ isPending, refetch }: { isPending: boolean; refetch: () => unknown }): ReactNode {
  if (isPending) return <Skeleton shape="text" />
  return (
    <Stack gap="xsmall">
      <Text tone="error">{m.reward_failed_title()}</Text>
      <Button variant="secondary" fullWidth onPress={() => void refetch()}>
        {m.common_refresh()}
      </Button>
    </Stack>
  )
}
