import type { Reward } from '@clubhouse/rest-client/club'

/** Returns what to call the partner whose page opens; a reward without a brand goes by its own title. */
export function partnerNameOf({ content }: Reward): string {
  return content.brandDetails.brandName || content.title
}
