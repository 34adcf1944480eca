import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { CategoryTile } from '@clubhouse/design-system/CategoryTile'
import { Container } from '@clubhouse/design-system/Container'
import { Grid } from '@clubhouse/design-system/Grid'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import type { CategoryColour } from '@clubhouse/design-system/theme'
import { paths } from '#platform/paths.ts'
import type { CategoryContent } from '../model/blocks.ts'
import { SectionIntro } from './SectionIntro.tsx'
import * as styles from './sections.css.ts'

const colours: Record<CategoryContent['colour'], CategoryColour> = {
  Orange: 'orange',
  Yellow: 'yellow',
  'Light Green': 'lightGreen',
  Pink: 'pink',
  'Light Purple': 'lightPurple',
}

export interface CategoriesSectionProps {
  headline: string
  body: string
  buttonText: string
  categories: readonly CategoryContent[]
}

/** What points are spent on: the first 6 categories below desktop, all on desktop (HOM-04). */
export function CategoriesSection({ headline, body, buttonText, categories }: CategoriesSectionProps) {
  return (
    <Section labelledBy="home-spend">
      <Container>
        <Stack gap="xlarge">
          <SectionIntro headingId="home-spend" headline={headline} body={body} />
          <div className={styles.categories}>
            <Grid columns="categories" gap="medium" as="ul">
              {categories.map((category) => (
                <li key={category.name}>
                  <CategoryTile
                    name={category.name}
                    href={paths.spend.href({ category: [category.name] })}
                    colour={colours[category.colour]}
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
