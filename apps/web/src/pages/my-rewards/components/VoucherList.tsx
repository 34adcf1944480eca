import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { LoadMore } from '@clubhouse/design-system/LoadMore'
import { SkeletonGrid } from '@clubhouse/design-system/SkeletonGrid'
import { Stack } from '@clubhouse/design-system/Stack'
import type { Voucher } from '@clubhouse/rest-client/club'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { useIsOffline } from '#platform/connection/connection.ts'
import { nextPageOf } from '#platform/lists/next-page.ts'
import { useLoadMoreFocus } from '#platform/lists/use-load-more-focus.ts'
import { paths } from '#domain/page/model/paths.ts'
import { voucherPagesOptions } from '#domain/voucher/api/voucher-list.ts'
import { byUsability, vouchersOf } from '#domain/voucher/model/voucher-pages.ts'
import { keepVoucherPages } from '#domain/voucher/state/kept-vouchers.ts'
import { useNewVoucherId } from '#domain/voucher/state/new-voucher-store.ts'
import { useNow } from '#domain/voucher/state/use-now.ts'
import { KeptNote } from './KeptNote.tsx'
import { VoucherCard } from './VoucherCard.tsx'

/** The member's vouchers (MYR-04 to MYR-07): those that can be used, then those that have ended. */
export function VoucherList() {
  const isOffline = useIsOffline()
  const list = useInfiniteQuery(voucherPagesOptions())
  const now = useNow()
  const vouchers = list.data && vouchersOf(list.data.pages)
  const { usable, ended } = byUsability(vouchers ?? [], now)
  const { data } = list
  useEffect(() => {
    if (data !== undefined) keepVoucherPages(data.pages)
  }, [data])
  const [listRef, keepFocus] = useLoadMoreFocus(usable.length, ended.length)
  if (list.isPending) return <SkeletonGrid shape="row" count={4} label={m.voucher_list_loading()} />
  if (vouchers === undefined) {
    return (
      <ErrorPanel
        title={m.voucher_list_failed_title()}
        body={m.voucher_list_failed_body()}
        action={<Button onPress={() => void list.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState
        title={m.voucher_none_title()}
        body={m.voucher_none_body()}
        imageUrl={`${appConfig().hosts.images}/content/empty-vouchers`}
        action={<ButtonLink href={paths.spend.href()}>{m.common_browse_rewards()}</ButtonLink>}
      />
    )
  }
  const more = nextPageOf(list)
  const loadMore = () => {
    keepFocus()
    void list.fetchNextPage()
  }
  return (
    <Stack gap="xlarge">
      <LiveRegion>{m.voucher_shown({ count: vouchers.length })}</LiveRegion>
      {(isOffline || (list.isError && !list.isFetchNextPageError)) && <KeptNote>{m.voucher_list_kept()}</KeptNote>}
      <div ref={listRef}>
        <Stack gap="large">
          {usable.length > 0 && <Vouchers vouchers={usable} headingLevel={2} />}
          {ended.length > 0 && (
            <>
              <Heading level={2} size="medium">
                {m.voucher_list_ended()}
              </Heading>
              <Vouchers vouchers={ended} headingLevel={3} />
            </>
          )}
        </Stack>
      </div>
      {more !== 'none' && (
        <LoadMore
          state={more}
          label={m.common_load_more()}
          loadingLabel={m.voucher_loading_more()}
          failedText={m.voucher_load_more_failed()}
          onLoadMore={loadMore}
        />
      )}
    </Stack>
  )
}

function Vouchers({ vouchers, headingLevel }: { vouchers: readonly Voucher[]; headingLevel: 2 | 3 }) {
  const newVoucherId = useNewVoucherId()
  return (
    <Grid columns="rows" as="ul">
      {vouchers.map((voucher) => (
        <li key={voucher.voucherId}>
          <VoucherCard voucher={voucher} isNew={voucher.voucherId === newVoucherId} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  )
}
