import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import { Spread } from './Spread.tsx'

export const spreadExamples: ComponentExamples = {
  component: 'Spread',
  summary: 'Two things at the two ends of a line.',
  useFor: ['A heading and the link that belongs to it, at the two ends of a line.'],
  insteadUse: [{ when: 'There are more than two things', use: 'Inline' }],
  keyboard: [],
  without: { ...withoutControl('A spread'), empty: 'Without its two things it is left out.' },
  exceptions: [],
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
      state: 'long-text',
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
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Spread>
            <Heading level={3}>استخدم نقاطك</Heading>
            <Link href="#all" variant="standalone">
              عرض الكل
            </Link>
          </Spread>
        </div>
      ),
    },
  ],
}
