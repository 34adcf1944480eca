import { Alert } from '@clubhouse/design-system/Alert'
import { ComboBox, type ComboBoxOption } from '@clubhouse/design-system/ComboBox'
import { Stack } from '@clubhouse/design-system/Stack'
import { useMemo, useState } from 'react'
import { type Airport, airportRegions, findAirport } from '#domain/flight/model/airports.ts'
import { matchAirports } from '#domain/flight/model/match-airports.ts'
import { recentAirports } from '#domain/flight/state/recent-airports.ts'
import { m } from '#paraglide/messages.js'
import { useAirportSearch } from '../state/use-airport-search.ts'
import { airportName } from './airport-names.ts'

export interface AirportPickerProps {
  /** Which end of the flight is asked for. */
  end: 'departure' | 'destination'
  /** IATA code of what is chosen. */
  value: string | undefined
  /** IATA code of the other end, which cannot be chosen here as well. */
  other: string | undefined
  onChange: (code: string | undefined) => void
  /** Says that a choice leads on. */
  description: string
  errorMessage?: string | undefined
  id: string
}

/** Finds an airport among those of the club: recent ones first, then by region (FLT-14 to FLT-18). */
export function AirportPicker({ end, value, other, onChange, description, errorMessage, id }: AirportPickerProps) {
  const { typed, searched, change } = useAirportSearch()
  // As they were when the question came: a choice must not move what is being read.
  const [recent] = useState(recentAirports)
  const found = useMemo(() => matchAirports(searched), [searched])
  const selectable = found.filter(({ code }) => code !== other)
  const sections = [
    {
      label: m.flightSearch_recent(),
      options: recent.flatMap((code) => selectable.filter((airport) => airport.code === code)).map(toOption),
    },
    ...airportRegions.map((region) => ({
      label: region,
      options: selectable.filter((airport) => airport.region === region).map(toOption),
    })),
  ]
  const isNothingFound = searched.trim() !== '' && selectable.length === 0
  return (
    <Stack gap="medium">
      <ComboBox
        id={id}
        name={end}
        label={end === 'departure' ? m.flightSearch_departure_label() : m.flightSearch_destination_label()}
        description={description}
        errorMessage={errorMessage}
        sections={sections}
        isFiltered
        menuTrigger="focus"
        value={value ?? ''}
        onChange={(code) => onChange(code === '' ? undefined : code)}
        onInputChange={change}
        // The alert says so, with the reason.
        emptyMessage=""
        isRequired
      />
      {isNothingFound && typed.trim() !== '' && (
        <Alert tone="error" title={m.flightSearch_form_airports_error_title()}>
          {reasonOf(end, found.length > 0 ? other : undefined, searched.trim())}
        </Alert>
      )}
    </Stack>
  )
}

function toOption(airport: Airport): ComboBoxOption {
  return { value: airport.code, label: airportName(airport), detail: airport.countryName }
}

/** Returns why nothing is found: no airport has the words, or only the one at the other end. */
function reasonOf(end: AirportPickerProps['end'], other: string | undefined, text: string): string {
  const taken = findAirport(other ?? '')
  if (taken === undefined) return m.flightSearch_form_airports_error_body({ text })
  return end === 'destination'
    ? m.flightSearch_form_airports_error_departure({ airport: airportName(taken) })
    : m.flightSearch_form_airports_error_destination({ airport: airportName(taken) })
}
