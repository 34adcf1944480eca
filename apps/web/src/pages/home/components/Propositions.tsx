import type { ContentBackground } from '@clubhouse/design-system/theme'
import { Banner } from '#domain/content/components/Banner.tsx'
import type { BannerContent } from '#domain/content/model/blocks.ts'
import { type Proposition, PropositionCarousel } from './PropositionCarousel.tsx'

const backgrounds: Record<BannerContent['background'], ContentBackground> = {
  'Kestrel Red': 'brandBackground',
  'Light Pink': 'lightPink',
  'Light Green': 'lightGreen',
  'Light Grey': 'lightGrey',
  White: 'white',
}

/** The editors' propositions (HOM-08): a carousel of several, and one alone across the page. */
export function Propositions({ banners }: { banners: readonly BannerContent[] }) {
  const propositions = banners.flatMap(toProposition)
  const [only] = banners
  if (only === undefined) return null
  return propositions.length < 2 ? (
    <Banner banner={only} headingLevel={2} />
  ) : (
    <PropositionCarousel propositions={propositions} />
  )
}

/** A card leads somewhere. */
function toProposition({ headline, body, picture, background, buttons }: BannerContent): Proposition[] {
  const [button] = buttons
  if (button === undefined) return []
  return [{ headline, body, imageUrl: picture?.url, background: backgrounds[background], button }]
}
