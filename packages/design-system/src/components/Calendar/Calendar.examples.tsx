import { useState } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Calendar } from './Calendar.tsx'
import type { CalendarProps } from './Calendar.tsx'

export const calendarExamples: ComponentExamples = {
  component: 'Calendar',
  summary: 'The days of one month, of which one can be chosen.',
  useFor: ['A near day whose weekday matters, where the calendar is the main thing on the page.'],
  insteadUse: [
    { when: 'the calendar should open from a field', use: 'DatePicker' },
    { when: 'a first and a last day are asked for', use: 'RangeCalendar' },
    { when: 'people know the date by heart', use: 'DateField' },
  ],
  pattern: {
    name: 'Grid of the date picker dialog example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the buttons to one day of the month, and out again.' },
    { keys: 'Arrow right', does: 'Goes to the next day; in right-to-left text to the day before.' },
    { keys: 'Arrow left', does: 'Goes to the day before; in right-to-left text to the next day.' },
    { keys: 'Arrow down', does: 'Goes to the same day of the next week.' },
    { keys: 'Arrow up', does: 'Goes to the same day of the week before.' },
    { keys: 'Home', does: 'Goes to the first day of the month.' },
    { keys: 'End', does: 'Goes to the last day of the month.' },
    { keys: 'Page down', does: 'Goes to the same day of the next month.' },
    { keys: 'Page up', does: 'Goes to the same day of the month before.' },
    { keys: 'Enter or Space', does: 'Chooses the day.' },
  ],
  accessibilityCriteria: [
    { criterion: '1.3.1', says: 'The month is a grid with its name; each day says weekday, date and what it is.' },
    { criterion: '1.4.1', says: 'Days that cannot be chosen are struck out, and today has a dot.' },
    { criterion: '2.1.1', says: 'Every day can be reached and chosen by keyboard.' },
    { criterion: '2.5.8', says: 'Days are 40 px high and as wide as the screen allows, at least 40 px at 320 px.' },
    { criterion: '3.3.1', says: 'The error is words, tied to the chosen day.' },
    { criterion: '4.1.3', says: 'A new month and the chosen day are announced.' },
  ],
  control: { role: 'button', name: 'Next month' },
  without: { loading: 'Days are known at once; there is nothing to wait for.' },
  exceptions: [
    {
      what: 'Names of days and announcements come from react-aria, in its 30 languages.',
      why: 'They are many, depend on the state of each day, and follow the locale.',
    },
    {
      what: 'After the days there is a second, hidden button to the next month, smaller than 24 px.',
      why: 'It is for screen readers by touch, so that nobody has to swipe back over all days; to the eye and the keyboard it does not exist.',
    },
  ],
  examples: [
    { name: 'A chosen day', state: 'default', render: () => <Delivery initial="2031-05-14" /> },
    { name: 'Empty', state: 'empty', render: () => <Delivery /> },
    {
      name: 'Days that are taken',
      render: () => <Delivery isDateUnavailable={(date) => date.endsWith('4')} max="2031-05-24" monthCount={2} />,
    },
    {
      name: 'Invalid',
      state: 'invalid',
      render: () => <Delivery initial="2031-05-14" errorMessage="The van is full on 14 May. Choose another day." />,
    },
    { name: 'Disabled', state: 'disabled', render: () => <Delivery initial="2031-05-14" isDisabled /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <LocaleProvider locale="es">
          <Delivery
            label="Día de entrega del paquete"
            previousLabel="Mes anterior"
            nextLabel="Mes siguiente"
            initial="2031-09-04"
            errorMessage="El 4 de septiembre ya no queda sitio en la furgoneta. Elige otro día y te lo llevamos entre las nueve y las doce."
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
            <Delivery label="يوم التسليم" previousLabel="الشهر السابق" nextLabel="الشهر التالي" initial="2031-05-14" />
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

function Delivery({
  initial = null,
  ...props
}: Partial<Omit<CalendarProps, 'value' | 'onChange'>> & { initial?: string | null }) {
  const [value, setValue] = useState(initial)
  return (
    <Calendar
      label="Delivery"
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
