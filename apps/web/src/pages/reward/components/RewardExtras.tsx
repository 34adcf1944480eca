import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { island } from '#platform/islands/island.tsx'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { RowPlaceholder } from './RowPlaceholder.tsx'
import { SimilarCategories } from './SimilarCategories.tsx'

const MoreFromBrand = island(() => import('./MoreFromBrand.tsx').then((module) => module.MoreFromBrand), {
  when: 'visible',
  isBrowserOnly: true,
  fallback: ({ reward }) => (
    <RowPlaceholder
      title={m.reward_more_from_brand({ brand: reward.content.brandDetails.brandName })}
      size="upToThree"
    />
  ),
})
const BrandBenefits = island(() => import('./BrandBenefits.tsx').then((module) => module.BrandBenefits), {
  when: 'visible',
  isBrowserOnly: true,
  fallback: () => <RowPlaceholder title={m.reward_benefits({ club: appConfig().clubName })} size="upToFour" />,
})

export interface RewardExtrasProps {
  reward: Reward
  kind: RewardKind
  audience: Audience
}

/** Where to go from a reward: to its kind, its brand, and what brands give (RWD-05, RWD-06, RWD-07). */
export function RewardExtras({ reward, kind, audience }: RewardExtrasProps) {
  return (
    <Section as="div">
      <Container>
        <Stack gap="xxlarge">
          <SimilarCategories reward={reward} kind={kind} />
          <MoreFromBrand reward={reward} kind={kind} audience={audience} />
          <BrandBenefits brandSlug={reward.content.brandDetails.slug} />
        </Stack>
      </Container>
    </Section>
  )
}
