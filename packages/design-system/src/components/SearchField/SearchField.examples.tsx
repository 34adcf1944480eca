import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { SearchField } from './SearchField.tsx'
import type { SearchFieldProps } from './SearchField.tsx'

export const searchFieldExamples: ComponentExamples = {
  component: 'SearchField',
  summary: 'Words to search for, with a button that empties the field.',
  useFor: ['Searching rewards, partners and help.', 'Narrowing a list on the page while it is typed.'],
  insteadUse: [
    { when: 'people choose one of many known values', use: 'ComboBox' },
    { when: 'there are a few categories', use: 'ChipBar' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, and on from it; Escape stands in for the button that clears.' },
    { keys: 'Enter', does: 'Searches, or says how many characters are needed.' },
    { keys: 'Escape', does: 'Empties the field.' },
  ],
  control: { role: 'searchbox', name: 'Search rewards' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Label, help and error belong to the field in the markup.' },
    { criterion: '1.4.11', says: 'The outline of the field has 3:1; the ring of focus goes round the whole of it.' },
    { criterion: '2.1.1', says: 'Escape does by key what the button does.' },
    { criterion: '2.5.8', says: 'The button that clears is 44 px square.' },
    { criterion: '3.2.2', says: 'Typing searches nothing by itself and moves no focus.' },
    { criterion: '3.3.1', says: 'What is too short is said in words, tied to the field.' },
    { criterion: '4.1.2', says: 'It is a search box, and its button says what it does.' },
  ],
  without: { loading: 'It takes typing all the time; what was found shows that it is on its way.' },
  exceptions: [],
  examples: [
    {
      name: 'With a label',
      state: 'default',
      render: () => <Field label="Search rewards" name="rewards" placeholder="Hotel, wine, cinema" />,
    },
    { name: 'Filled', render: () => <Field label="Search partners" name="filled" initial="lantern cinemas" /> },
    {
      name: 'Label only said',
      render: () => <Field label="Search the club" name="hidden" placeholder="Search the club" isLabelHidden />,
    },
    {
      name: 'At least three characters',
      render: () => (
        <Field
          label="Search help"
          name="minimum"
          initial="wi"
          description="Three to fifty characters"
          minimum={{ length: 3, message: 'Type at least three characters.' }}
          maxLength={50}
        />
      ),
    },
    { name: 'Empty', state: 'empty', render: () => <Field label="Search airports" name="empty" /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Field label="Search orders" name="invalid" initial="w" errorMessage="Type at least three characters." />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="Search vouchers" name="off" description="You have no vouchers yet." isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="Search everything that members of the club can spend their points on this month"
          name="long"
          initial="a weekend by the sea for two with breakfast, a boat trip and a late train home"
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field label="ابحث عن مكافآت" name="rtl" initial="فندق" clearLabel="امسح" />
        </div>
      ),
    },
  ],
}

function Field({
  initial = '',
  clearLabel = 'Clear',
  ...props
}: Omit<SearchFieldProps, 'value' | 'onChange' | 'onSearch' | 'clearLabel'> & {
  initial?: string
  clearLabel?: string
}) {
  const [value, setValue] = useState(initial)
  return <SearchField {...props} clearLabel={clearLabel} value={value} onChange={setValue} onSearch={() => undefined} />
}
