import { Button } from '@clubhouse/design-system/Button'
import { Link } from '@clubhouse/design-system/Link'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { perkRewardsOptions } from '#domain/perk/api/perks.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** The rewards of an unlocked perk, of which the member chooses one on its page (API-43, RWD-13). */
export function PerkRewards({ groupId }: { groupId: string }) {
  const titleId = useId()
  const rewards = useQuery(perkRewardsOptions(groupId, useRegion()))
  if (rewards.isPending) {
    return (
      <div role="status">
        <VisuallyHidden>{m.content_benefit_rewards_loading()}</VisuallyHidden>
        <Skeleton shape="text" lines={3} />
      </div>
    )
  }
  if (rewards.data === undefined) {
    return (
      <Stack gap="small" align="start">
        <Text size="small">{m.content_benefit_rewards_failed()}</Text>
        <Button variant="secondary" size="small" onPress={() => void rewards.refetch()}>
          {m.common_try_again()}
        </Button>
      </Stack>
    )
  }
  if (rewards.data.rewards.length === 0) return <Text size="small">{m.content_benefit_rewards_none()}</Text>
  return (
    <Stack gap="xsmall">
      <Text id={titleId} weight="strong">
        {m.content_benefit_choose()}
      </Text>
      <Stack as="ul" gap="xsmall" aria-labelledby={titleId}>
        {rewards.data.rewards.map(({ rewardId, name, content: { slug } }) => (
          <li key={rewardId}>
            <Link href={paths.spendReward.href({ rewardId, slug, groupId })}>{name}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
