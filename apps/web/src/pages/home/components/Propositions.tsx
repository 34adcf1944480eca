import type { BannerContent } from '#domain/content/blocks/section-banner/adapter.ts'
import { SectionBannerBlock } from '#domain/content/blocks/section-banner/SectionBannerBlock.tsx'
import { type Proposition, PropositionCarousel } from './PropositionCarousel.tsx'

/** The editors' propositions (HOM-08): a carousel of several, and one alone across the page. */
export function Propositions({ banners }: { banners: readonly BannerContent[] }) {
  const propositions = banners.flatMap(toProposition)
  const [only] = banners
  if (only === undefined) return null
  return propositions.length < 2 ? (
    <SectionBannerBlock block={only} isFirst={false} />
  ) : (
    <PropositionCarousel propositions={propositions} />
  )
}

/** A card leads somewhere. */
function toProposition({ headline, body, picture, background, actions }: BannerContent): Proposition[] {
  const [button] = actions
  if (button === undefined) return []
  return [{ headline, body, imageUrl: picture?.url, background, button }]
}
