import { useSearchParams } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { useAudience } from '#platform/auth/use-audience.ts'
import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { rewardIdOf } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { LoadedReward } from './LoadedReward.tsx'
import { PersonalRewardLogin } from './PersonalRewardLogin.tsx'
import { usePreloadedAction } from './MemberAction.tsx'
import { RewardSkeleton } from './RewardSkeleton.tsx'

/** The reward that the address names, for members and for visitors (RWD-01); its `groupId`, if any, makes it personal (RTE-41). */
export function RewardDetail({ kind }: { kind: RewardKind }) {
  const { rewardPath = '' } = useParams()
  const [query] = useSearchParams()
  const rewardId = rewardIdOf(rewardPath)
  // Groups hold rewards to spend points on only.
  const groupId = kind === 'SPEND' ? (query.get('groupId') ?? undefined) : undefined
  const audience = useAudience()
  usePreloadedAction(kind, audience)
  if (rewardId === '' || groupId === '') return <LazyNotFoundView />
  if (audience === undefined) return <RewardSkeleton />
  if (groupId !== undefined && audience === 'visitor') return <PersonalRewardLogin />
  return <LoadedReward key={rewardId} kind={kind} rewardId={rewardId} groupId={groupId} audience={audience} />
}
