import type { ComponentExamples } from '../../examples/component-examples.ts'
import { linkTileKeys, linkTileWithout } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { CategoryTile, categoryColours } from './CategoryTile.tsx'

export const categoryTileExamples: ComponentExamples = {
  component: 'CategoryTile',
  summary: 'A category to spend points in, on its own colour.',
  useFor: ['Entries to the categories of rewards, on the home page.'],
  insteadUse: [
    { when: 'It is one reward', use: 'RewardTile' },
    { when: 'It is a brand', use: 'BrandTile' },
    { when: 'It narrows a list on the same page', use: 'ChipBar' },
  ],
  keyboard: linkTileKeys,
  control: { role: 'link', name: 'Travel' },
  without: linkTileWithout,
  exceptions: [],
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
      name: 'Long text',
      state: 'long-text',
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
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <CategoryTile name="سفر" href="#rtl" colour="yellow" imageUrl={samplePictures.island} />
        </div>
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
