import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

export const tabsExamples: ComponentExamples = {
  component: 'Tabs',
  summary: 'One of a few views of the same thing.',
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'Arrow keys move between tabs; Tab goes into the panel.' },
    { criterion: '4.1.2', says: 'The open tab is selected and names its panel.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    { name: 'Two tabs', render: () => <ControlledTabs labels={['Vouchers', 'Orders']} /> },
    {
      name: 'Many tabs',
      render: () => (
        <ControlledTabs
          labels={['Everything', 'Flights', 'Hotels', 'Wine and food', 'Cinema', 'Days out', 'Charity', 'Shopping']}
        />
      ),
    },
    {
      name: 'Right to left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ControlledTabs labels={['قسائم', 'طلبات']} />
        </div>
      ),
    },
  ],
}

function ControlledTabs({ labels }: { labels: readonly string[] }) {
  const [selectedId, setSelectedId] = useState(labels[0] ?? '')
  return (
    <Tabs
      label={`Views: ${labels.join(', ')}`}
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      items={labels.map((label) => ({ id: label, label, content: <Text>{label}</Text> }))}
    />
  )
}
