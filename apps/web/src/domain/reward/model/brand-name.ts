import type { Order, Voucher } from '@clubhouse/rest-client/club'

/**
 * Returns the name of who a voucher or an order is from; nothing when a server leaves it out, which must not take the
 * page down.
 */
export function brandNameOf({ content }: Pick<Voucher | Order, 'content'>): string | undefined {
  const { brandDetails }: { brandDetails?: { brandName?: string } | null } = content
  return brandDetails?.brandName
}
