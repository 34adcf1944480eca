import { BrandTile } from '@clubhouse/design-system/BrandTile'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { paths } from '#platform/paths.ts'
import type { BrandTileContent } from '../model/blocks.ts'
import { SectionIntro } from './SectionIntro.tsx'
import * as styles from './sections.css.ts'

export interface BrandsSectionProps {
  headline: string
  body: string
  buttonText: string
  brands: readonly BrandTileContent[]
}

/** Where points are earned: 15, 16 or 24 partner brands by screen size (HOM-03). */
export function BrandsSection({ headline, body, buttonText, brands }: BrandsSectionProps) {
  return (
    <Section background="white" labelledBy="home-earn">
      <Container>
        <Stack gap="xlarge">
          <SectionIntro headingId="home-earn" headline={headline} body={body} />
          <div className={styles.brands}>
            <Grid columns="brands" gap="medium" as="ul">
              {brands.map((brand) => (
                <li key={brand.slug}>
                  <BrandTile name={brand.name} href={paths.brand.href(brand.slug)} logoUrl={brand.logo?.url ?? ''} />
                </li>
              ))}
            </Grid>
          </div>
          <div>
            <ButtonLink href={paths.earn.href()} variant="secondary">
              {buttonText}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
