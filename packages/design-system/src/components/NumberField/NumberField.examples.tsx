import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'
import type { NumberFieldProps } from './NumberField.tsx'

export const numberFieldExamples: ComponentExamples = {
  component: 'NumberField',
  summary: 'A small number with a button for one less and one more, such as passengers.',
  useFor: [
    'Passengers, rooms, nights: numbers that most people change by one or two.',
    'Numbers with a least and a most.',
  ],
  insteadUse: [
    { when: 'it is a membership number or a code, which nobody counts', use: 'TextField with inputMode numeric' },
    { when: 'it is an amount of points', use: 'PointsPicker' },
  ],
  pattern: { name: 'Spinbutton', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the number, and on from it; the buttons are for mouse and touch.' },
    { keys: 'Arrow up', does: 'Adds one step.' },
    { keys: 'Arrow down', does: 'Takes one step away.' },
    { keys: 'Page up', does: 'Adds one step.' },
    { keys: 'Page down', does: 'Takes one step away.' },
    { keys: 'Home', does: 'Goes to the least.' },
    { keys: 'End', does: 'Goes to the most.' },
    { keys: 'Digits', does: 'Are typed; the number counts when focus leaves.' },
    { keys: 'Enter', does: 'Makes what was typed count at once.' },
  ],
  control: { role: 'textbox', name: 'Adults' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Label, help and error belong to the field in the markup.' },
    { criterion: '1.4.11', says: 'The outline of the field has 3:1; the ring of focus goes round the whole of it.' },
    { criterion: '2.1.1', says: 'What the buttons do, the arrow keys do.' },
    { criterion: '2.5.7', says: 'Nothing is dragged and the wheel changes nothing.' },
    { criterion: '2.5.8', says: 'Both buttons are 44 px square.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field.' },
    { criterion: '4.1.2', says: 'Each button says in words what it adds or takes away.' },
    { criterion: '4.1.3', says: 'The new number is read out after each step, and once why there is no more.' },
  ],
  without: { loading: 'It counts on the page; what waits for an answer is the button that sends the form.' },
  exceptions: [
    {
      what: 'It is a text field that calls itself a number field, and not a spin button.',
      why: 'Screen readers on touch screens cannot type into a spin button. Keys and announcements are those of one.',
    },
  ],
  examples: [
    { name: 'Passengers', state: 'default', render: () => <Passengers name="adults" label="Adults" initial={2} /> },
    {
      name: 'At the least and at the most',
      render: () => (
        <Stack>
          <Passengers name="children" label="Children" description="2 to 11 years" initial={0} />
          <Passengers name="young" label="Young adults" description="12 to 15 years" initial={9} />
        </Stack>
      ),
    },
    {
      name: 'At the most, with the reason',
      render: () => (
        <Passengers
          name="limit"
          label="Adults"
          description="16 years and over"
          initial={9}
          limitMessage="No more than 9 passengers"
        />
      ),
    },
    {
      name: 'Steps of a thousand',
      render: () => (
        <Field
          label="Points to move"
          name="steps"
          initial={24_000}
          minValue={1000}
          maxValue={1_000_000}
          step={1000}
          decrementLabel="1,000 points fewer"
          incrementLabel="1,000 points more"
        />
      ),
    },
    {
      name: 'Empty',
      state: 'empty',
      render: () => <Passengers name="none" label="Infants" initial={null} isRequired />,
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Passengers
          name="invalid"
          label="Infants on a lap"
          description="Under 2 years"
          initial={3}
          errorMessage="Each infant needs an adult. Add an adult, or take an infant away."
        />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Passengers name="off" label="Rooms" initial={1} isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Passengers
          name="long"
          label="How many of you are travelling, counting everybody who needs a seat and leaving out those who sit on a lap?"
          description="For ten or more write to our group desk, which finds seats together and takes points for all of them in one go."
          initial={4}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field
            label="عدد المسافرين"
            name="rtl"
            initial={2}
            minValue={0}
            maxValue={9}
            decrementLabel="مسافر أقل"
            incrementLabel="مسافر أكثر"
          />
        </div>
      ),
    },
  ],
}

type Example = Omit<NumberFieldProps, 'value' | 'onChange'> & { initial: number | null }

function Field({ initial, ...props }: Example) {
  const [value, setValue] = useState(initial)
  return <NumberField {...props} value={value} onChange={setValue} />
}

function Passengers(props: Omit<Example, 'decrementLabel' | 'incrementLabel'>) {
  return (
    <Field
      {...props}
      minValue={0}
      maxValue={9}
      decrementLabel={`One fewer: ${props.label}`}
      incrementLabel={`One more: ${props.label}`}
    />
  )
}
