import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

const cabins = [
  { value: 'inside', label: 'Inside cabin' },
  { value: 'sea', label: 'Sea view' },
  { value: 'terrace', label: 'Sea terrace' },
  { value: 'suite', label: 'Suite' },
]

const longLabel = 'Which of our partners should the points of this stay be credited to, if you are a member of several?'

const longOptions = [
  { value: 'long', label: 'The Society for the Preservation of Lighthouses and Lightships of the Northern Coast' },
  { value: 'short', label: 'Oak and Acorn' },
] as const

const arabicCabins = [
  { value: 'inside', label: 'مقصورة داخلية' },
  { value: 'sea', label: 'إطلالة على البحر' },
]

export const selectExamples: ComponentExamples = {
  component: 'Select',
  summary: 'One of a list that is too long to show at once.',
  useFor: [
    'One choice of about six to fifteen that people know by name, such as a title, a cabin or a state.',
    'Where room is short, or where it must work at once: the list is that of the browser and the device.',
  ],
  insteadUse: [
    { when: 'There are up to five choices and room for them', use: 'RadioGroup, which shows them all' },
    { when: 'People would rather type than look through the list', use: 'ComboBox' },
    { when: 'The choice does something at once, such as log out', use: 'MenuButton' },
  ],
  keyboard: [{ keys: 'Tab', does: 'moves to the field and on from it; all other keys are those of the browser' }],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'A native select: its name is its label, and its value what is chosen.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    { criterion: '1.3.5', says: 'It takes the autocomplete token of what it asks for, and browsers can fill it.' },
    { criterion: '3.2.2', says: 'Choosing changes the value only; nothing else moves.' },
    { criterion: '2.1.1', says: 'It opens and chooses by the keys that people know from their browser and device.' },
    { criterion: '2.5.8', says: 'The field is 48 px high.' },
    { criterion: '1.4.10', says: 'The list is as wide as the device has room for.' },
  ],
  control: { role: 'combobox', name: 'Cabin' },
  without: { loading: 'Its options come with the page; what has to be fetched is a ComboBox.' },
  exceptions: [
    {
      what: 'A choice whose words are longer than the field is cut off at its end.',
      why: 'A native field has one line. The list shows all words, and assistive technology says them.',
    },
  ],
  examples: [
    { name: 'Nothing chosen', render: () => <Field label="Cabin" name="cabin" options={cabins} /> },
    {
      name: 'Chosen with help',
      render: () => (
        <Field
          label="Cabin"
          name="help"
          initial="sea"
          options={cabins}
          description="You can still change it until you have paid."
        />
      ),
    },
    { name: 'Required', render: () => <Field label="Cabin (required)" name="required" options={cabins} isRequired /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Field label="Cabin" name="invalid" options={cabins} errorMessage="Choose the cabin that you would like." />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="Cabin" name="disabled" initial="suite" options={cabins} isDisabled />,
    },
    { name: 'Empty', state: 'empty', render: () => <Field label="Cabin" name="empty" options={[]} /> },
    {
      name: 'Sold out',
      render: () => (
        <Field
          label="Cabin"
          name="sold-out"
          options={[...cabins, { value: 'owner', label: 'Owner’s suite, sold out', isDisabled: true }]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => <Field label={longLabel} name="long" initial="long" options={longOptions} />,
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field
              label="المقصورة"
              name="rtl"
              placeholder="اختر مقصورة"
              options={arabicCabins}
              errorMessage="اختر المقصورة التي تريدها."
            />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

type FieldProps = Omit<SelectProps, 'value' | 'onChange' | 'placeholder' | 'emptyMessage'> & {
  initial?: string
  placeholder?: string
}

function Field({ initial = '', placeholder = 'Choose a cabin', ...props }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <Select
      {...props}
      placeholder={placeholder}
      emptyMessage="No cabins are left on this sailing."
      value={value}
      onChange={setValue}
    />
  )
}
