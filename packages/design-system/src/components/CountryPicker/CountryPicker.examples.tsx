import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import type { CountryPickerProps } from './CountryPicker.tsx'
import { sampleCountries } from './country-picker.fixtures.ts'

const countries = sampleCountries('en-GB')
const firstCodes = ['GB', 'US']
const openList = { kind: 'open', control: { role: 'button', name: 'Show suggestions Country' } } as const

export const countryPickerExamples: ComponentExamples = {
  component: 'CountryPicker',
  summary: 'A ComboBox of countries, found by name, by another name or by code.',
  useFor: [
    'The country that somebody lives in or is a citizen of, out of all of them.',
    'Forms that a browser may fill in: it takes the name that the browser knows.',
  ],
  insteadUse: [
    { when: 'Only a handful of countries can be chosen', use: 'RadioGroup or Select' },
    { when: 'It asks for the country of a telephone number', use: 'PhoneField' },
  ],
  pattern: { name: 'Combobox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  keyboard: [
    { keys: 'Letters', does: 'narrow the list to what has them in name, other name or code' },
    { keys: 'Arrow down', does: 'opens the list, then moves to the next country' },
    { keys: 'Arrow up', does: 'opens the list at its end, then moves to the country before' },
    { keys: 'Enter', does: 'chooses the country that was moved to, or the one whose name was typed' },
    { keys: 'Escape', does: 'closes the list and brings back the choice' },
    { keys: 'Tab', does: 'chooses the country whose name was typed, and moves on' },
  ],
  accessibilityCriteria: [
    { criterion: '4.1.2', says: 'A combobox with its label as its name; each option says which of how many it is.' },
    { criterion: '4.1.3', says: 'How many countries are left is announced, and focus stays in the field.' },
    { criterion: '1.3.5', says: 'It asks the browser for the name of a country, and takes what it fills in.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    { criterion: '1.4.10', says: 'The list is as wide as the field, within 320 px, and long names wrap.' },
  ],
  control: { role: 'combobox', name: 'Country' },
  without: { loading: 'The app brings the list with the page.' },
  exceptions: [],
  examples: [
    { name: 'Nothing chosen', render: () => <Field /> },
    { name: 'Chosen', render: () => <Field initial="GB" description="Where you live most of the year" /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => <Field errorMessage="Choose the country that you live in." />,
    },
    { name: 'Disabled', state: 'disabled', render: () => <Field initial="US" isDisabled /> },
    { name: 'Open', render: () => <Field />, interaction: openList, isOverlay: true },
    {
      name: 'Open and empty',
      state: 'empty',
      render: () => <Field countries={[]} />,
      interaction: openList,
      isOverlay: true,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          initial="GS"
          label="Which country would you say that you lived in for the greater part of last year?"
          countries={[{ code: 'GS', name: 'South Georgia and the South Sandwich Islands in the Southern Ocean' }]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Field label="البلد" initial="EG" countries={sampleCountries('ar')} />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

function Field({ initial = '', ...props }: Partial<CountryPickerProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <CountryPicker
      label="Country"
      name="country"
      countries={countries}
      firstCodes={firstCodes}
      emptyMessage="No country has that name."
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
