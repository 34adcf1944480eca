import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { emptyDate } from '../../support/date-parts.ts'
import type { DateParts } from '../../support/date-parts.ts'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './DateField.tsx'

export const dateFieldExamples: ComponentExamples = {
  component: 'DateField',
  summary: 'A date that a person knows by heart, typed into three boxes.',
  useFor: [
    'Date of birth, and other dates that people know or copy from a document.',
    'Dates that are far away, where a calendar would mean paging through years.',
  ],
  insteadUse: [
    { when: 'the day of the week matters, or the date is near', use: 'DatePicker' },
    { when: 'a first and a last day are asked for', use: 'DateRangePicker' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next part.' },
    { keys: 'Shift + Tab', does: 'Goes to the part before.' },
    { keys: 'Arrow up', does: 'Changes nothing: what was typed stays.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The three boxes are one group, named by the legend.' },
    { criterion: '1.3.5', says: 'A date of birth carries the tokens bday-day, bday-month and bday-year.' },
    { criterion: '3.2.2', says: 'Typing never moves focus to the next box.' },
    { criterion: '3.3.1', says: 'One error for the date, tied to the boxes that are wrong.' },
    { criterion: '3.3.2', says: 'Each box has its own label, always there.' },
    { criterion: '3.3.7', says: 'Nothing typed is lost or rewritten, even when it is no date.' },
    { criterion: '1.4.11', says: 'The outline of each box has 3:1.' },
  ],
  control: { role: 'textbox', name: 'Day' },
  without: { loading: 'It holds what the person types; there is nothing to wait for.' },
  exceptions: [],
  examples: [
    {
      name: 'Date of birth',
      state: 'default',
      render: () => (
        <Field
          label="Date of birth"
          name="birth"
          description="For example, 31 3 1980"
          initial={birthday}
          autoComplete="bday"
        />
      ),
    },
    { name: 'Empty', state: 'empty', render: () => <Field label="Date of birth" name="empty" autoComplete="bday" /> },
    {
      name: 'American order',
      render: () => (
        <Field
          label="Date of birth"
          name="american"
          description="For example, 3 31 1980"
          locale="en-US"
          initial={birthday}
          autoComplete="bday"
        />
      ),
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => <Field label="Date of birth" name="invalid" errorMessage="Enter your date of birth" isRequired />,
    },
    {
      name: 'One part wrong',
      render: () => (
        <Field
          label="Date of birth"
          name="part"
          initial={{ day: '12', month: '13', year: '1991' }}
          wrongParts={['month']}
          errorMessage="The month must be between 1 and 12"
          isRequired
        />
      ),
    },
    {
      name: 'Disabled',
      state: 'disabled',
      render: () => <Field label="Date of birth" name="disabled" initial={birthday} isDisabled />,
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Field
          label="When does the passport of the person who is going to travel on this ticket end?"
          name="long"
          description="It stands on the page with the photograph, under the date on which the passport was given out."
          initial={{ day: 'the thirtieth', month: 'September', year: '20331' }}
          partLabels={{ day: 'Day of the month', month: 'Month as a number', year: 'Year in four digits' }}
          errorMessage="Write the date in numbers, such as 30 9 2033. Names of months are not understood here yet, and we are sorry for that."
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Field
            label="تاريخ الميلاد"
            name="rtl"
            locale="ar"
            description="مثال: 31 3 1980"
            partLabels={{ day: 'اليوم', month: 'الشهر', year: 'السنة' }}
            initial={birthday}
            autoComplete="bday"
          />
        </div>
      ),
    },
  ],
}

const birthday: DateParts = { day: '31', month: '3', year: '1980' }

type FieldExampleProps = Omit<DateFieldProps, 'value' | 'onChange' | 'partLabels'> & {
  initial?: DateParts
  partLabels?: DateFieldProps['partLabels']
}

const english = { day: 'Day', month: 'Month', year: 'Year' }

function Field({ initial = emptyDate, partLabels = english, ...props }: FieldExampleProps) {
  const [value, setValue] = useState(initial)
  return <DateField {...props} partLabels={partLabels} value={value} onChange={setValue} />
}
