import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useIsOffline } from '#platform/connection/connection.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { voucherOptions } from '#domain/voucher/api/voucher.ts'
import { JoinClub } from './components/JoinClub.tsx'
import { KeptNote } from './components/KeptNote.tsx'
import { VoucherSkeleton } from './components/VoucherSkeleton.tsx'
import { VoucherView } from './components/VoucherView.tsx'
import { forgetVoucher, keepVoucher } from '#domain/voucher/state/kept-vouchers.ts'

/** One voucher of the member's, ready to be used (VCH-03 to VCH-05). */
export function VoucherPage() {
  const { voucherId = '' } = useParams()
  const audience = useAudience()
  if (audience === 'visitor') return <JoinClub />
  return (
    <Section as="div">
      <PageHead title={m.voucher_title()} isPublic={false} />
      <Container>{audience === undefined ? <VoucherSkeleton /> : <Voucher voucherId={voucherId} />}</Container>
    </Section>
  )
}

function Voucher({ voucherId }: { voucherId: string }) {
  const regionPath = useRegionPath()
  const isOffline = useIsOffline()
  const voucher = useQuery(voucherOptions(voucherId))
  const { data } = voucher
  useEffect(() => {
    if (data === null) forgetVoucher(voucherId)
    else if (data !== undefined) keepVoucher(data)
  }, [data, voucherId])
  // A voucher that was not there before may have been redeemed since, so the newest answer counts.
  if (voucher.isPending || (voucher.data === null && voucher.isFetching)) return <VoucherSkeleton />
  if (voucher.data === undefined) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={m.voucher_list_failed_title()}
        body={m.voucher_list_failed_body()}
        action={<Button onPress={() => void voucher.refetch()}>{m.common_refresh()}</Button>}
      />
    )
  }
  if (voucher.data === null) return <Navigate to={regionPath(paths.vouchers.href())} replace />
  return (
    <Stack gap="large">
      {(isOffline || voucher.isError) && <KeptNote>{m.voucher_kept()}</KeptNote>}
      <VoucherView key={voucherId} voucher={voucher.data} />
    </Stack>
  )
}
