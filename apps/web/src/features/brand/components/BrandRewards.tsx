import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import type { Reward } from '@clubhouse/rest-client/club'
import { type ReactNode, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { Audience } from '../../../platform/auth/use-audience.ts'
import { appConfig } from '../../../platform/config/app-config.ts'
import { type NextPage, nextPageOf } from '../../../platform/lists/next-page.ts'
import { paths } from '../../../platform/paths.ts'
import type { RewardKind } from '../../../platform/rewards/points-text.ts'
import { type BrandRewards as Side, useBrandRewards } from '../api/brand-rewards.ts'
import { brandView } from '../model/brand-view.ts'

/** One side of a brand's rewards, to be drawn as tiles (BRD-10). */
export interface BrandRewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  more: NextPage
  onLoadMore: () => void
  headingLevel: 2 | 3
}

export interface BrandRewardsProps {
  brandName: string
  audience: Audience
  grid: (props: BrandRewardGridProps) => ReactNode
}

/** What a brand offers: both sides in tabs, or the one there is under its heading (BRD-03, BRD-04). */
export function BrandRewards({ brandName, audience, grid }: BrandRewardsProps) {
  const earn = useBrandRewards({ kind: 'EARN', brandName, audience })
  const spend = useBrandRewards({ kind: 'SPEND', brandName, audience })
  const [tab, setTab] = useState<string>()
  if (earn.list.isPending || spend.list.isPending) return <SkeletonGrid count={4} label={m.brand_loading_rewards()} />
  if (earn.rewards === undefined || spend.rewards === undefined) {
    const refresh = () =>
      [earn, spend].filter(({ rewards }) => rewards === undefined).forEach(({ list }) => void list.refetch())
    return (
      <ErrorPanel
        title={m.brand_failed_title()}
        body={m.brand_failed_body()}
        action={<Button onPress={refresh}>{m.brand_refresh()}</Button>}
      />
    )
  }
  const gridOf = ({ kind, rewards = [], list }: Side, headingLevel: 2 | 3) =>
    grid({ kind, rewards, more: nextPageOf(list), onLoadMore: () => void list.fetchNextPage(), headingLevel })
  const view = brandView({ earn: earn.rewards.length, spend: spend.rewards.length })
  switch (view.kind) {
    case 'tabs':
      return (
        <Tabs
          label={m.brand_tabs({ brand: brandName })}
          items={[
            { id: 'EARN', label: m.brand_tab_earn(), content: gridOf(earn, 2) },
            { id: 'SPEND', label: m.brand_tab_spend(), content: gridOf(spend, 2) },
          ]}
          selectedId={tab ?? view.firstTab}
          onSelectionChange={setTab}
        />
      )
    case 'single':
      return (
        <Stack gap="large">
          <Heading level={2}>
            {view.side === 'EARN'
              ? m.brand_earn_heading({ brand: brandName })
              : m.brand_spend_heading({ brand: brandName })}
          </Heading>
          {gridOf(view.side === 'EARN' ? earn : spend, 3)}
        </Stack>
      )
    case 'empty':
      return (
        <EmptyState
          title={m.brand_none_title({ brand: brandName })}
          body={m.brand_none_body()}
          imageUrl={`${appConfig().hosts.images}/content/no-rewards`}
          action={<ButtonLink href={paths.spend.href()}>{m.brand_none_action()}</ButtonLink>}
        />
      )
  }
}
