import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxOption, ComboBoxProps, ComboBoxSection } from './ComboBox.tsx'

const airports = [
  { value: 'LHR', label: 'London Heathrow', detail: 'United Kingdom', keywords: ['LHR'] },
  { value: 'MAN', label: 'Manchester', detail: 'United Kingdom', keywords: ['MAN'] },
  { value: 'JFK', label: 'New York', detail: 'United States', keywords: ['JFK', 'Kennedy'] },
  { value: 'MIA', label: 'Miami', detail: 'United States', keywords: ['MIA'] },
  { value: 'BGI', label: 'Bridgetown', detail: 'Barbados', keywords: ['BGI', 'Grantley Adams'] },
]

const regions = [
  {
    label: 'Recent searches',
    options: [{ value: 'JFK', label: 'New York (JFK)', detail: 'John F. Kennedy, United States' }],
  },
  {
    label: 'United Kingdom',
    options: [
      { value: 'LHR', label: 'London (LHR)', detail: 'Heathrow, United Kingdom' },
      { value: 'MAN', label: 'Manchester (MAN)', detail: 'Manchester, United Kingdom' },
    ],
  },
  {
    label: 'USA',
    options: [
      { value: 'MIA', label: 'Miami (MIA)', detail: 'Miami International, United States', isDisabled: true },
      { value: 'JFK', label: 'New York (JFK)', detail: 'John F. Kennedy, United States' },
    ],
  },
]

const longAirports = [
  {
    value: 'long',
    label: 'The international airport of the city that has the longest name on the whole northern coast',
    detail: 'Newfoundland, Labrador and the islands in between',
  },
]

const arabicAirports = [
  { value: 'LHR', label: 'لندن هيثرو' },
  { value: 'JFK', label: 'نيويورك' },
]

export const comboBoxExamples: ComponentExamples = {
  component: 'ComboBox',
  summary: 'A text field that narrows a list as the person types, and takes one of it.',
  useFor: [
    'One choice of more than about fifteen that people know by name, such as an airport or a partner.',
    'Lists of hundreds: only what is in view is drawn.',
    'Choices in named sections, in which one may stand twice, such as recent ones above all of them.',
  ],
  insteadUse: [
    { when: 'There are fewer than about fifteen choices', use: 'Select, or RadioGroup for up to five' },
    { when: 'Any words will do, and the list only helps', use: 'SearchField' },
    { when: 'It asks for a country', use: 'CountryPicker' },
  ],
  pattern: { name: 'Combobox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  keyboard: [
    { keys: 'Letters', does: 'narrow the list to what has them, and open it' },
    { keys: 'Arrow down', does: 'opens the list, then moves to the next option' },
    { keys: 'Arrow up', does: 'opens the list at its end, then moves to the option before' },
    { keys: 'Enter', does: 'chooses the option that was moved to, or the one whose name was typed' },
    { keys: 'Escape', does: 'closes the list and brings back the choice' },
    { keys: 'Tab', does: 'chooses the option that was moved to or whose name was typed, and moves on' },
    { keys: 'Backspace', does: 'clears the choice when it takes the last letter' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Sections are groups with their names, said when arrow keys come into them.' },
    { criterion: '4.1.2', says: 'It is a combobox with its label as its name, and says whether its list is open.' },
    { criterion: '4.1.3', says: 'How many options are left is announced, and focus stays in the field.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    {
      criterion: '1.3.5',
      says: 'It takes the autocomplete token of what it asks for, and takes what a browser fills in.',
    },
    { criterion: '2.1.2', says: 'Tab leaves field and list together.' },
    { criterion: '2.5.8', says: 'The field is 48 px high, its button and each option 44.' },
    { criterion: '1.4.10', says: 'The list is as wide as the field, within 320 px, and its words wrap.' },
  ],
  control: { role: 'combobox', name: 'From' },
  without: {},
  exceptions: [
    {
      what: 'The button that opens the list takes no focus by Tab.',
      why: 'The pattern asks for that: arrow down does the same, without one more stop.',
    },
  ],
  examples: [
    { name: 'Nothing chosen', render: () => <Field label="From" name="from" /> },
    {
      name: 'Chosen with help',
      render: () => <Field label="From" name="help" initial="LHR" description="City or code of the airport" />,
    },
    { name: 'Required', render: () => <Field label="From (required)" name="required" isRequired /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => <Field label="From" name="invalid" errorMessage="Choose the airport that you fly from." />,
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="From" name="disabled" initial="MAN" isDisabled />,
    },
    {
      name: 'Open',
      render: () => <Field label="From" name="open" initial="JFK" />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Show suggestions From' } },
      isOverlay: true,
    },
    {
      name: 'Open and empty',
      state: 'empty',
      render: () => <Field label="From" name="empty" options={[]} />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Show suggestions From' } },
      isOverlay: true,
    },
    {
      name: 'Open and loading',
      state: 'loading',
      render: () => <Field label="From" name="loading" options={[]} loadingMessage="Looking for airports…" />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Show suggestions From' } },
      isOverlay: true,
    },
    {
      name: 'Open with sections',
      render: () => <Field label="From" name="sections" initial="JFK" sections={regions} />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Show suggestions From' } },
      isOverlay: true,
    },
    {
      name: 'Searched by the app, open on focus',
      render: () => <SearchedField />,
      interaction: { kind: 'open', control: { role: 'combobox', name: 'From' } },
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="Which airport would you like to leave from, if it were entirely up to you and to nobody else?"
          name="long"
          initial="long"
          options={longAirports}
        />
      ),
    },
    {
      name: 'Open with long text',
      state: 'long-text',
      render: () => <Field label="From" name="long-open" initial="long" options={longAirports} />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Show suggestions From' } },
      isOverlay: true,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field label="من" name="rtl" initial="LHR" options={arabicAirports} errorMessage="اختر المطار." />
          </div>
        </LocaleProvider>
      ),
    },
    {
      name: 'Open with sections, right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field
              label="من"
              name="rtl-sections"
              sections={[{ label: 'عمليات البحث الأخيرة', options: arabicAirports }]}
              menuTrigger="focus"
            />
          </div>
        </LocaleProvider>
      ),
      interaction: { kind: 'open', control: { role: 'combobox', name: 'من' } },
      isOverlay: true,
    },
  ],
}

type Props = Omit<ComboBoxProps, 'value' | 'onChange' | 'emptyMessage' | 'options' | 'sections'> & {
  initial?: string
  options?: readonly ComboBoxOption[]
  sections?: readonly ComboBoxSection[]
}

/** Looks for each word by itself, as an app does that has rules of its own. */
function SearchedField() {
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(' ')
  const matching = regions.map(({ label, options }) => ({
    label,
    options: options.filter((option) =>
      words.every((word) => `${option.label} ${option.detail}`.toLowerCase().includes(word)),
    ),
  }))
  return (
    <Field label="From" name="searched" sections={matching} isFiltered menuTrigger="focus" onInputChange={setText} />
  )
}

function Field({ initial = '', options = airports, sections, ...props }: Props) {
  const [value, setValue] = useState(initial)
  return (
    <ComboBox
      {...props}
      {...(sections === undefined ? { options } : { sections })}
      emptyMessage="No airport has that name. We fly from 36 of them."
      value={value}
      onChange={setValue}
    />
  )
}
