import { Button } from '@clubhouse/design-system/Button'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { useFlag } from '#platform/flags/use-flag.ts'
import { leadTo } from '#platform/focus/lead-to.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import type { Blocker } from '#domain/reward/model/availability.ts'
import { optionsId } from './RewardOptions.tsx'

export interface BlockerLinesProps {
  id: string
  blockers: readonly Blocker[]
  brandName: string
  /** What the member has, for a reward that costs points. */
  points: number | 'pending' | 'none'
}

/**
 * What stands in the way of a reward, a line each, for the button to be described by. An option that is still to be chosen
 * is a press away, as the button itself cannot be pressed (RWD-16). Of a reward that costs points a line
 * always speaks of them, so that nothing moves when they are known.
 */
export function BlockerLines({ id, blockers, brandName, points }: BlockerLinesProps) {
  const canSubscribe = useFlag('web_subscription')
  const saysPoints = typeof points === 'number' && blockers.every(({ kind }) => kind === 'choose-option')
  if (points === 'none' && blockers.length === 0) return <></>
  return (
    <div id={id}>
      {blockers.map((blocker) =>
        blocker.kind === 'choose-option' ? (
          <Button key={blocker.kind} variant="quiet" size="small" onPress={() => leadTo(`#${optionsId}`)}>
            {textOf(blocker, brandName, canSubscribe)}
          </Button>
        ) : (
          <Text key={blocker.kind} size="small">
            {textOf(blocker, brandName, canSubscribe)}
          </Text>
        ),
      )}
      {saysPoints && (
        <Text size="small" tone="muted">
          {m.reward_points_held({ points: formatPoints(points) })}
        </Text>
      )}
      {points === 'pending' && <Skeleton shape="text" />}
    </div>
  )
}

function textOf(blocker: Blocker, brand: string, canSubscribe: boolean): string {
  switch (blocker.kind) {
    case 'sold-out':
      return m.reward_sold_out()
    case 'unavailable':
      return m.reward_unavailable()
    case 'app-only':
      return m.reward_blocker_app()
    case 'log-in':
      return m.common_log_in_or_join()
    case 'subscribers-only':
      return canSubscribe ? m.reward_blocker_subscribers() : m.reward_blocker_subscribers_closed()
    case 'choose-option':
      return m.reward_choose_option()
    case 'link-account':
      return m.reward_blocker_link({ brand })
    case 'points-short':
      return m.reward_blocker_points({ missing: formatPoints(blocker.missing) })
  }
}
