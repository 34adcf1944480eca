import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../components/Icon/Icon.tsx'
import {
  day,
  grid,
  header,
  heading,
  headings,
  months as monthsStyle,
  placeholder,
  rangeDay,
  weekday,
} from '../styles/calendar.css.ts'
import { error, groupButton } from '../styles/field.css.ts'
import type { CalendarDays } from './calendar-days.ts'
import { errorText } from './FieldParts.tsx'
import { useLocale } from './locale.ts'
import { useIsBrowser } from './use-is-browser.ts'

/** What all calendars ask for. */
export type CalendarCommonProps = CalendarDays & {
  /** Says what is chosen here; read before the month. */
  label: string
  /** Name of the button to the month before. */
  previousLabel: string
  /** Name of the button to the month after. */
  nextLabel: string
  /** Makes what is chosen invalid and stands below. @selector [data-invalid] */
  errorMessage?: string | undefined
  /** Days can be read, but not chosen. @selector [data-disabled] */
  isDisabled?: boolean | undefined
  /** Takes focus when it appears: only where the person has just asked for it. */
  autoFocus?: boolean | undefined
}

/** Draws in the browser only: react-aria's calendar carries style attributes, and today is not known to a server. */
export function InBrowser({ months, children }: { months: number; children: ReactNode }) {
  const locale = useLocale()
  if (!useIsBrowser()) return <div className={placeholder} data-months={months} />
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

type MonthsProps = Pick<CalendarCommonProps, 'previousLabel' | 'nextLabel' | 'errorMessage'> & {
  months: 1 | 2
  isRange?: boolean
}

/** The inside of a react-aria calendar: paging, names of the months, and their days. */
export function Months({ months, previousLabel, nextLabel, errorMessage, isRange = false }: MonthsProps) {
  const offsets = months === 1 ? [0] : [0, 1]
  return (
    <>
      <div className={header}>
        <Button slot="previous" className={groupButton} aria-label={previousLabel}>
          <Icon name="chevronLeft" />
        </Button>
        <div className={headings}>
          {offsets.map((offset) => (
            <CalendarHeading key={offset} className={heading} offset={{ months: offset }} />
          ))}
        </div>
        <Button slot="next" className={groupButton} aria-label={nextLabel}>
          <Icon name="chevronRight" />
        </Button>
      </div>
      <div className={monthsStyle}>
        {offsets.map((offset) => (
          <CalendarGrid key={offset} className={grid} offset={{ months: offset }}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell className={isRange ? rangeDay : day} date={date} />}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
      {errorMessage === undefined ? null : (
        <Text slot="errorMessage" className={error}>
          {errorText(errorMessage)}
        </Text>
      )}
    </>
  )
}
