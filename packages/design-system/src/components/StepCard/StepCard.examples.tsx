import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { samplePictures } from '../../examples/sample-pictures.ts'
import { Grid } from '../Grid/Grid.tsx'
import { StepCard } from './StepCard.tsx'

export const stepCardExamples: ComponentExamples = {
  component: 'StepCard',
  summary: 'One step of how a thing works.',
  useFor: ['How joining, earning or redeeming goes, step by step.'],
  insteadUse: [{ when: 'The person is in the middle of the steps', use: 'WizardSteps' }],
  keyboard: [],
  without: { ...withoutControl('A step'), empty: 'A step without words is left out.' },
  exceptions: [],
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
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <StepCard
          number={2}
          title="Show the membership number when you book, at the desk or in the telephone call"
          body={'It is on your card, in the app, and in every letter that we have sent you. '.repeat(4)}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <StepCard number={1} title="انضم" body="يستغرق دقيقة." />
        </div>
      ),
    },
  ],
}
