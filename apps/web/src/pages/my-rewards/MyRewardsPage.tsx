import { Container } from '@clubhouse/design-system/Container'
import { Hero } from '@clubhouse/design-system/Hero'
import { Section } from '@clubhouse/design-system/Section'
import { Spinner } from '@clubhouse/design-system/Spinner'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { useEffect, useId } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { OrderList } from './components/OrderList.tsx'
import { useNewOrderId } from '#domain/order/state/new-order-store.ts'
import { JoinClub } from './components/JoinClub.tsx'
import { VoucherList } from './components/VoucherList.tsx'
import { useNewVoucherId } from '#domain/voucher/state/new-voucher-store.ts'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { keepLastTab, type Tab, useLastTab } from './state/last-tab.ts'

/** What a member has redeemed; visitors are invited to join (MYR-01, MYR-02). */
export function MyRewardsPage() {
  const { '*': subRoute = '' } = useParams()
  const audience = useAudience()
  const regionPath = useRegionPath()
  const tab = tabOf(subRoute)
  const lastTab = useLastTab()
  if (audience === undefined) return <Spinner label={m.my_rewards_loading()} isFullScreen />
  if (audience === 'visitor') return <JoinClub />
  if (tab === undefined) return <Navigate to={regionPath(paths[lastTab].href())} replace />
  return <MemberRewards tab={tab} />
}

function MemberRewards({ tab }: { tab: Tab }) {
  const navigate = useNavigate()
  const regionPath = useRegionPath()
  const headingId = useId()
  const hasNewVoucher = useNewVoucherId() !== undefined
  const hasNewOrder = useNewOrderId() !== undefined
  useEffect(() => keepLastTab(tab), [tab])
  const open = (id: string) =>
    void navigate(regionPath(paths[tabOf(id) ?? 'vouchers'].href()), { preventScrollReset: true })
  return (
    <>
      <PageHead title={m.common_my_rewards()} isPublic={false} />
      <Hero id={headingId} headline={m.common_my_rewards()} body={m.my_rewards_intro()} background="lightPink" />
      <Section as="div">
        <Container>
          <Tabs
            label={m.my_rewards_tabs()}
            items={[
              {
                id: 'vouchers',
                label: vouchersLabel(hasNewVoucher && tab !== 'vouchers'),
                content: <VoucherList />,
              },
              { id: 'orders', label: ordersLabel(hasNewOrder && tab !== 'orders'), content: <OrderList /> },
            ]}
            selectedId={tab}
            onSelectionChange={open}
          />
        </Container>
      </Section>
    </>
  )
}

/** A tab says what is new behind it; once it is open, the tile does (MYR-08). */
function vouchersLabel(isNewBehind: boolean): string {
  return isNewBehind ? m.my_rewards_tab_vouchers_new() : m.my_rewards_tab_vouchers()
}

function ordersLabel(isNewBehind: boolean): string {
  return isNewBehind ? m.my_rewards_tab_orders_new() : m.my_rewards_tab_orders()
}

/** Returns the tab that an address names, with or without a slash at its end. */
function tabOf(subRoute: string): Tab | undefined {
  const name = subRoute.replace(/\/$/, '')
  return name === 'vouchers' || name === 'orders' ? name : undefined
}
