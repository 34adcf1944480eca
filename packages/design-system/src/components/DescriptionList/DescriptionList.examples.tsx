import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Badge } from '../Badge/Badge.tsx'
import { DescriptionList } from './DescriptionList.tsx'

export const descriptionListExamples: ComponentExamples = {
  component: 'DescriptionList',
  summary: 'Names and their values.',
  useFor: [
    'What an order, a voucher or a person consists of: a few names, each with its value.',
    'A summary before something is paid for.',
  ],
  insteadUse: [
    { when: 'Several things are compared by the same names', use: 'Table' },
    { when: 'The values can be changed there', use: 'Form, with a field for each' },
  ],
  keyboard: [],
  without: withoutControl('A description list'),
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Each value belongs to its name.' },
    { criterion: '1.3.2', says: 'Each name is read right before its value, also where they stand side by side.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.10', says: 'Values go below their names on small screens; long ones wrap.' },
  ],
  examples: [
    {
      name: 'An order',
      render: () => (
        <DescriptionList
          items={[
            { term: 'Reward', description: 'Vineyard lunch' },
            { term: 'Points', description: '9,800 points' },
            { term: 'State', description: <Badge tone="success">Confirmed</Badge> },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <DescriptionList
          items={[
            { term: 'Sent to', description: 'amara.okafor.and.a.very.long.address@example.com' },
            {
              term: 'What the partner should know before you come, if anything',
              description:
                'Two of us eat neither fish nor nuts, one comes in a wheelchair, and we would love a table outside if the weather is kind.',
            },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <DescriptionList
            items={[
              { term: 'المكافأة', description: 'غداء في الكرم' },
              { term: 'النقاط', description: '٩٬٨٠٠ نقطة' },
            ]}
          />
        </div>
      ),
    },
    { name: 'Empty', state: 'empty', render: () => <DescriptionList items={[]} /> },
  ],
}
