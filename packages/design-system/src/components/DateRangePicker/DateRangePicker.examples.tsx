import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import type { DateRange } from '../RangeCalendar/RangeCalendar.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePicker.tsx'

/** How the chosen week reads depends on the version of Unicode data, so that it is asked for, not written down. */
const weekText = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
}).formatRange(Date.UTC(2031, 5, 11), Date.UTC(2031, 5, 18))

const control = { role: 'button', name: `Travel dates ${weekText}` } as const

export const dateRangePickerExamples: ComponentExamples = {
  component: 'DateRangePicker',
  summary: 'A first and a last day: a button that shows them and opens a calendar.',
  useFor: ['Outward and return flights.', 'First and last night of a stay.'],
  insteadUse: [
    { when: 'there is only one day, such as a one-way flight', use: 'DatePicker' },
    { when: 'the calendar should always show', use: 'RangeCalendar' },
  ],
  pattern: {
    name: 'Date picker dialog example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  },
  keyboard: [
    { keys: 'Enter', does: 'On the button, opens the calendar; on a day, chooses the first, then the last one.' },
    { keys: 'Tab', does: 'Goes through the controls of the open calendar, and from the last to the first.' },
    { keys: 'Escape', does: 'Closes the calendar and goes back to the button; what was chosen before stands.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The button is named by its label and the chosen days.' },
    { criterion: '2.1.1', says: 'Days are reached by arrow keys and chosen by Enter.' },
    {
      criterion: '2.4.3',
      says: 'Focus goes to the first chosen day, stays in the calendar, and comes back to the button.',
    },
    { criterion: '2.5.7', says: 'Two presses choose a range; dragging is never needed.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the button.' },
    { criterion: '1.4.10', says: 'The calendar is a sheet on the lower edge below 768 px and fits into 320 px.' },
  ],
  control,
  without: { loading: 'Days are known at once; there is nothing to wait for.' },
  exceptions: [
    {
      what: 'Names of days, hints and announcements in the calendar come from react-aria, in its 30 languages.',
      why: 'They are many, depend on the state of each day, and follow the locale.',
    },
    {
      what: 'Days cannot be typed.',
      why: 'The range lies within the next months, and one press chooses each end; what must be typed is a DatePicker each.',
    },
  ],
  examples: [
    { name: 'A week away', state: 'default', render: () => <Travel initial={week} /> },
    { name: 'Empty', state: 'empty', render: () => <Travel description="From 6 May to 31 December 2031" /> },
    {
      name: 'Opened',
      render: () => <Travel initial={week} />,
      interaction: { kind: 'open', control },
      isOverlay: true,
    },
    {
      name: 'Opened with one month',
      render: () => <Travel initial={week} months={1} />,
      interaction: { kind: 'open', control },
      isOverlay: true,
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => <Travel initial={week} errorMessage="The return flight on 18 June is full. Choose another day." />,
    },
    { name: 'Disabled', state: 'disabled', render: () => <Travel initial={week} isDisabled /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <LocaleProvider locale="es">
          <Travel
            label="¿Qué días te vendría bien salir y volver, si encontramos plazas para todos?"
            description="Hay un vuelo al día hasta el 31 de diciembre; las noches de hotel se cuentan entre los dos."
            initial={{ start: '2031-09-28', end: '2031-12-24' }}
            errorMessage="El vuelo de vuelta del 24 de diciembre está completo. Elige otro día y guardaremos tu hotel."
          />
        </LocaleProvider>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Travel
              label="تواريخ السفر"
              placeholder="اختر التواريخ"
              calendarLabels={{ close: 'إغلاق', previous: 'الشهر السابق', next: 'الشهر التالي' }}
              initial={week}
            />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

const week: DateRange = { start: '2031-06-11', end: '2031-06-18' }

function Travel({
  initial = null,
  ...props
}: Partial<Omit<DateRangePickerProps, 'value' | 'onChange'>> & { initial?: DateRange | null }) {
  const [value, setValue] = useState(initial)
  return (
    <DateRangePicker
      label="Travel dates"
      placeholder="Choose dates"
      calendarLabels={{ close: 'Close', previous: 'Previous month', next: 'Next month' }}
      min="2031-05-06"
      max="2031-12-31"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
