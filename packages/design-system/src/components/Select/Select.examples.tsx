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
    'Where room is short: the list opens over the page, and as a sheet from the lower edge on a phone.',
  ],
  insteadUse: [
    { when: 'There are up to five choices and room for them', use: 'RadioGroup, which shows them all' },
    { when: 'People would rather type than look through the list', use: 'ComboBox' },
    { when: 'The choice does something at once, such as log out', use: 'MenuButton' },
  ],
  pattern: { name: 'Listbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/' },
  keyboard: [
    { keys: 'Enter', does: 'opens the list, and chooses the option that has focus' },
    { keys: 'Space', does: 'opens the list, and chooses the option that has focus' },
    { keys: 'Arrow down', does: 'opens the list, then moves to the next option' },
    { keys: 'Arrow up', does: 'opens the list at its end, then moves to the option before' },
    { keys: 'Home', does: 'moves to the first option' },
    { keys: 'End', does: 'moves to the last option' },
    { keys: 'Letters', does: 'choose what begins with them; in the open list they move to it' },
    { keys: 'Arrow right', does: 'chooses the next option while the list is closed' },
    { keys: 'Arrow left', does: 'chooses the option before while the list is closed' },
    { keys: 'Escape', does: 'closes the list, keeps the choice and gives focus back' },
    { keys: 'Tab', does: 'moves to the field and on from it' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'The button has its label and its choice as its name, and says that a list opens.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the button.' },
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    { criterion: '1.3.5', says: 'It takes the autocomplete token of what it asks for, and browsers can fill it.' },
    { criterion: '3.2.2', says: 'Choosing changes the value only; nothing else moves.' },
    { criterion: '1.4.1', says: 'The chosen option has a tick and heavier words, never colour alone.' },
    { criterion: '2.5.8', says: 'The field is 48 px high, each option 44.' },
    { criterion: '1.4.10', says: 'The list fits into 320 px; its words wrap.' },
  ],
  control: { role: 'button', name: 'Choose a cabin Cabin' },
  without: { loading: 'Its options come with the page; what has to be fetched is a ComboBox.' },
  exceptions: [
    {
      what: 'The button does not carry aria-required or aria-invalid.',
      why: 'A button has neither in ARIA. The label says that it is required, and the error is its description.',
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
    {
      name: 'Open',
      render: () => <Field label="Cabin" name="open" initial="sea" options={cabins} />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Sea view Cabin' } },
      isOverlay: true,
    },
    {
      name: 'Open with details',
      render: () => (
        <Field
          label="Cabin"
          name="details"
          options={[
            { value: 'inside', label: 'Inside cabin', detail: '24,650 points' },
            { value: 'sea', label: 'Sea view', detail: '31,200 points' },
            { value: 'suite', label: 'Suite', detail: 'Sold out', isDisabled: true },
          ]}
        />
      ),
      interaction: { kind: 'open', control: { role: 'button', name: 'Choose a cabin Cabin' } },
      isOverlay: true,
    },
    {
      name: 'Open and empty',
      state: 'empty',
      render: () => <Field label="Cabin" name="empty" options={[]} />,
      interaction: { kind: 'open', control: { role: 'button', name: 'Choose a cabin Cabin' } },
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => <Field label={longLabel} name="long" initial="long" options={longOptions} />,
    },
    {
      name: 'Open with long text',
      state: 'long-text',
      render: () => <Field label="Partner" name="long-open" initial="long" options={longOptions} />,
      interaction: { kind: 'open', control: { role: 'button', name: `${longOptions[0].label} Partner` } },
      isOverlay: true,
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
    {
      name: 'Open from right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field label="المقصورة" name="rtl-open" initial="sea" placeholder="اختر مقصورة" options={arabicCabins} />
          </div>
        </LocaleProvider>
      ),
      interaction: { kind: 'open', control: { role: 'button', name: 'إطلالة على البحر المقصورة' } },
      isOverlay: true,
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
