import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Spread } from './Spread.tsx'

export const spreadExamples: ComponentExamples = {
  component: 'Spread',
  summary: 'Two things at the two ends of a line.',
  accessibilityCriteria: [{ criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' }],
  examples: [
    {
      name: 'Heading and link',
      render: () => (
        <Spread>
          <Heading level={3}>Spend your points</Heading>
          <Link href="#all" variant="standalone">
            See all
          </Link>
        </Spread>
      ),
    },
    {
      name: 'Long heading',
      render: () => (
        <Spread>
          <Heading level={3}>
            Weekends away that leave from a station near you, without a car and without a queue
          </Heading>
          <Link href="#all" variant="standalone">
            See all
          </Link>
        </Spread>
      ),
    },
  ],
}
