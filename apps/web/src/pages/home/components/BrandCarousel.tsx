import { BrandTile } from '@clubhouse/design-system/BrandTile'
import { Carousel } from '@clubhouse/design-system/Carousel'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { carouselTexts } from '#features/browsing/components/carousel-texts.ts'

export interface BrandCarouselProps {
  headline: string
  brands: readonly { name: string; slug: string; logo: { url: string } | undefined }[]
}

/** Partner brands that editors chose (HOM-08, HOM-14); without any there is no row. */
export function BrandCarousel({ headline, brands }: BrandCarouselProps) {
  if (brands.length === 0) return null
  return (
    <Container>
      <Stack gap="large">
        <Heading level={2}>{headline}</Heading>
        <Carousel
          {...carouselTexts()}
          label={headline}
          itemSize="compact"
          previousLabel={m.home_brands_previous()}
          nextLabel={m.home_brands_next()}
        >
          {brands.map(({ name, slug, logo }) => (
            <BrandTile key={slug} name={name} href={paths.brand.href(slug)} logoUrl={logo?.url ?? ''} />
          ))}
        </Carousel>
      </Stack>
    </Container>
  )
}
