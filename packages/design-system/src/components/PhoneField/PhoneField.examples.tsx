import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { PhoneFieldProps, PhoneNumber } from './PhoneField.tsx'

const countries = [
  { code: 'BB', name: 'Barbados', callingCode: '+1246' },
  { code: 'CA', name: 'Canada', callingCode: '+1' },
  { code: 'FR', name: 'France', callingCode: '+33' },
  { code: 'IE', name: 'Ireland', callingCode: '+353' },
  { code: 'GB', name: 'United Kingdom', callingCode: '+44' },
  { code: 'US', name: 'United States', callingCode: '+1' },
] as const

const british: PhoneNumber = { countryCode: 'GB', number: '' }

export const phoneFieldExamples: ComponentExamples = {
  component: 'PhoneField',
  summary: 'A telephone number in two parts, calling code and number, with one label and one error.',
  useFor: [
    'Telephone numbers of any country, where calling code and number are stored apart.',
    'A start that fits most people: give it the country that the member lives in.',
  ],
  insteadUse: [
    { when: 'All numbers are of one country', use: 'TextField with type="tel"' },
    { when: 'It asks for a country and no number', use: 'CountryPicker' },
  ],
  pattern: { name: 'Listbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/' },
  keyboard: [
    { keys: 'Tab', does: 'moves to the calling code, to the number, and on' },
    { keys: 'Enter', does: 'opens the countries, and chooses the one that has focus' },
    { keys: 'Space', does: 'opens the countries, and chooses the one that has focus' },
    { keys: 'Arrow down', does: 'opens the countries, then moves to the next one' },
    { keys: 'Arrow up', does: 'opens the countries at their end, then moves to the one before' },
    { keys: 'Letters', does: 'choose the country that begins with them' },
    { keys: 'Escape', does: 'closes the countries and gives focus back' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Both parts are one group, named by the label; each part has a name of its own.' },
    { criterion: '3.3.1', says: 'One error in words, tied to the group and to the number.' },
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    { criterion: '1.3.5', says: 'A browser fills calling code and number apart.' },
    { criterion: '1.4.10', says: 'The parts stand below each other where they do not fit side by side.' },
    { criterion: '2.5.8', says: 'Both parts are 48 px high, each country 44.' },
  ],
  control: { role: 'textbox', name: 'Number' },
  without: { loading: 'The app brings the countries with the page.' },
  exceptions: [],
  examples: [
    { name: 'Code known', render: () => <Field /> },
    { name: 'With help', render: () => <Field description="For the crew, on the day you sail" /> },
    { name: 'Filled in', render: () => <Field initial={{ countryCode: 'IE', number: '085 123 4567' }} /> },
    { name: 'Required', render: () => <Field label="Mobile number (required)" isRequired /> },
    { name: 'Invalid', state: 'invalid', render: () => <Field errorMessage="Phone number is required" /> },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field initial={{ countryCode: 'US', number: '212 555 0134' }} isDisabled />,
    },
    { name: 'Empty', state: 'empty', render: () => <Field initial={{ countryCode: '', number: '' }} /> },
    {
      name: 'Open',
      render: () => <Field />,
      interaction: { kind: 'open', control: { role: 'button', name: '+44 Country code' } },
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="Which number should the crew call if your luggage arrives at the harbour before you do?"
          initial={{ countryCode: 'BB', number: '234 5678 9012 3456 7890' }}
          errorMessage="This number is longer than any number in Barbados. Check the digits after the area code."
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field
              label="رقم الجوال"
              countryLabel="رمز الدولة"
              numberLabel="الرقم"
              placeholder="الرمز"
              errorMessage="اكتب رقم جوالك."
            />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

function Field({ initial = british, ...props }: Partial<PhoneFieldProps> & { initial?: PhoneNumber }) {
  const [value, setValue] = useState(initial)
  return (
    <PhoneField
      label="Mobile number"
      name="mobile"
      countries={countries}
      countryLabel="Country code"
      numberLabel="Number"
      placeholder="Code"
      emptyMessage="No countries"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
