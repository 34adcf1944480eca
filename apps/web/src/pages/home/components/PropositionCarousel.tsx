import { Carousel } from '@clubhouse/design-system/Carousel'
import { Container } from '@clubhouse/design-system/Container'
import { CtaTile } from '@clubhouse/design-system/CtaTile'
import type { ContentBackground } from '@clubhouse/design-system/theme'
import { m } from '#paraglide/messages.js'
import { leavesClub } from '#platform/links/link-target.ts'
import { carouselTexts } from '#features/browsing/components/carousel-texts.ts'

export interface Proposition {
  headline: string
  body: string | undefined
  imageUrl: string | undefined
  background: ContentBackground
  /** The way to it. */
  button: { text: string; target: string }
}

/** What the club proposes, in large cards (HOM-08). */
export function PropositionCarousel({ propositions }: { propositions: readonly Proposition[] }) {
  return (
    <Container>
      <Carousel
        {...carouselTexts()}
        label={m.home_propositions()}
        itemSize="promo"
        previousLabel={m.home_propositions_previous()}
        nextLabel={m.home_propositions_next()}
      >
        {propositions.map(({ headline, body, imageUrl, background, button }) => (
          <CtaTile
            key={headline}
            title={headline}
            body={body}
            imageUrl={imageUrl}
            background={background}
            headingLevel={2}
            action={{
              label: button.text,
              href: button.target,
              isExternal: leavesClub(button.target),
              externalLabel: m.common_opens_in_new_tab(),
            }}
          />
        ))}
      </Carousel>
    </Container>
  )
}
