import { paths, rewardIdOf } from '#platform/paths.ts'
import type { RewardKind } from './points-text.ts'

const patterns: readonly (readonly [pattern: string, kind: RewardKind])[] = [
  [paths.spendReward.pattern, 'SPEND'],
  [paths.earnReward.pattern, 'EARN'],
]

/** The reward that a path leads to, with or without base and region; undefined for any other page. */
export function rewardAt(pathname: string): { kind: RewardKind; rewardId: string } | undefined {
  const [list, rewardPath = ''] = pathname.split('/').slice(-2)
  const kind = patterns.find(([pattern]) => pattern === `${list}/:rewardPath`)?.[1]
  const rewardId = rewardIdOf(rewardPath)
  return kind === undefined || rewardId === '' ? undefined : { kind, rewardId }
}
