import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { useRegion } from '#platform/region/use-region.ts'
import type { FlightChoice } from '#domain/flight/model/flight-address.ts'
import { formatMoney } from '#domain/flight/model/money.ts'
import { type FlightSummary, journeyPrice, type PassengerFare } from '#domain/flight/model/summary.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBuyPointsAddress } from '../state/use-buy-points-address.ts'

export interface SummaryPriceProps {
  summary: FlightSummary
  /** How many points the member is short of. */
  missing: number
  /** What the member can spend; undefined while nobody knows. */
  usable: number | undefined
  choice: FlightChoice
}

/** What each kind of passenger pays, what that makes, and what is missing of it (FLT-37, FLT-60). */
export function SummaryPrice({ summary, missing, usable, choice }: SummaryPriceProps) {
  const { locale } = useRegion()
  const buyPoints = useBuyPointsAddress(choice)
  const { points, amount, currency, passengers } = journeyPrice(summary)
  const money = formatMoney(amount, currency, locale)
  return (
    <Stack gap="small">
      <Heading level={3} size="small">
        {m.flightResults_price_title()}
      </Heading>
      <DescriptionList
        items={[
          ...summary.fares.map((fare) => ({ term: passengersOf(fare), description: priceOf(fare, locale) })),
          ...(usable === undefined ? [] : [{ term: m.common_your_points(), description: formatPoints(usable) }]),
          {
            term: m.flightResults_price_total(),
            description: (
              <Text as="strong" weight="strong" numeric>
                {m.flightResults_price_one({ points: formatPoints(points), amount: money })}
              </Text>
            ),
          },
        ]}
      />
      <Text>
        {m.flightResults_price_total_words({ points: formatPoints(points), amount: money, count: passengers })}
      </Text>
      {missing > 0 && (
        <ButtonLink href={buyPoints} isExternal externalLabel={m.common_opens_in_new_tab()} variant="secondary">
          {m.common_buy_points()}
        </ButtonLink>
      )}
    </Stack>
  )
}

function priceOf({ quantity, price }: PassengerFare, locale: 'en-GB' | 'en-US'): string {
  const words = {
    points: formatPoints(price.awardPoints),
    amount: formatMoney(price.amountIncludingTax, price.currency, locale),
  }
  return quantity === 1 ? m.flightResults_price_one(words) : m.flightResults_price_each(words)
}

function passengersOf({ passengerType, quantity: count }: PassengerFare): string {
  switch (passengerType) {
    case 'ADULT':
      return m.flights_count_adults({ count })
    case 'TEEN':
      return m.flights_count_young_adults({ count })
    case 'CHILD':
      return m.flights_count_children({ count })
    case 'INFANT':
      return m.flights_count_infants({ count })
    // Unknown value from a newer schema.
    default:
      return m.flightResults_price_others({ count })
  }
}
