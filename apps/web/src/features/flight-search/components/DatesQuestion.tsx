import { Calendar } from '@clubhouse/design-system/Calendar'
import { DateField } from '@clubhouse/design-system/DateField'
import { LocaleProvider } from '@clubhouse/design-system/LocaleProvider'
import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { RangeCalendar } from '@clubhouse/design-system/RangeCalendar'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import { type TripKind, partsOf } from '../model/trip.ts'
import type { TripState } from '../state/use-trip.ts'
import * as styles from './flight-search.css.ts'
import { dayText, tripText, wrongDayText } from './search-texts.ts'

/** How many months there are to go through (FLT-23, CON-30). */
const monthCount = 12

/** Asks for the days of a round trip or of one way: in a calendar, or typed (FLT-19 to FLT-23). */
export function DatesQuestion({ trip }: { trip: TripState }) {
  const { locale } = useRegion()
  const { kind, days, answers, shown, typed, errors } = trip
  const last = dayText(days.last, locale, 'full')
  const calendar = {
    min: days.first,
    max: days.last,
    monthCount,
    previousLabel: m.flightSearch_previous_month(),
    nextLabel: m.flightSearch_next_month(),
  }
  const field = (name: 'departing' | 'returning', label: string) => {
    const wrong = errors[name]
    return (
      <DateField
        id={trip.fieldId(name)}
        name={name}
        label={label}
        partLabels={{ day: m.common_day(), month: m.common_month(), year: m.common_year() }}
        value={typed[name] ?? partsOf(shown[name])}
        errorMessage={wrong === undefined ? undefined : wrongDayText(wrong, locale)}
        onChange={(parts) => trip.type(name, parts)}
        onBlur={() => trip.take()}
        isRequired
      />
    )
  }
  return (
    <LocaleProvider locale={locale}>
      <Stack gap="large">
        <RadioGroup
          label={m.flightSearch_trip()}
          name="trip"
          orientation="horizontal"
          options={options()}
          value={kind}
          onChange={trip.chooseKind}
        />
        <Text tone="muted" size="small">
          {answers.departing === undefined
            ? m.flightSearch_proposed({ days: tripText(answers, days, locale), last })
            : m.flightSearch_selectable({ last })}
        </Text>
        {kind === 'round-trip' ? (
          <RangeCalendar
            {...calendar}
            months={1}
            label={m.flightSearch_calendar_round_trip()}
            value={
              shown.departing === undefined || shown.returning === undefined
                ? null
                : { start: shown.departing, end: shown.returning }
            }
            onChange={({ start, end }) => trip.choose({ departing: start, returning: end })}
          />
        ) : (
          <Calendar
            {...calendar}
            label={m.flightSearch_calendar_one_way()}
            value={shown.departing ?? null}
            onChange={(departing) => trip.choose({ departing, returning: undefined })}
          />
        )}
        <div className={styles.days}>
          {field('departing', m.flightSearch_departing())}
          {kind === 'round-trip' && field('returning', m.flightSearch_returning())}
        </div>
      </Stack>
    </LocaleProvider>
  )
}

function options(): readonly { value: TripKind; label: string }[] {
  return [
    { value: 'round-trip', label: m.flightSearch_round_trip() },
    { value: 'one-way', label: m.flightSearch_one_way() },
  ]
}
