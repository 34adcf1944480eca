import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { calendar } from '../../styles/calendar.css.ts'
import { ariaCalendarDays, dateFrom, textOf } from '../../support/calendar-days.ts'
import { InBrowser, Months } from '../../support/CalendarParts.tsx'
import type { CalendarCommonProps } from '../../support/CalendarParts.tsx'

export type CalendarProps = CalendarCommonProps & {
  /** The chosen day, such as `2031-05-06`, or nothing. */
  value: string | null
  /** Called with the day that was chosen. */
  onChange: (value: string) => void
}

/** The days of one month, of which one can be chosen. */
export function Calendar({ value, onChange, ...props }: CalendarProps) {
  const { label, errorMessage, isDisabled = false, autoFocus = false } = props
  return (
    <InBrowser months={1}>
      <AriaCalendar
        {...ariaCalendarDays(props)}
        className={calendar}
        data-months={1}
        aria-label={label}
        value={dateFrom(value ?? undefined) ?? null}
        onChange={(date) => onChange(textOf(date))}
        isInvalid={errorMessage !== undefined}
        isDisabled={isDisabled}
        // The person has just asked for the calendar.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        <Months {...props} months={1} />
      </AriaCalendar>
    </InBrowser>
  )
}
