import { BrandTile } from '@clubhouse/design-system/BrandTile'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { paths } from '../../../platform/paths.ts'
import type { BrandTileContent } from '../model/blocks.ts'
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
          <Stack gap="xsmall">
            <Heading level={2} id="home-earn">
              {headline}
            </Heading>
            <Text size="large" tone="muted">
              {body}
            </Text>
          </Stack>
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
