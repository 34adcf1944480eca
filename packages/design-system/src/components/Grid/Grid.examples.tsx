import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Card } from '../Card/Card.tsx'
import { Grid, gridColumns } from './Grid.tsx'

export const gridExamples: ComponentExamples = {
  component: 'Grid',
  summary: 'Equal columns that break where cards need it.',
  useFor: ['Tiles and cards in equal columns, one to four, by the room that there is.'],
  insteadUse: [
    { when: 'There are thousands of them', use: 'VirtualGrid' },
    { when: 'They are paged sideways', use: 'Carousel' },
  ],
  keyboard: [],
  without: { ...withoutControl('A grid'), empty: 'A grid of nothing takes no room; its page shows an EmptyState.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
    { criterion: '1.3.2', says: 'The order on the page is the order in the markup.' },
  ],
  examples: [
    ...gridColumns.map((columns) => ({
      name: `Columns: ${columns}`,
      render: () => (
        <Grid columns={columns} gap="medium">
          {Array.from({ length: 6 }, (_, index) => (
            <Card key={index} padding="medium">
              Cell {index + 1}
            </Card>
          ))}
        </Grid>
      ),
    })),
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Grid columns="two">
          <Card padding="medium">{'A cell grows with its words, and its row with it. '.repeat(8)}</Card>
          <Card padding="medium">Short</Card>
        </Grid>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Grid columns="two">
            <Card padding="medium">واحد</Card>
            <Card padding="medium">اثنان</Card>
          </Grid>
        </div>
      ),
    },
  ],
}
