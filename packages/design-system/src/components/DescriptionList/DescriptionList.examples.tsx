import type { ComponentExamples } from '../../examples/component-examples.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const descriptionListExamples: ComponentExamples = {
  component: 'DescriptionList',
  summary: 'Names and their values.',
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Each value belongs to its name.' },
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
  ],
  examples: [
    {
      name: 'An order',
      render: () => (
        <DescriptionList
          items={[
            { term: 'Reward', description: 'Vineyard lunch' },
            { term: 'Points', description: '9,800 points' },
            { term: 'Sent to', description: 'amara.okafor.and.a.very.long.address@example.com' },
          ]}
        />
      ),
    },
    { name: 'Empty', render: () => <DescriptionList items={[]} /> },
  ],
}
