import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { addressLines } from '#domain/order/model/address-lines.ts'
import type { Address } from '../model/address.schema.ts'
import * as styles from './checkout.css.ts'

export interface AddressSectionProps {
  /** Where it goes; null while that is not said. */
  address: Address | null
  isLocked: boolean
  onOpen: () => void
}

/** Where an order goes, and how to say so or to change it (CHK-17, CHK-19). */
export function AddressSection({ address, isLocked, onOpen }: AddressSectionProps) {
  const headingId = useId()
  const isThere = address !== null && address.firstName !== ''
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack align="start">
        <Heading level={2} size="medium" id={headingId}>
          {m.common_delivery_address()}
        </Heading>
        {isThere ? (
          <address className={styles.address}>
            {addressLines(address).map((line, index) => (
              // Two lines may be the same, and none ever moves.
              // oxlint-disable-next-line react/no-array-index-key
              <Text key={index}>{line}</Text>
            ))}
          </address>
        ) : (
          <Text tone="muted">{m.checkout_address_none()}</Text>
        )}
        <Button variant="secondary" isDisabled={isLocked} onPress={onOpen}>
          {isThere ? m.checkout_address_change() : m.checkout_address_add()}
        </Button>
      </Stack>
    </Card>
  )
}
