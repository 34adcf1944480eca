import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

export const textFieldExamples: ComponentExamples = {
  component: 'TextField',
  summary: 'One line of text with its label, help and error.',
  useFor: ['One line that a person types: a name, an address, a code.'],
  insteadUse: [
    { when: 'There may be several lines', use: 'TextArea' },
    { when: 'It looks for something', use: 'SearchField' },
    { when: 'It is a number to count', use: 'NumberField' },
    { when: 'It is a date', use: 'DateField' },
    { when: 'It is one of a list', use: 'Select, ComboBox' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it.' },
    { keys: 'Letters', does: 'Are typed, up to the limit.' },
  ],
  control: { role: 'textbox', name: 'First name' },
  without: {
    loading: 'A form is shown when it is there.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '3.3.2', says: 'The label is always there, outside the field.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '1.3.5', says: 'It takes the autocomplete token of what it asks for.' },
    { criterion: '1.4.11', says: 'The outline of the field has 3:1.' },
  ],
  examples: [
    {
      name: 'Empty',
      state: 'empty',
      render: () => <Field label="First name" name="empty" autoComplete="given-name" />,
    },
    {
      name: 'With help',
      render: () => <Field label="Promo code" name="help" description="Twelve letters and digits, without spaces" />,
    },
    {
      name: 'Required',
      render: () => <Field label="Email" name="required" type="email" autoComplete="email" isRequired />,
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Field
          label="Promo code"
          name="invalid"
          initial="KESTREL"
          description="Twelve letters and digits"
          errorMessage="This code has only seven characters. Check the email that it came with."
        />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="Membership number" name="disabled" initial="1029384756" isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="What should we write on the card that goes into the parcel, if you would like a card?"
          name="long"
          initial="Happy birthday from all of us at the lighthouse, and see you in the summer"
          maxLength={200}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field label="الاسم" name="rtl" errorMessage="اكتب اسمك" />
        </div>
      ),
    },
  ],
}

function Field({ initial = '', ...props }: Omit<TextFieldProps, 'value' | 'onChange'> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <TextField {...props} value={value} onChange={setValue} />
}
