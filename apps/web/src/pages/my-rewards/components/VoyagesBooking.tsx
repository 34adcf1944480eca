import { CopyField } from '@clubhouse/design-system/CopyField'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Order } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { OrderSection } from './OrderSection.tsx'

export interface VoyagesBookingProps {
  booking: NonNullable<Order['voyagesBooking']>
  /** Who confirms it. */
  brand: string
}

/** The cabin of a voyage, and for whom it is (ORD-03). Reference, cabin and deck come with the confirmation. */
export function VoyagesBooking({ booking, brand }: VoyagesBookingProps) {
  const { bookingReference, cabinNumber, deckNumber, email, firstName, lastName, phoneNumber } = booking
  const place = [
    ...(cabinNumber === undefined ? [] : [{ term: m.common_cabin(), description: cabinNumber }]),
    ...(deckNumber === undefined ? [] : [{ term: m.order_booking_deck(), description: deckNumber }]),
  ]
  return (
    <OrderSection title={m.order_booking()}>
      <Stack gap="small">
        {bookingReference === undefined ? (
          <Text tone="muted">{m.order_booking_pending({ brand })}</Text>
        ) : (
          <CopyField
            label={m.order_booking_reference()}
            value={bookingReference}
            copyLabel={m.common_copy()}
            copiedText={m.order_booking_copied()}
            refusedText={m.order_booking_copy_failed()}
          />
        )}
        <DescriptionList
          items={[
            ...place,
            { term: m.order_booking_name(), description: `${firstName} ${lastName}` },
            { term: m.common_email(), description: email },
            { term: m.order_booking_phone(), description: phoneNumber },
          ]}
        />
      </Stack>
    </OrderSection>
  )
}
