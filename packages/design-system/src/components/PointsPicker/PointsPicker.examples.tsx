import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { PointsPicker } from './PointsPicker.tsx'
import type { PointsPickerProps, PointsPickerValue } from './PointsPicker.tsx'

export const pointsPickerExamples: ComponentExamples = {
  component: 'PointsPicker',
  summary: 'How many points: a few fixed amounts as chips, and a field for any other.',
  useFor: ['Moving, giving or spending an amount of points that people choose themselves.'],
  insteadUse: [
    { when: 'the answers are no amounts', use: 'RadioGroup' },
    { when: 'the number is small and changes by one or two', use: 'NumberField' },
  ],
  pattern: { name: 'Radio Group', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chosen amount, then to the field of another amount, then on.' },
    { keys: 'Space', does: 'Chooses the amount that has focus.' },
    { keys: 'Arrow right', does: 'Chooses the next amount; after the last one the first.' },
    { keys: 'Arrow down', does: 'Chooses the next amount; after the last one the first.' },
    { keys: 'Arrow left', does: 'Chooses the amount before; before the first one the last.' },
    { keys: 'Arrow up', does: 'Chooses the amount before; before the first one the last.' },
    { keys: 'Digits', does: 'Are typed into the field of another amount, which takes nothing else.' },
  ],
  control: { role: 'radio', name: '5,000' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The question names the group of radios, so it is said before the first amount.' },
    { criterion: '1.4.1', says: 'A second line inside the chip, not only a colour, says what is chosen.' },
    { criterion: '1.4.11', says: 'The outline of each chip has 3:1; the chosen one keeps its mark in forced colours.' },
    { criterion: '2.4.3', says: 'The field of another amount is the next stop after its chip.' },
    { criterion: '2.5.8', says: 'Each chip is 48 px high or more.' },
    { criterion: '3.2.2', says: 'Choosing another amount shows its field and moves no focus.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the field or the group that it is about.' },
  ],
  without: { loading: 'The amounts are known when it shows; what waits is the button that sends the form.' },
  exceptions: [],
  examples: [
    {
      name: 'Fixed amounts and another',
      state: 'default',
      render: () => <Picker name="fixed" initial={{ kind: 'fixed', points: 1000 }} />,
    },
    {
      name: 'Another amount',
      render: () => <Picker name="other" initial={{ kind: 'other', digits: '12000' }} />,
    },
    {
      name: 'Only what the balance allows',
      render: () => (
        <Picker
          name="few"
          initial={{ kind: 'fixed', points: 1000 }}
          choices={choices.slice(0, 2)}
          other={undefined}
          description="You have 6,200 points."
        />
      ),
    },
    { name: 'Nothing chosen', state: 'empty', render: () => <Picker name="none" initial={null} isRequired /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Picker
          name="invalid"
          initial={{ kind: 'other', digits: '99000' }}
          errorMessage="Nice try. But your points can't stretch that far—yet."
        />
      ),
    },
    {
      name: 'Nothing chosen, invalid',
      state: 'invalid',
      render: () => <Picker name="unanswered" initial={null} errorMessage="Choose how many points to move." />,
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => (
        <Picker
          name="off"
          initial={{ kind: 'fixed', points: 1000 }}
          description="Minimum 1,000 points required"
          isDisabled
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Picker
          name="long"
          label="How many of your points would you like to give to the lifeboat stations on the north-eastern coast?"
          description="Every thousand points keep one member of a crew in dry boots for a winter, and you can give as often as you like."
          initial={{ kind: 'fixed', points: 1_000_000 }}
          choices={[
            { points: 1000, label: 'One pair of boots for 1,000 points' },
            { points: 1_000_000, label: 'A whole boathouse for 1,000,000 points' },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Picker
            name="rtl"
            label="كم نقطة تريد أن تحول؟"
            initial={{ kind: 'other', digits: '2000' }}
            choices={[
              { points: 1000, label: '1,000 نقطة' },
              { points: 5000, label: '5,000 نقطة' },
            ]}
            other={{ label: 'عدد آخر', fieldLabel: 'عدد النقاط', maxLength: 16 }}
          />
        </div>
      ),
    },
  ],
}

const choices = [1000, 5000, 15_000, 30_000].map((points) => ({ points, label: points.toLocaleString('en-GB') }))

const other = {
  label: 'Other',
  fieldLabel: 'Another amount of points',
  fieldDescription: 'In thousands, up to 1,000,000',
  maxLength: 16,
}

function Picker({
  initial,
  ...props
}: Partial<PointsPickerProps> & { name: string; initial: PointsPickerValue | null }) {
  const [value, setValue] = useState(initial)
  return (
    <PointsPicker
      label="How many points would you like to move?"
      choices={choices}
      other={other}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
