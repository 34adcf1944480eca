import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { RadioGroup, radioGroupOrientations } from './RadioGroup.tsx'
import type { RadioGroupProps } from './RadioGroup.tsx'

export const radioGroupExamples: ComponentExamples = {
  component: 'RadioGroup',
  summary: 'One question with one answer out of a few, all of them seen at once.',
  useFor: ['Two to about seven answers of which exactly one is right.', 'Answers that need a line of help each.'],
  insteadUse: [
    { when: 'there are more than about seven answers', use: 'Select' },
    { when: 'any number of answers is right', use: 'CheckboxGroup' },
    { when: 'the answers are amounts of points', use: 'PointsPicker' },
  ],
  pattern: { name: 'Radio Group', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the chosen answer, or to the first while there is none, and on out of the group.',
    },
    { keys: 'Space', does: 'Chooses the answer that has focus.' },
    { keys: 'Arrow down', does: 'Chooses the next answer; after the last one the first.' },
    { keys: 'Arrow right', does: 'Chooses the next answer; after the last one the first.' },
    { keys: 'Arrow up', does: 'Chooses the answer before; before the first one the last.' },
    { keys: 'Arrow left', does: 'Chooses the answer before; before the first one the last.' },
  ],
  control: { role: 'radio', name: 'To my door' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The question names the group of radios, so it is said before the first answer.' },
    { criterion: '1.4.1', says: 'A dot, not only a colour, says what is chosen; in forced colours too.' },
    { criterion: '1.4.11', says: 'Outline and dot have 3:1 against every ground that the tokens allow.' },
    { criterion: '2.5.8', says: 'Each answer is 44 px high or more, words and all.' },
    { criterion: '3.2.2', says: 'Choosing an answer changes nothing else and moves no focus.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the group, which is invalid.' },
    { criterion: '4.1.2', says: 'Its radios are the browser’s own: one stop for Tab, arrows within.' },
  ],
  without: {
    loading: 'Its answers are known when it shows; until then a skeleton stands in its place.',
  },
  exceptions: [],
  examples: [
    { name: 'Chosen', state: 'default', render: () => <Delivery name="delivery" /> },
    ...radioGroupOrientations.map((orientation) => ({
      name: `Orientation: ${orientation}`,
      render: () => (
        <RadioGroupOf
          label="Send it as"
          name={orientation}
          orientation={orientation}
          initial="email"
          options={[
            { value: 'email', label: 'Email' },
            { value: 'post', label: 'Letter' },
          ]}
        />
      ),
    })),
    { name: 'Nothing chosen', state: 'empty', render: () => <Delivery name="none" initial={null} isRequired /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Delivery name="invalid" initial={null} isRequired errorMessage="Choose where the parcel should go." />
      ),
    },
    { name: 'Disabled', state: 'disabled', render: () => <Delivery name="off" isDisabled /> },
    {
      name: 'One answer disabled',
      state: 'disabled',
      render: () => (
        <RadioGroupOf
          label="Cabin"
          name="cabin"
          initial="economy"
          options={[
            { value: 'economy', label: 'Economy' },
            { value: 'upper', label: 'Upper', description: 'Sold out on this flight', isDisabled: true },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <RadioGroupOf
          label="What should the driver do with the parcel when nobody opens the door and the neighbours are out as well?"
          name="long"
          initial="porch"
          options={[
            {
              value: 'porch',
              label:
                'Leave it in the porch, under the bench, where neither the rain nor the postman’s dog can get at it',
              description: 'The driver takes a photograph and you get it by email, so that you know where to look.',
            },
            { value: 'depot', label: 'Take it back' },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <RadioGroupOf
            label="إلى أين نرسل الطرد؟"
            name="rtl"
            initial="door"
            options={[
              { value: 'door', label: 'إلى بيتي', description: 'خلال 3 أيام' },
              { value: 'shop', label: 'إلى متجر' },
            ]}
          />
        </div>
      ),
    },
  ],
}

const places = [
  { value: 'door', label: 'To my door', description: 'Within three working days' },
  { value: 'shop', label: 'To a shop nearby', description: 'Ready tomorrow from noon' },
  { value: 'gift', label: 'To somebody else' },
]

type Example = Omit<RadioGroupProps, 'value' | 'onChange'> & { initial: string | null }

function RadioGroupOf({ initial, ...props }: Example) {
  const [value, setValue] = useState(initial)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

function Delivery(props: Partial<Example> & { name: string }) {
  return <RadioGroupOf label="Where should the parcel go?" options={places} initial="door" {...props} />
}
