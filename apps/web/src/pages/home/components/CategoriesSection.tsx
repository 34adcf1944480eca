import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { CategoryTile } from '@clubhouse/design-system/CategoryTile'
import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { paths } from '#domain/page/model/paths.ts'
import type { HomePublic } from '#domain/content/api/home-public.ts'
import { BlockHeading } from '#domain/content/components/BlockHeading.tsx'
import * as styles from './home-public.css.ts'

/** What points are spent on: the first 6 categories below desktop, all on desktop (HOM-04). */
export function CategoriesSection({ headline, body, buttonText, categories }: HomePublic['spend']) {
  return (
    <Section labelledBy="home-spend">
      <Container>
        <Stack gap="xlarge">
          <BlockHeading id="home-spend" headline={headline} body={body} level={2} />
          <div className={styles.categories}>
            <Grid columns="categories" gap="medium" as="ul">
              {categories.map((category) => (
                <li key={category.name}>
                  <CategoryTile
                    name={category.name}
                    href={paths.spend.href({ category: [category.name] })}
                    colour={category.colour}
                    imageUrl={category.picture?.url ?? ''}
                  />
                </li>
              ))}
            </Grid>
          </div>
          <div>
            <ButtonLink href={paths.spend.href()}>{buttonText}</ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
