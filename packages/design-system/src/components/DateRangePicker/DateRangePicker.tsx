import { useId, useState } from 'react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { calendarRoom, fieldButton } from '../../styles/calendar-popover.css.ts'
import { description as descriptionStyle, error, field, input, label as labelStyle } from '../../styles/field.css.ts'
import type { CalendarDays } from '../../support/calendar-days.ts'
import { CalendarPopover } from '../../support/CalendarPopover.tsx'
import { defined } from '../../support/defined.ts'
import { errorText } from '../../support/FieldParts.tsx'
import type { FieldProps } from '../../support/FieldParts.tsx'
import { useLocale } from '../../support/locale.ts'
import type { DatePickerLabels } from '../DatePicker/DatePicker.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx'
import type { DateRange, RangeCalendarProps } from '../RangeCalendar/RangeCalendar.tsx'

export type DateRangePickerProps = FieldProps &
  CalendarDays & {
    /** The chosen days, or nothing. */
    value: DateRange | null
    /** Called once both days are chosen; closing after the first one changes nothing. */
    onChange: (value: DateRange) => void
    /** Called when focus leaves the button for anything but the calendar. */
    onBlur?: (() => void) | undefined
    /** Stands in the button while nothing is chosen. */
    placeholder: string
    /** The words of the calendar and its buttons. */
    calendarLabels: Omit<DatePickerLabels, 'open'>
    /** How many months stand side by side from 768 px; below it is one. @default 2 */
    months?: RangeCalendarProps['months']
    /** Of the values in the form, as `<name>-start` and `<name>-end`; nothing is sent while nothing is chosen. */
    name?: string | undefined
    /** Takes no press and no focus. @selector [data-disabled] */
    isDisabled?: boolean | undefined
    /** Of the button, so that an error summary can lead to it. */
    id?: string | undefined
    /** The button, so that a form can put focus on it. */
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** A first and a last day: a button that shows them and opens a calendar, as a sheet on small screens. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  placeholder,
  calendarLabels,
  months = 2,
  name,
  isDisabled = false,
  id,
  ref,
  ...days
}: DateRangePickerProps) {
  const ownId = useId()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [labelId, valueId, descriptionId, errorId] = ['label', 'value', 'description', 'error'].map(
    (part) => `${ownId}-${part}`,
  )
  const described = [description === undefined ? '' : descriptionId, errorMessage === undefined ? '' : errorId]
  const isInvalid = errorMessage !== undefined

  return (
    <div className={field}>
      <span className={labelStyle} id={labelId}>
        {label}
      </span>
      {description === undefined ? null : (
        <p className={descriptionStyle} id={descriptionId}>
          {description}
        </p>
      )}
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <Button
          {...defined({ id, 'aria-describedby': described.join(' ').trim() || undefined })}
          {...(ref === undefined ? {} : { ref })}
          className={`${input} ${fieldButton}`}
          data-empty={value === null || undefined}
          data-invalid={isInvalid || undefined}
          aria-labelledby={`${labelId} ${valueId}`}
          isDisabled={isDisabled}
          onBlur={() => {
            if (!isOpen) onBlur?.()
          }}
        >
          <span id={valueId}>{value === null ? placeholder : rangeText(value, locale)}</span>
          <Icon name="calendar" />
        </Button>
        <CalendarPopover title={label} closeLabel={calendarLabels.close} onClose={() => setIsOpen(false)}>
          <div className={calendarRoom} data-months={months}>
            <RangeCalendar
              {...days}
              label={label}
              previousLabel={calendarLabels.previous}
              nextLabel={calendarLabels.next}
              months={months}
              value={value}
              onChange={(range) => {
                onChange(range)
                setIsOpen(false)
              }}
              // The person has just asked for the calendar.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </div>
        </CalendarPopover>
      </DialogTrigger>
      {name === undefined || value === null ? null : (
        <>
          <input type="hidden" name={`${name}-start`} value={value.start} disabled={isDisabled} />
          <input type="hidden" name={`${name}-end`} value={value.end} disabled={isDisabled} />
        </>
      )}
      {isInvalid ? (
        <p className={error} id={errorId}>
          {errorText(errorMessage)}
        </p>
      ) : null}
    </div>
  )
}

/** In the words of the locale, such as `11–18 June 2031`. */
function rangeText({ start, end }: DateRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const [from, to] = [Date.parse(start), Date.parse(end)]
  // A text that is no date is shown as it is, so that nobody wonders where it went.
  return Number.isNaN(from) || Number.isNaN(to) ? `${start} – ${end}` : format.formatRange(from, to)
}
