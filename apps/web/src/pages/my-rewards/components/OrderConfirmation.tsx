import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Card } from '@clubhouse/design-system/Card'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Hero } from '@clubhouse/design-system/Hero'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { Order } from '@clubhouse/rest-client/club'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { type OrderConfirmationKind, orderConfirmationOf } from '#domain/order/model/order-confirmation.ts'
import { isCancelled } from '#domain/order/model/orders.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderFollow } from './OrderFollow.tsx'
import * as styles from './order.css.ts'

interface Words {
  title: string
  body: string
}

/** What the member reads once they have ordered, by what they ordered (RDM-14, ORD-04), and links to its next step. */
export function OrderConfirmation({ order }: { order: Order }) {
  const headingId = useId()
  const { title, imageUrl, brandDetails } = order.content
  const words = wordsOf(order)
  return (
    <>
      <Hero
        id={headingId}
        headline={words.title}
        body={words.body}
        background={isCancelled(order) ? 'lightGrey' : 'lightGreen'}
        imageUrl={imageUrl}
        priority
        actions={
          <>
            <ButtonLink href={paths.order.href(order.orderId)}>{m.order_see()}</ButtonLink>
            <ButtonLink href={paths.spend.href()} variant="secondary">
              {m.common_browse_rewards()}
            </ButtonLink>
          </>
        }
      />
      <Section as="div">
        <Container>
          <div className={styles.layout}>
            <Card>
              <Stack gap="xlarge">
                <Stack gap="xxsmall">
                  <Text tone="muted">{brandDetails.brandName}</Text>
                  <Heading level={2} size="medium">
                    {title}
                  </Heading>
                </Stack>
                {!isCancelled(order) && <OrderFollow order={order} />}
              </Stack>
            </Card>
            <Card>
              <OrderDetails order={order} />
            </Card>
          </div>
        </Container>
      </Section>
    </>
  )
}

/** A cancelled order is not confirmed any more, whatever it was (ORD-06, ORD-07). An unknown type throws (RDM-15). */
function wordsOf(order: Order): Words {
  const kind = orderConfirmationOf(order)
  const points = formatPoints(order.cost)
  if (isCancelled(order)) return { title: m.order_cancelled_title(), body: m.order_cancelled_body({ points }) }
  return confirmations[kind]({ brand: order.content.brandDetails.brandName, points })
}

const confirmations: Record<OrderConfirmationKind, (of: { brand: string; points: string }) => Words> = {
  digital: ({ brand }) => ({
    title: m.order_confirmed_digital_title(),
    body: m.order_confirmed_digital_body({ brand }),
  }),
  goods: ({ brand }) => ({ title: m.order_confirmed_goods_title(), body: m.order_confirmed_goods_body({ brand }) }),
  voyage: ({ brand }) => ({ title: m.order_confirmed_voyage_title(), body: m.order_confirmed_voyage_body({ brand }) }),
  donation: ({ brand, points }) => ({
    title: m.order_confirmed_donation_title(),
    body: m.order_confirmed_donation_body({ brand, points }),
  }),
}
