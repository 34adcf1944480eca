import { AccountLayout } from '#features/account/components/AccountLayout.tsx'
import { PromoCodes } from '#features/promo-codes/components/PromoCodes.tsx'
import { m } from '#paraglide/messages.js'

/** Promo codes, among the pages of the account (RTE-27, PRM-01). */
export function PromoCodesPage() {
  return (
    <AccountLayout title={m.member_promo_codes()}>
      <PromoCodes />
    </AccountLayout>
  )
}
