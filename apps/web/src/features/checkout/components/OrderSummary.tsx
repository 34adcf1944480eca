import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Reward } from '@clubhouse/rest-client/club'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import type { OrderType } from '../model/order-type.ts'
import * as styles from './checkout.css.ts'

/** What is ordered, what it costs and what it leaves, and when it comes (CHK-07, CHK-08, CHK-14). */
export function OrderSummary({ type, reward }: { type: OrderType; reward: Reward }) {
  const { title, imageUrl, brandDetails } = reward.content
  const headingId = useId()
  const note = noteOf(type)
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        <div className={styles.ordered}>
          <div className={styles.picture}>
            <Picture
              src={imageUrl}
              alt=""
              width={440}
              height={248}
              widths={[96, 192, 440, 880]}
              sizes="(min-width: 905px) 440px, 96px"
              cover
              priority
            />
          </div>
          <Stack gap="xxsmall">
            <Text size="small" tone="muted">
              {brandDetails.brandName}
            </Text>
            <Heading level={2} size="medium" id={headingId}>
              {title}
            </Heading>
          </Stack>
        </div>
        <Points cost={reward.cost} isVoyage={type === 'VOYAGES_FULFILMENT'} />
        {note !== undefined && <Text>{note}</Text>}
      </Stack>
    </Card>
  )
}

function Points({ cost, isVoyage }: { cost: number | undefined; isVoyage: boolean }) {
  const balance = useBalance()
  const usable = balance.data?.usable
  const items = [
    ...(isVoyage ? [{ term: m.common_cabin(), description: m.checkout_cabin_type() }] : []),
    ...(cost === undefined ? [] : [{ term: m.common_cost(), description: formatPoints(cost) }]),
    ...(usable === undefined ? [] : [{ term: m.common_your_points(), description: formatPoints(usable) }]),
    ...(usable === undefined || cost === undefined || usable < cost
      ? []
      : [{ term: m.checkout_left(), description: formatPoints(usable - cost) }]),
  ]
  return (
    <>
      <DescriptionList items={items} />
      {balance.isError && usable === undefined && (
        <Stack gap="xsmall" align="start">
          <Text tone="error">{m.checkout_balance_failed()}</Text>
          <Button variant="secondary" size="small" onPress={() => void balance.refetch()}>
            {m.common_refresh_balance()}
          </Button>
        </Stack>
      )}
    </>
  )
}

function noteOf(type: OrderType): string | undefined {
  switch (type) {
    case 'WINES_FULFILMENT':
      return m.checkout_wines_delivery()
    case 'VOYAGES_FULFILMENT':
      return m.checkout_voyage_confirmed()
    case 'PHYSICAL_SPARKLES':
      return undefined
  }
}
