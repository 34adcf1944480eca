import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import type { Reward } from '@clubhouse/rest-client/club'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { NextPage } from '#platform/lists/next-page.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { type BrandView, openSide } from '#domain/brand/model/brand-view.ts'
import type { BrandAddress } from '../state/use-brand-address.ts'
import { BrandSortMenu } from './BrandSortMenu.tsx'
import * as styles from './brand.css.ts'

/** One side of a brand's rewards, rendered as tiles (BRD-10). */
export interface BrandRewardGridProps {
  kind: RewardKind
  rewards: readonly Reward[]
  more: NextPage
  onLoadMore: () => void
  headingLevel: 2 | 3
}

export interface BrandSidesProps {
  brandName: string
  view: Exclude<BrandView, { kind: 'empty' }>
  address: BrandAddress
  /** Draws a side with its tiles' titles at a level of the page's outline. */
  earn: (headingLevel: 2 | 3) => ReactNode
  spend: (headingLevel: 2 | 3) => ReactNode
}

/** Both sides in tabs, or the one there is under its heading, with how they are sorted (BRD-03 to BRD-06). */
export function BrandSides({ brandName, view, address, earn, spend }: BrandSidesProps) {
  const { sort, side, open } = address
  return (
    <Stack gap="large">
      {sort !== undefined && (
        <div className={styles.sort}>
          <BrandSortMenu {...sort} />
        </div>
      )}
      {view.kind === 'tabs' ? (
        <Tabs
          label={m.brand_tabs({ brand: brandName })}
          items={[
            { id: 'EARN', label: m.common_earn(), content: earn(2) },
            { id: 'SPEND', label: m.common_rewards(), content: spend(2) },
          ]}
          selectedId={openSide(view, side)}
          onSelectionChange={(id) => open(id === 'EARN' ? 'EARN' : 'SPEND')}
        />
      ) : (
        <Stack gap="large">
          <Heading level={2}>
            {view.side === 'EARN'
              ? m.brand_earn_heading({ brand: brandName })
              : m.brand_spend_heading({ brand: brandName })}
          </Heading>
          {view.side === 'EARN' ? earn(3) : spend(3)}
        </Stack>
      )}
    </Stack>
  )
}
