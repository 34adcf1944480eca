import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { calendar } from '../../styles/calendar.css.ts'
import { ariaCalendarDays, dateFrom, textOf } from '../../support/calendar-days.ts'
import { InBrowser, Months } from '../../support/CalendarParts.tsx'
import type { CalendarCommonProps } from '../../support/CalendarParts.tsx'
import { useMedia } from '../../support/use-media.ts'
import { media } from '../../themes/breakpoints.ts'

export const rangeCalendarMonths = [1, 2] as const

/** First and last day, such as `2031-05-06` and `2031-05-13`. */
export type DateRange = { readonly start: string; readonly end: string }

export type RangeCalendarProps = CalendarCommonProps & {
  /** The chosen days, or nothing. */
  value: DateRange | null
  /** Called once both days are chosen; leaving after the first one changes nothing. */
  onChange: (value: DateRange) => void
  /** How many months stand side by side from 768 px; below it is one. @default 2 */
  months?: (typeof rangeCalendarMonths)[number] | undefined
}

/** The days of one or two months, of which a first and a last one can be chosen. */
export function RangeCalendar({ value, onChange, months = 2, ...props }: RangeCalendarProps) {
  const { label, errorMessage, isDisabled = false, autoFocus = false } = props
  const isWide = useMedia(media.from(768))
  const shown = isWide ? months : 1
  const [start, end] = [dateFrom(value?.start), dateFrom(value?.end)]
  return (
    <InBrowser months={months}>
      <AriaRangeCalendar
        {...ariaCalendarDays(props)}
        // The number of months is a matter of the first drawing in react-aria.
        key={shown}
        className={calendar}
        data-months={shown}
        aria-label={label}
        visibleDuration={{ months: shown }}
        pageBehavior="single"
        selectionAlignment="start"
        // A range that the person left half chosen is none: the one before stands [FLT-21].
        commitBehavior="reset"
        value={start === undefined || end === undefined ? null : { start, end }}
        onChange={(range) => onChange({ start: textOf(range.start), end: textOf(range.end) })}
        isInvalid={errorMessage !== undefined}
        isDisabled={isDisabled}
        // The person has just asked for the calendar.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        <Months {...props} months={shown} isRange />
      </AriaRangeCalendar>
    </InBrowser>
  )
}
