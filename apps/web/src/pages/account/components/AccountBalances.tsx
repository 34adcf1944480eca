import { Button } from '@clubhouse/design-system/Button'
import { Card } from '@clubhouse/design-system/Card'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Heading } from '@clubhouse/design-system/Heading'
import { Link } from '@clubhouse/design-system/Link'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { AccountBalance } from '@clubhouse/rest-client/b2c'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { accountBalancesOptions } from '#domain/points/api/account-balances.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { paths } from '#domain/page/model/paths.ts'

/** What the member holds: the club's points, and those of each linked partner that reports them (API-21). */
export function AccountBalances() {
  const headingId = useId()
  return (
    <Card as="section" tone="sunken" labelledBy={headingId}>
      <Stack gap="medium">
        <Heading level={2} size="medium" id={headingId}>
          {m.common_your_points()}
        </Heading>
        <Balances />
        <div>
          <Link href={paths.activity.href()}>{m.account_balances_activity()}</Link>
        </div>
      </Stack>
    </Card>
  )
}

function Balances() {
  const { data, isPending, isFetching, refetch } = useQuery(accountBalancesOptions())
  if (isPending) {
    return (
      <div role="status">
        <VisuallyHidden>{m.common_loading_points()}</VisuallyHidden>
        <Skeleton shape="text" lines={2} />
      </div>
    )
  }
  if (data === undefined) {
    return (
      <Stack gap="small" align="start">
        <div role="alert">
          <Text>{m.account_balances_failed()}</Text>
        </div>
        <Button
          variant="secondary"
          isPending={isFetching}
          pendingLabel={m.common_loading_points()}
          onPress={() => void refetch()}
        >
          {m.account_balances_refresh()}
        </Button>
      </Stack>
    )
  }
  return (
    <DescriptionList
      items={data.map(({ currency, balance }) => ({ term: nameOf(currency), description: formatPoints(balance) }))}
    />
  )
}

/** Returns a currency in the club's words; one that a newer server has, in its own. */
function nameOf(currency: AccountBalance['currency']): string {
  switch (currency) {
    case 'VRED':
      return appConfig().clubName
    case 'VAA':
      return m.account_currency_airline()
    case 'SYF':
      return m.account_currency_card()
    case 'BILTREWARDS':
      return m.account_currency_rewards()
    default:
      return currency
  }
}
