import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

export const tabsExamples: ComponentExamples = {
  component: 'Tabs',
  summary: 'One of a few views of the same thing.',
  useFor: [
    'Two to eight views of one thing that a person compares, such as vouchers and orders.',
    'Views that are quick to show, because each opens as soon as its tab has focus.',
  ],
  insteadUse: [
    { when: 'Each view is a page of its own', use: 'SideNavigation or ChipBar with links' },
    { when: 'Several views are read together', use: 'Accordion that allows several' },
    { when: 'The views are steps', use: 'WizardSteps' },
  ],
  pattern: { name: 'Tabs', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  keyboard: [
    { keys: 'Tab', does: 'Goes to the open tab, and from there into its panel.' },
    { keys: 'Shift + Tab', does: 'Goes back from the panel to the open tab.' },
    { keys: 'Arrow right', does: 'Opens the next tab, after the last the first; the one before, right to left.' },
    { keys: 'Arrow left', does: 'Opens the tab before, before the first the last; the next one, right to left.' },
    { keys: 'Home', does: 'Opens the first tab.' },
    { keys: 'End', does: 'Opens the last tab.' },
  ],
  accessibilityCriteria: [
    { criterion: '2.1.1', says: 'Arrow keys move between tabs; Tab goes into the panel.' },
    { criterion: '4.1.2', says: 'The open tab is selected and names its panel.' },
    { criterion: '2.4.7', says: 'Focus is a double ring inside the tab, which no scrolling edge cuts.' },
    { criterion: '2.4.11', says: 'The tab that has focus scrolls clear of the fading edge.' },
    { criterion: '1.4.1', says: 'The open tab is underlined, not only of another colour.' },
    { criterion: '1.4.10', says: 'On small screens the tabs scroll inside their list, and the page does not.' },
    { criterion: '2.5.8', says: 'Each tab is at least 48 px high.' },
  ],
  control: { role: 'tab', name: 'Orders' },
  without: {
    invalid: 'It takes no input.',
    loading: 'The panel shows that its view is on its way.',
    empty: 'Without views it is left out; an empty view says so in its panel.',
  },
  exceptions: [],
  examples: [
    { name: 'Two tabs', state: 'default', render: () => <ControlledTabs labels={['Vouchers', 'Orders']} /> },
    {
      name: 'Many tabs',
      render: () => (
        <ControlledTabs
          labels={['Everything', 'Flights', 'Hotels', 'Wine and food', 'Cinema', 'Days out', 'Charity', 'Shopping']}
        />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <ControlledTabs labels={['Points', 'Tiers', 'Statements']} disabled="Tiers" />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <ControlledTabs
          labels={[
            'Rewards that you can still use before the end of the month',
            'Rewards that a member of your household has used',
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ControlledTabs labels={['قسائم', 'طلبات']} />
        </div>
      ),
    },
  ],
}

function ControlledTabs({ labels, disabled }: { labels: readonly string[]; disabled?: string }) {
  const [selectedId, setSelectedId] = useState(labels[0] ?? '')
  return (
    <Tabs
      label={`Views: ${labels.join(', ')}`}
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
      items={labels.map((label) => ({
        id: label,
        label,
        content: <Text>{label}</Text>,
        isDisabled: label === disabled,
      }))}
    />
  )
}
