import { useAudience } from '#platform/auth/use-audience.ts'
import { type CarouselKind, useCarouselRewards } from '../api/carousel-rewards.ts'
import { RewardRow } from './RewardRow.tsx'

export interface RewardCarouselProps {
  kind: CarouselKind
  headline: string
  showAll?: { href: string; text: string } | undefined
}

/** Featured rewards, ways to earn or rewards on the home page (HOM-08). */
export function RewardCarousel({ kind, headline, showAll }: RewardCarouselProps) {
  return <RewardRow headline={headline} showAll={showAll} list={useCarouselRewards(kind, useAudience())} />
}
