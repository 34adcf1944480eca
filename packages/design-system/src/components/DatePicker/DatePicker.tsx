import { useState } from 'react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { calendarRoom, openButton } from '../../styles/calendar-popover.css.ts'
import type { CalendarDays } from '../../support/calendar-days.ts'
import { CalendarPopover } from '../../support/CalendarPopover.tsx'
import { dateFromParts, partsFromDate } from '../../support/date-parts.ts'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DateField } from '../DateField/DateField.tsx'
import type { DateFieldProps } from '../DateField/DateField.tsx'
import { Icon } from '../Icon/Icon.tsx'

export type DatePickerLabels = {
  /** Names the button that opens the calendar. */
  readonly open: string
  /** Closes the calendar. */
  readonly close: string
  /** The month before. */
  readonly previous: string
  /** The month after. */
  readonly next: string
}

export type DatePickerProps = Omit<DateFieldProps, 'children' | 'autoComplete' | 'ref'> &
  CalendarDays & {
    /** The words of the calendar and its buttons. */
    calendarLabels: DatePickerLabels
    /** The first wrong part, or the first part, so that a form can put focus on it. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A date that can be typed, or chosen from a calendar. What is typed is kept as it is, even when it is no date. */
export function DatePicker({
  calendarLabels,
  min,
  max,
  monthCount,
  isDateUnavailable,
  isDisabled = false,
  ...props
}: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, value, onChange } = props
  const days = { min, max, monthCount, isDateUnavailable }
  return (
    <DateField {...props} isDisabled={isDisabled} autoComplete="off">
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <Button className={openButton} aria-label={calendarLabels.open} isDisabled={isDisabled}>
          <Icon name="calendar" />
        </Button>
        <CalendarPopover title={label} closeLabel={calendarLabels.close} onClose={() => setIsOpen(false)}>
          <div className={calendarRoom} data-months={1}>
            <Calendar
              {...days}
              label={label}
              previousLabel={calendarLabels.previous}
              nextLabel={calendarLabels.next}
              value={dateFromParts(value) ?? null}
              onChange={(date) => {
                onChange(partsFromDate(date))
                setIsOpen(false)
              }}
              // The person has just asked for the calendar.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </div>
        </CalendarPopover>
      </DialogTrigger>
    </DateField>
  )
}
