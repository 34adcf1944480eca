import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

export const errorSummaryExamples: ComponentExamples = {
  component: 'ErrorSummary',
  summary: 'Everything that is wrong with a form in one list, each line a link to its field.',
  useFor: [
    'The top of a form that could not be sent; Form brings it there.',
    'A form whose fields do not fit the screen.',
  ],
  insteadUse: [
    { when: 'one field is wrong', use: 'its errorMessage, which stands there in any case' },
    { when: 'nothing of it can be put right in the form', use: 'Alert' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus from line to line, and on into the form.' },
    { keys: 'Enter', does: 'Goes to the field of the line.' },
  ],
  control: { role: 'link', name: 'Please confirm you are over the age of 18 to order this product' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'It is a region named by its heading, with a list of what is wrong.' },
    { criterion: '2.4.3', says: 'A link puts focus on its field, with the question of the field in view.' },
    { criterion: '2.4.4', says: 'Each link says what is wrong, in the words of the field.' },
    { criterion: '2.5.8', says: 'Each line is 44 px high or more.' },
    { criterion: '3.3.1', says: 'All that is wrong is said in words in one place.' },
    { criterion: '3.3.3', says: 'It leads to where it can be put right.' },
  ],
  without: {
    disabled: 'A list of what is wrong can always be read and followed.',
    loading: 'It shows once the answer is there.',
    empty: 'With nothing wrong there is no summary.',
  },
  exceptions: [],
  examples: [
    { name: 'With its fields', state: 'default', render: () => <Consents /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <ErrorSummary
          title="This order could not be placed"
          headingLevel={3}
          errors={[{ message: 'The last case of this wine has just been sold.' }]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <ErrorSummary
          title="There are some things to put right before we can send your order to the partner"
          headingLevel={3}
          errors={[
            {
              fieldId: 'long-message',
              message:
                'Please remove these characters from the message, because the printer in the cellar does not know them: 🎉 🍷 漢',
            },
            { message: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is too long a name for a label.' },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <ErrorSummary
            title="صحح ما يلي"
            headingLevel={3}
            errors={[{ fieldId: 'rtl-name', message: 'اكتب اسمك' }, { message: 'اختر بلدًا' }]}
          />
        </div>
      ),
    },
  ],
}

function Consents() {
  const [over18, setOver18] = useState(false)
  const [terms, setTerms] = useState(false)
  return (
    <Stack>
      <ErrorSummary
        title="There are two things to put right"
        headingLevel={3}
        errors={[
          { fieldId: 'summary-over18', message: 'Please confirm you are over the age of 18 to order this product' },
          { fieldId: 'summary-terms', message: 'Accept the terms to go on' },
        ]}
      />
      <Stack gap="none">
        <Checkbox
          id="summary-over18"
          label="I am over the age of 18"
          name="over18"
          isSelected={over18}
          onChange={setOver18}
          errorMessage={over18 ? undefined : 'Please confirm you are over the age of 18 to order this product'}
        />
        <Checkbox
          id="summary-terms"
          label="I accept the terms"
          name="terms"
          isSelected={terms}
          onChange={setTerms}
          errorMessage={terms ? undefined : 'Accept the terms to go on'}
        />
      </Stack>
    </Stack>
  )
}
