import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'
import type { DateRange, RangeCalendarProps } from './RangeCalendar.tsx'

export const rangeCalendarExamples: ComponentExamples = {
  component: 'RangeCalendar',
  summary: 'The days of one or two months, of which a first and a last one can be chosen.',
  useFor: ['Outward and return flights, first and last night of a stay.', 'Ranges that lie within the next year.'],
  insteadUse: [
    { when: 'the calendar should open from a field', use: 'DateRangePicker' },
    { when: 'only one day is asked for', use: 'Calendar or DatePicker' },
  ],
  pattern: {
    name: 'Grid of the date picker dialog example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the buttons to one day of the months, and out again.' },
    { keys: 'Arrow right', does: 'Goes to the next day; in right-to-left text to the day before.' },
    { keys: 'Arrow left', does: 'Goes to the day before; in right-to-left text to the next day.' },
    { keys: 'Arrow down', does: 'Goes to the same day of the next week.' },
    { keys: 'Arrow up', does: 'Goes to the same day of the week before.' },
    { keys: 'Home', does: 'Goes to the first day of the month.' },
    { keys: 'End', does: 'Goes to the last day of the month.' },
    { keys: 'Page down', does: 'Goes to the same day of the next month.' },
    { keys: 'Page up', does: 'Goes to the same day of the month before.' },
    {
      keys: 'Enter or Space',
      does: 'Chooses the first day and goes to the next; the second time, chooses the last day.',
    },
    { keys: 'Escape', does: 'Gives up the first day; what was chosen before stands.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'Each month is a grid with its name; each day says weekday, date and what it is.' },
    {
      criterion: '1.4.1',
      says: 'The range has full ends and lines between; days that cannot be chosen are struck out.',
    },
    { criterion: '2.1.1', says: 'Every day can be reached and chosen by keyboard.' },
    { criterion: '2.5.7', says: 'Two presses choose a range; dragging is never needed.' },
    { criterion: '2.5.8', says: 'Days are 40 px high and as wide as the screen allows, at least 40 px at 320 px.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the chosen days.' },
    { criterion: '4.1.3', says: 'A new month and the chosen range are announced.' },
  ],
  control: { role: 'button', name: 'Next month' },
  without: { loading: 'Days are known at once; prices for days are not part of it.' },
  exceptions: [
    {
      what: 'Names of days, hints such as “Click to start selecting” and announcements come from react-aria, in its 30 languages.',
      why: 'They are many, depend on the state of each day, and follow the locale.',
    },
    {
      what: 'After the days there is a second, hidden button to the next month, smaller than 24 px.',
      why: 'It is for screen readers by touch, so that nobody has to swipe back over all days; to the eye and the keyboard it does not exist.',
    },
  ],
  examples: [
    { name: 'A week away', state: 'default', render: () => <Travel initial={week} /> },
    { name: 'Empty', state: 'empty', render: () => <Travel /> },
    { name: 'One month', render: () => <Travel initial={week} months={1} /> },
    {
      name: 'Days that are taken',
      render: () => <Travel isDateUnavailable={(date) => takenDays.has(date)} max="2031-06-20" monthCount={12} />,
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
            label="Fechas del viaje de ida y vuelta"
            previousLabel="Mes anterior"
            nextLabel="Mes siguiente"
            initial={{ start: '2031-08-28', end: '2031-09-04' }}
            errorMessage="El vuelo de vuelta del 4 de septiembre está completo. Elige otro día, o deja tu dirección y te avisaremos cuando haya plazas."
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
            <Travel label="تواريخ السفر" previousLabel="الشهر السابق" nextLabel="الشهر التالي" initial={week} />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

const week: DateRange = { start: '2031-06-11', end: '2031-06-18' }
const takenDays: ReadonlySet<string> = new Set(['2031-05-14', '2031-05-15', '2031-05-28', '2031-06-02'])

function Travel({
  initial = null,
  ...props
}: Partial<Omit<RangeCalendarProps, 'value' | 'onChange'>> & { initial?: DateRange | null }) {
  const [value, setValue] = useState(initial)
  return (
    <RangeCalendar
      label="Travel dates"
      previousLabel="Previous month"
      nextLabel="Next month"
      min="2031-05-06"
      max="2031-12-31"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
