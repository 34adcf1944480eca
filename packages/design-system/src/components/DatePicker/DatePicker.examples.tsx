import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { emptyDate } from '../../support/date-parts.ts'
import type { DateParts } from '../../support/date-parts.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { DatePicker } from './DatePicker.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

const control = { role: 'button', name: 'Choose from a calendar' } as const

export const datePickerExamples: ComponentExamples = {
  component: 'DatePicker',
  summary: 'A date that can be typed, or chosen from a calendar.',
  useFor: ['Near dates whose weekday matters, such as a flight or a delivery.'],
  insteadUse: [
    { when: 'people know the date by heart, such as a date of birth', use: 'DateField' },
    { when: 'a first and a last day are asked for', use: 'DateRangePicker' },
  ],
  pattern: {
    name: 'Date picker dialog example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the three parts to the button of the calendar.' },
    { keys: 'Enter', does: 'On the button, opens the calendar; on a day, chooses it and goes back to the button.' },
    { keys: 'Escape', does: 'Closes the calendar and goes back to the button; nothing changes.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The parts and the button are one group, named by the legend.' },
    { criterion: '2.1.1', says: 'Everything is done by typing, or by arrow keys in the calendar.' },
    { criterion: '2.4.3', says: 'Focus goes to the chosen day, stays in the calendar, and comes back to the button.' },
    { criterion: '3.3.1', says: 'One error for the date, tied to the parts that are wrong.' },
    { criterion: '3.3.2', says: 'Each part has its own label, always there.' },
    { criterion: '3.3.7', says: 'Nothing typed is lost or rewritten, even when it is no date.' },
    { criterion: '1.4.10', says: 'The calendar is a sheet on the lower edge below 768 px and fits into 320 px.' },
  ],
  control,
  without: { loading: 'It holds what the person types; there is nothing to wait for.' },
  exceptions: [
    {
      what: 'Names of days and announcements in the calendar come from react-aria, in its 30 languages.',
      why: 'They are many, depend on the state of each day, and follow the locale.',
    },
  ],
  examples: [
    { name: 'A chosen day', state: 'default', render: () => <Departure initial={departure} /> },
    { name: 'Empty', state: 'empty', render: () => <Departure description="From 6 May to 31 December 2031" /> },
    {
      name: 'Opened',
      render: () => <Departure initial={departure} />,
      interaction: { kind: 'open', control },
      isOverlay: true,
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => (
        <Departure
          initial={{ day: '31', month: '6', year: '2031' }}
          wrongParts={['day']}
          errorMessage="June 2031 has only 30 days"
        />
      ),
    },
    { name: 'Disabled', state: 'disabled', render: () => <Departure initial={departure} isDisabled /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Departure
          label="On which day would you like to set off, if the weather at the coast allows it?"
          description="The boat goes once a day, at seven in the morning, and not on days with a storm warning."
          initial={{ day: 'the eleventh', month: 'of June', year: '2031' }}
          errorMessage="Write the date in numbers, such as 11 6 2031, or choose it from the calendar beside the boxes."
        />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Departure
              label="تاريخ المغادرة"
              partLabels={{ day: 'اليوم', month: 'الشهر', year: 'السنة' }}
              calendarLabels={{
                open: 'اختر من التقويم',
                close: 'إغلاق',
                previous: 'الشهر السابق',
                next: 'الشهر التالي',
              }}
              initial={departure}
            />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

const departure: DateParts = { day: '11', month: '6', year: '2031' }

function Departure({
  initial = emptyDate,
  ...props
}: Partial<Omit<DatePickerProps, 'value' | 'onChange'>> & { initial?: DateParts }) {
  const [value, setValue] = useState(initial)
  return (
    <DatePicker
      label="Departure"
      name="departure"
      partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
      calendarLabels={{
        open: 'Choose from a calendar',
        close: 'Close',
        previous: 'Previous month',
        next: 'Next month',
      }}
      min="2031-05-06"
      max="2031-12-31"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
