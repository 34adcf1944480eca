import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Card } from '../Card/Card.tsx'
import { Grid, gridColumns } from './Grid.tsx'

export const gridExamples: ComponentExamples = {
  component: 'Grid',
  summary: 'Equal columns that break where cards need it.',
  accessibilityCriteria: [
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
    { criterion: '1.3.2', says: 'The order on the page is the order in the markup.' },
  ],
  examples: gridColumns.map((columns) => ({
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
}
