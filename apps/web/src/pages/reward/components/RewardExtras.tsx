import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { RowPlaceholder } from './RowPlaceholder.tsx'
import { SimilarCategories } from './SimilarCategories.tsx'
import { WhenNear } from './WhenNear.tsx'

const MoreFromBrand = lazyPart(() => import('./MoreFromBrand.tsx').then((module) => module.MoreFromBrand))
const BrandBenefits = lazyPart(() => import('./BrandBenefits.tsx').then((module) => module.BrandBenefits))

export interface RewardExtrasProps {
  reward: Reward
  kind: RewardKind
  audience: Audience
}

/** Where to go from a reward: to its kind, its brand, and what brands give (RWD-05, RWD-06, RWD-07). */
export function RewardExtras({ reward, kind, audience }: RewardExtrasProps) {
  const { brandName, slug } = reward.content.brandDetails
  return (
    <Section as="div">
      <Container>
        <Stack gap="xxlarge">
          <SimilarCategories reward={reward} kind={kind} />
          <WhenNear
            placeholder={<RowPlaceholder title={m.reward_more_from_brand({ brand: brandName })} size="upToThree" />}
          >
            <MoreFromBrand reward={reward} kind={kind} audience={audience} />
          </WhenNear>
          <WhenNear
            placeholder={<RowPlaceholder title={m.reward_benefits({ club: appConfig().clubName })} size="upToFour" />}
          >
            <BrandBenefits brandSlug={slug} />
          </WhenNear>
        </Stack>
      </Container>
    </Section>
  )
}
