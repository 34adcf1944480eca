import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { CategoryTile, categoryColours } from './CategoryTile.tsx'

export const categoryTileExamples: ComponentExamples = {
  component: 'CategoryTile',
  summary: 'A category to spend points in, on its own colour.',
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '2.4.4', says: 'The link is named by the category.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    {
      name: 'Colours',
      render: () => (
        <Grid columns="categories" gap="medium">
          {categoryColours.map((colour, index) => (
            <CategoryTile
              key={colour}
              name={names[index] ?? colour}
              href={`#${colour}`}
              colour={colour}
              imageUrl={pictures[index] ?? samplePictures.island}
            />
          ))}
        </Grid>
      ),
    },
    {
      name: 'Long name',
      render: () => (
        <Grid columns="categories" gap="medium">
          <CategoryTile
            name="Entertainment and experiences"
            href="#long"
            colour="lightPurple"
            imageUrl={samplePictures.cinema}
          />
        </Grid>
      ),
    },
  ],
}

const names = ['Travel', 'Wine and food', 'Wellbeing', 'Cinema', 'City breaks']
const pictures = [
  samplePictures.island,
  samplePictures.table,
  samplePictures.spa,
  samplePictures.cinema,
  samplePictures.city,
]
