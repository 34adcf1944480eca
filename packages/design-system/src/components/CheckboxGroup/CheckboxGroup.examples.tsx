import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { CheckboxGroupProps } from './CheckboxGroup.tsx'

export const checkboxGroupExamples: ComponentExamples = {
  component: 'CheckboxGroup',
  summary: 'One question with any number of answers.',
  useFor: [
    'A short list from which people choose any number, such as what they want to hear about.',
    'Filters that are sent together.',
  ],
  insteadUse: [
    { when: 'exactly one answer is right', use: 'RadioGroup' },
    { when: 'there is one statement to agree to', use: 'Checkbox' },
    { when: 'each answer takes effect at once', use: 'Switch' },
  ],
  pattern: { name: 'Checkbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next checkbox, and after the last one out of the group.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the checkbox before, and from the first one out of the group.' },
    { keys: 'Space', does: 'Ticks the checkbox that has focus, or takes the tick away.' },
  ],
  control: { role: 'checkbox', name: 'Flights' },
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The question is the legend of a fieldset, so it is said before the first answer.' },
    { criterion: '1.4.1', says: 'A tick, not only a colour, says what is chosen; in forced colours too.' },
    { criterion: '2.5.8', says: 'Each answer is 44 px high or more, words and all.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the group, and each checkbox is invalid.' },
    { criterion: '3.3.2', says: 'Question and answers are always there in words.' },
  ],
  without: {
    loading: 'Its answers are known when it shows; until then a skeleton stands in its place.',
  },
  exceptions: [
    {
      what: 'It cannot be required for assistive technology.',
      why: 'ARIA has no required group of checkboxes, and requiring each would ask for all. The question says it in words.',
    },
  ],
  examples: [
    { name: 'Some ticked', state: 'default', render: () => <News name="news" initial={['flights', 'wine']} /> },
    {
      name: 'With help',
      render: () => (
        <News
          name="news-help"
          description="Choose as many as you like."
          options={[
            { value: 'flights', label: 'Flights', description: 'New routes and sales, about twice a month' },
            { value: 'hotels', label: 'Hotels', description: 'Weekends away for fewer points' },
          ]}
        />
      ),
    },
    { name: 'None ticked', state: 'empty', render: () => <News name="news-none" initial={[]} /> },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <News
          name="news-invalid"
          label="What should we write to you about? Choose at least one"
          initial={[]}
          errorMessage="Choose at least one, or turn the newsletter off."
        />
      ),
    },
    { name: 'Disabled', state: 'disabled', render: () => <News name="news-off" isDisabled /> },
    {
      name: 'One answer disabled',
      state: 'disabled',
      render: () => (
        <News
          name="news-one-off"
          options={[
            { value: 'flights', label: 'Flights' },
            { value: 'wine', label: 'Wine', description: 'Not sold where you live', isDisabled: true },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <News
          name="news-long"
          label="Which of the things that the club and its partners write about should we keep for the letter that comes on the first Friday of the month?"
          options={[
            {
              value: 'flights',
              label:
                'Flights, upgrades, lounges, and what else happens between the kerb of one airport and the kerb of another',
              description: 'Two or three long letters in the months in which summer and winter timetables are printed',
            },
            { value: 'wine', label: 'Wine' },
          ]}
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <News
            name="news-rtl"
            label="عن ماذا نكتب لك؟"
            description="اختر ما تشاء."
            options={[
              { value: 'flights', label: 'الرحلات' },
              { value: 'hotels', label: 'الفنادق' },
            ]}
          />
        </div>
      ),
    },
  ],
}

const subjects = [
  { value: 'flights', label: 'Flights' },
  { value: 'hotels', label: 'Hotels' },
  { value: 'wine', label: 'Wine and food' },
  { value: 'days', label: 'Days out' },
] as const

const chosenAtFirst = ['flights']

function News({
  initial = chosenAtFirst,
  ...props
}: Partial<Omit<CheckboxGroupProps, 'name'>> & { name: string; initial?: readonly string[] }) {
  const [value, setValue] = useState(initial)
  return (
    <CheckboxGroup
      label="What should we write to you about?"
      options={subjects}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
