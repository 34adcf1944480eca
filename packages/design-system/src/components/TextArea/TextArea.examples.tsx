import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { TextArea } from './TextArea.tsx'
import type { TextAreaProps } from './TextArea.tsx'

export const textAreaExamples: ComponentExamples = {
  component: 'TextArea',
  summary: 'A few lines of text with label, help, error and, where there is a limit, a live count of characters.',
  useFor: [
    'Messages and comments of a sentence or more.',
    'A gift message of one line that is too long for a TextField.',
  ],
  insteadUse: [
    { when: 'it is a name, an address line or a code', use: 'TextField' },
    { when: 'people choose out of a list', use: 'Select or RadioGroup' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, and on from it: Tab is never typed.' },
    { keys: 'Letters and digits', does: 'Are typed, and the count follows.' },
    { keys: 'Enter', does: 'Starts a new line, unless the field is a single line.' },
  ],
  control: { role: 'textbox', name: 'Tell us more' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Label, help, count and error belong to the field in the markup.' },
    { criterion: '1.4.11', says: 'The outline of the field has 3:1.' },
    { criterion: '1.4.12', says: 'It grows with its text, so larger text and wider spacing hide nothing.' },
    { criterion: '2.1.2', says: 'Tab always leads out of it.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '3.3.2', says: 'The label and the number of characters left are there before anything is typed.' },
    {
      criterion: '4.1.3',
      says: 'The count is read out when typing pauses, not at every key, and at once at the limit.',
    },
  ],
  without: { loading: 'It takes typing from the start; what waits is the button that sends the form.' },
  exceptions: [
    {
      what: 'As a single line it still calls itself a field of several lines.',
      why: 'HTML has no textarea of one line, and a text input would not wrap the message so that it can be read.',
    },
  ],
  examples: [
    { name: 'Without a limit', state: 'default', render: () => <Field label="Tell us more" name="more" /> },
    {
      name: 'With a live count',
      render: () => (
        <Field
          label="Gift message"
          name="gift"
          description="We print it on a card that goes into the box."
          initial="Happy birthday, Amara. See you at the lighthouse!"
          count={{ limit: 180, text: charactersLeft }}
          isSingleLine
        />
      ),
    },
    {
      name: 'More than the limit',
      state: 'invalid',
      render: () => (
        <Field
          label="Gift message"
          name="over"
          initial="Happy birthday, Amara, from all of us at the lighthouse"
          count={{ limit: 40, text: charactersLeft }}
          errorMessage="Shorten the message to 40 characters."
        />
      ),
    },
    {
      name: 'Empty, with its limit',
      state: 'empty',
      render: () => <Field label="Feedback" name="feedback" count={{ limit: 500, text: charactersLeft }} isRequired />,
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="Gift message" name="off" initial="Wine cannot be sent as a gift." isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="What happened, when did it happen, and what would you like us to do about it now?"
          name="long"
          description="Leave out card numbers and passwords. The more you can remember of the day, the sooner we find your booking."
          initial={longStory}
          count={{ limit: 1000, text: charactersLeft }}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field
            label="رسالة الهدية"
            name="rtl"
            initial="عيد ميلاد سعيد"
            count={{ limit: 180, text: (left) => `بقي ${left} حرفًا` }}
            errorMessage="اكتب سطرًا واحدًا"
          />
        </div>
      ),
    },
  ],
}

const longStory =
  'The boat trip was called off because of the storm, which nobody could help, but the voucher was taken all the same and the harbour office sent us to you. We had come from Leeds by the early train, so we would like to come again in June, with the same voucher, and on a calmer day. The lady at the desk was kind and wrote down our names, and she said that a message to you would be enough.'

function charactersLeft(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`
}

function Field({ initial = '', ...props }: Omit<TextAreaProps, 'value' | 'onChange'> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <TextArea {...props} value={value} onChange={setValue} />
}
