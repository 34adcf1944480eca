import { Chip } from '@clubhouse/design-system/Chip'
import { ChipBar } from '@clubhouse/design-system/ChipBar'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** The categories of a reward, each leading to all that is in it (RWD-07). */
export function SimilarCategories({ reward, kind }: { reward: Reward; kind: RewardKind }) {
  const named = reward.content.categories.flatMap(({ categoryName = '' }) =>
    categoryName === '' ? [] : [categoryName],
  )
  const names = [...new Set(named)]
  if (names.length === 0) return <></>
  const list = kind === 'EARN' ? paths.earn : paths.spend
  return (
    <Stack gap="medium">
      <Heading level={2} size="medium">
        {m.reward_similar()}
      </Heading>
      <ChipBar label={m.reward_similar_categories()}>
        {names.map((name) => (
          <Chip key={name} href={list.href({ category: [name] })}>
            {name}
          </Chip>
        ))}
      </ChipBar>
    </Stack>
  )
}
