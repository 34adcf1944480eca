import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import type { Brand } from '@clubhouse/rest-client/discovery'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { onVisible } from '#platform/islands/when.ts'
import { nextPageOf } from '#platform/lists/next-page.ts'
import { useKeptPages } from '#platform/lists/use-kept-pages.ts'
import { paths } from '#domain/page/model/paths.ts'
import { type BrandRewards as Side, useBrandRewards } from '#domain/brand/api/brand-rewards.ts'
import { brandView, openSide } from '#domain/brand/model/brand-view.ts'
import { useBrandAddress } from '../state/use-brand-address.ts'
import { BrandRewardsSkeleton } from './BrandRewardsSkeleton.tsx'
import { type BrandRewardGridProps, BrandSides } from './BrandSides.tsx'

export interface BrandRewardsProps {
  brand: Pick<Brand, 'brandName' | 'slug'>
  audience: Audience
  /** Draws one side of the brand's rewards (BRD-10). */
  grid: (props: BrandRewardGridProps) => ReactNode
}

/** How far above the end of the list the next page is fetched, so that it is there in time. */
const ahead = '400px'

/** What a brand offers, on both sides of the club or on the one there is (BRD-03, BRD-04). */
export function BrandRewards({ brand: { brandName, slug }, audience, grid }: BrandRewardsProps) {
  const address = useBrandAddress(slug)
  const query = { brandName, audience, sort: address.sort?.chosen ?? 'featured' } as const
  const earn = useBrandRewards({ kind: 'EARN', ...query })
  const spend = useBrandRewards({ kind: 'SPEND', ...query })
  const view = brandView({ earn: earn.rewards?.length ?? 0, spend: spend.rewards?.length ?? 0 })
  const { list: open } = openSide(view, address.side) === 'EARN' ? earn : spend
  useKeptPages({ ...open, data: open.isPlaceholderData ? undefined : open.data })
  if (earn.list.isPending || spend.list.isPending) return <BrandRewardsSkeleton label={m.common_loading_rewards()} />
  if (earn.rewards === undefined || spend.rewards === undefined) {
    const refresh = () =>
      [earn, spend].filter(({ rewards }) => rewards === undefined).forEach(({ list }) => void list.refetch())
    return (
      <ErrorPanel
        title={m.brand_failed_title()}
        body={m.common_failed_body()}
        action={<Button onPress={refresh}>{m.common_refresh()}</Button>}
      />
    )
  }
  if (view.kind === 'empty') {
    return (
      <EmptyState
        title={m.brand_none_title({ brand: brandName })}
        body={m.brand_none_body()}
        imageUrl={`${appConfig().hosts.images}/content/no-rewards`}
        action={<ButtonLink href={paths.spend.href()}>{m.common_browse_rewards()}</ButtonLink>}
      />
    )
  }
  const gridOf = ({ kind, rewards = [], list }: Side, headingLevel: 2 | 3) => {
    // While the list is sorted there is no next page yet.
    const more = list.isPlaceholderData ? 'none' : nextPageOf(list)
    const loadMore = () => void list.fetchNextPage()
    return (
      <div aria-busy={list.isPlaceholderData}>
        {grid({ kind, rewards, more, onLoadMore: loadMore, headingLevel })}
        {more === 'available' && <EndOfList onReached={loadMore} />}
      </div>
    )
  }
  return (
    <BrandSides
      brandName={brandName}
      view={view}
      address={address}
      earn={(level) => gridOf(earn, level)}
      spend={(level) => gridOf(spend, level)}
    />
  )
}

/** Calls back once when the end of a list comes into the viewport; remounted after each page (BRD-11). */
function EndOfList({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReached)
  useEffect(() => (end.current === null ? undefined : onVisible(end.current, () => reach(), ahead)), [])
  return <div ref={end} />
}
