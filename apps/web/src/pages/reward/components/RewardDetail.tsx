import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { useAudience } from '#platform/auth/use-audience.ts'
import { rewardIdOf } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { LoadedReward } from './LoadedReward.tsx'
import { PersonalRewardLogin } from './PersonalRewardLogin.tsx'
import type { RewardButtonProps } from './RewardAction.tsx'
import { RewardSkeleton } from './RewardSkeleton.tsx'

export interface RewardDetailProps {
  kind: RewardKind
  /** What a member can do with the reward. */
  action: (props: RewardButtonProps) => ReactNode
  /** The page for an address without a reward. */
  notFound: ReactNode
}

/** The reward that the address names, for members and for visitors (RWD-01); its `groupId`, if any, makes it personal (RTE-41). */
export function RewardDetail({ kind, action, notFound }: RewardDetailProps) {
  const { rewardPath = '' } = useParams()
  const [query] = useSearchParams()
  const rewardId = rewardIdOf(rewardPath)
  // Groups hold rewards to spend points on only.
  const groupId = kind === 'SPEND' ? (query.get('groupId') ?? undefined) : undefined
  const audience = useAudience()
  if (rewardId === '' || groupId === '') return notFound
  if (audience === undefined) return <RewardSkeleton />
  if (groupId !== undefined && audience === 'visitor') return <PersonalRewardLogin />
  const page = { kind, rewardId, groupId, audience, action, notFound }
  return <LoadedReward key={rewardId} {...page} />
}
