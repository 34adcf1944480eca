import type { ComponentExamples } from '../../examples/component-examples.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { StepCard } from './StepCard.tsx'

export const stepCardExamples: ComponentExamples = {
  component: 'StepCard',
  summary: 'One step of how a thing works.',
  accessibilityCriteria: [{ criterion: '1.3.1', says: 'Steps stand in an ordered list, which counts them.' }],
  examples: [
    {
      name: 'Three steps',
      render: () => (
        <Grid columns="three" as="ol">
          {[
            ['Join', 'It takes a minute and costs nothing.', samplePictures.city],
            ['Earn', 'Fly, shop and dine with our partners.', samplePictures.table],
            ['Enjoy', 'Spend points on things worth remembering.', samplePictures.island],
          ].map(([title = '', body, imageUrl], index) => (
            <li key={title}>
              <StepCard number={index + 1} title={title} body={body} imageUrl={imageUrl} />
            </li>
          ))}
        </Grid>
      ),
    },
    {
      name: 'Without a picture',
      render: () => <StepCard number={10} title="Show the code at the till" body="It works offline, too." />,
    },
  ],
}
