import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, formFocusTargets } from './Form.tsx'
import type { FormProps } from './Form.tsx'

export const formExamples: ComponentExamples = {
  component: 'Form',
  summary: 'Fields that are sent together. After a failed submit it lists what is wrong and puts focus there.',
  useFor: [
    'Everything with a button that sends: profile, address, checkout.',
    'Forms whose rules the server checks again.',
  ],
  insteadUse: [
    { when: 'each change is kept at once', use: 'the fields alone, such as Switch' },
    { when: 'it is one field that searches', use: 'SearchField' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus from field to field, and at last to the button that sends.' },
    { keys: 'Enter', does: 'On the button, or in a field of one line, sends the form.' },
  ],
  control: { role: 'button', name: 'Place order' },
  accessibilityCriteria: [
    { criterion: '2.4.3', says: 'After a failed submit focus is on the summary, or on the first wrong field.' },
    { criterion: '3.3.1', says: 'What is wrong stands in words at its field and in the summary.' },
    { criterion: '3.3.3', says: 'Each line of the summary leads to the field that it is about.' },
    { criterion: '3.2.2', says: 'Nothing is sent until the button is pressed.' },
    { criterion: '4.1.3', says: 'The summary is read out because focus goes to it, and takes focus once per attempt.' },
  ],
  without: {
    disabled: 'A form has no such state; its fields and its button have.',
    empty: 'A form without fields is none.',
  },
  exceptions: [],
  examples: [
    { name: 'Ready', state: 'default', render: () => <Order id="ready" /> },
    ...formFocusTargets.map((focusAfterFailure) => ({
      name: `Focus after failure: ${focusAfterFailure}`,
      state: 'invalid' as const,
      render: () => <Order id={focusAfterFailure} focusAfterFailure={focusAfterFailure} isWrong />,
    })),
    {
      name: 'Being sent',
      state: 'loading',
      render: () => (
        <Form errorSummaryTitle="Some things to put right" onSubmit={() => undefined}>
          <TextField label="Email" name="sent" value="amara@example.com" onChange={() => undefined} />
          <Inline>
            <Button type="submit" isPending pendingLabel="Saving your email">
              Save
            </Button>
          </Inline>
        </Form>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Form
          errorSummaryTitle="Before the boat can be booked for you and for everybody who comes along, one thing has to be put right"
          errorSummaryLevel={3}
          onSubmit={() => undefined}
          errors={[{ message: 'Nobody who is younger than eighteen on the day on which the boat leaves can book it.' }]}
        >
          <Inline>
            <Button type="submit">Book the boat for all of us</Button>
          </Inline>
        </Form>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Form
            errorSummaryTitle="صحح ما يلي"
            errorSummaryLevel={3}
            onSubmit={() => undefined}
            errors={[{ fieldId: 'rtl-form-name', message: 'اكتب اسمك' }]}
          >
            <TextField
              id="rtl-form-name"
              label="الاسم"
              name="rtl-name"
              value=""
              onChange={() => undefined}
              errorMessage="اكتب اسمك"
            />
            <Inline>
              <Button type="submit">أرسل</Button>
            </Inline>
          </Form>
        </div>
      ),
    },
  ],
}

const ageMessage = 'Please confirm you are over the age of 18 to order this product'
const nameMessage = 'Write the first name for the parcel'

function Order({
  id,
  isWrong = false,
  ...props
}: Pick<FormProps, 'focusAfterFailure'> & { id: string; isWrong?: boolean }) {
  const [name, setName] = useState('')
  const [over18, setOver18] = useState(false)
  const [isTried, setIsTried] = useState(isWrong)
  const nameError = isTried && name === '' ? nameMessage : undefined
  const ageError = isTried && !over18 ? ageMessage : undefined
  const errors: ErrorSummaryItem[] = [
    ...(nameError === undefined ? [] : [{ fieldId: `${id}-name`, message: nameError }]),
    ...(ageError === undefined ? [] : [{ fieldId: `${id}-over18`, message: ageError }]),
  ]
  return (
    <Form
      {...props}
      errorSummaryTitle={id === 'firstField' ? 'Put these right first' : 'There are some things to put right'}
      errorSummaryLevel={3}
      errors={errors}
      onSubmit={() => setIsTried(true)}
    >
      <TextField
        id={`${id}-name`}
        label="First name"
        name="firstName"
        autoComplete="shipping given-name"
        value={name}
        onChange={setName}
        isRequired
        errorMessage={nameError}
      />
      <Checkbox
        id={`${id}-over18`}
        label="I am over the age of 18"
        name="over18"
        isSelected={over18}
        onChange={setOver18}
        isRequired
        errorMessage={ageError}
      />
      <Inline>
        <Button type="submit">Place order</Button>
      </Inline>
    </Form>
  )
}
