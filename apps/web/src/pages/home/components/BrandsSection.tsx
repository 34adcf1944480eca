import { BrandTile } from '@clubhouse/design-system/BrandTile'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { paths } from '#domain/page/model/paths.ts'
import type { HomePublic } from '#domain/content/api/home-public.ts'
import { BlockHeading } from '#domain/content/components/BlockHeading.tsx'
import * as styles from './home-public.css.ts'

/** Where points are earned: 15, 16 or 24 partner brands by screen size (HOM-03). */
export function BrandsSection({ headline, body, buttonText, brands }: HomePublic['earn']) {
  return (
    <Section background="white" labelledBy="home-earn">
      <Container>
        <Stack gap="xlarge">
          <BlockHeading id="home-earn" headline={headline} body={body} level={2} />
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
