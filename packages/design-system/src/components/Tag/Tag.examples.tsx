import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Tag } from './Tag.tsx'
import { TagList } from './TagList.tsx'

export const tagExamples: ComponentExamples = {
  component: 'Tag',
  summary: 'Something that was chosen and can be taken away again, alone or in a list.',
  useFor: [
    'Filters in use above the results that they led to.',
    'Choices of a field that takes several, such as favourite categories.',
  ],
  insteadUse: [
    { when: 'It only tells something, such as New', use: 'Badge' },
    { when: 'It is switched on and off where it stands', use: 'ChipFilterBar' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the button of the next tag.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the button of the tag before.' },
    { keys: 'Enter', does: 'Removes the tag; in a list, focus moves to its neighbour.' },
    { keys: 'Space', does: 'Removes the tag; in a list, focus moves to its neighbour.' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'The button says what it removes.' },
    {
      criterion: '2.4.3',
      says: 'In a list, focus moves to a neighbour when a tag goes, and to the list after the last.',
    },
    { criterion: '2.5.8', says: 'The button is 44 px wide and high.' },
    { criterion: '1.3.1', says: 'Several tags are a named list.' },
    { criterion: '1.4.10', says: 'Tags wrap, and so does a long one.' },
  ],
  control: { role: 'button', name: 'Remove Wine and food' },
  without: { invalid: 'What was chosen is valid.', loading: 'It shows once it is chosen.' },
  exceptions: [],
  examples: [
    {
      name: 'Alone',
      state: 'default',
      render: () => <Tag label="Wine and food" removeLabel="Remove Wine and food" onRemove={() => undefined} />,
    },
    {
      name: 'In a list',
      render: () => <Filters label="Filters in use" names={['Travel', 'Cinema', 'Under 10,000']} />,
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Filters label="Filters that stay" names={['Travel', 'Cinema']} isDisabled />,
    },
    { name: 'Empty', state: 'empty', render: () => <Filters label="No filters" names={[]} /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Filters
          label="Long filters"
          names={[
            'Weekends away for two with breakfast, dinner and a boat trip',
            'Llanfairpwllgwyngyllgogerychwyrndrobwll',
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Filters label="عوامل التصفية" names={['السفر', 'الطعام']} removeWord="إزالة" />
        </div>
      ),
    },
  ],
}

type FiltersProps = { label: string; names: readonly string[]; removeWord?: string; isDisabled?: boolean }

function Filters({ label, names, removeWord = 'Remove', isDisabled = false }: FiltersProps) {
  const [left, setLeft] = useState(names)
  return (
    <TagList
      label={label}
      isDisabled={isDisabled}
      items={left.map((name) => ({ id: name, label: name, removeLabel: `${removeWord} ${name}` }))}
      onRemove={(id) => setLeft(left.filter((name) => name !== id))}
    />
  )
}
