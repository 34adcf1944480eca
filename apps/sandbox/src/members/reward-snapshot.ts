import type { components } from '@clubhouse/rest-client/club.types'
import type { CatalogueReward } from '../sample-data/create-catalogue.ts'
import type { OrderContent, VoucherContent } from './member-rows.ts'

type Reward = components['schemas']['Reward']

/** Stands in stored addresses for the origin of the images, which the next start may change. */
const originMark = 'sandbox-origin:'

/** Returns the reward that an id names: itself, or that variant of it as a reward of its own. */
export function rewardAs({ reward }: CatalogueReward, rewardId: string): Reward {
  const variant = reward.variants?.find((candidate) => candidate.rewardId === rewardId)
  if (variant === undefined) return reward
  const { variants: _, ...rest } = reward
  const { variantLabel, location } = variant.content
  return {
    ...rest,
    rewardId: variant.rewardId,
    rewardParentId: reward.rewardId,
    cost: variant.cost,
    content: {
      ...reward.content,
      title: `${reward.content.title}, ${variantLabel}`,
      ...(location !== undefined && { location }),
    },
  }
}

/** Returns where a voucher of this reward is used, if that is on the web. */
export function voucherUrl({ redemptionType, redemptionUrl }: Reward): string | null {
  const isUsedOnline = redemptionType === 'VOUCHER_PLUS_URL' || redemptionType === 'WINES_VOUCHER'
  return isUsedOnline ? (redemptionUrl ?? null) : null
}

/** Returns what a voucher keeps of its reward. */
export function voucherContent(reward: Reward, origin: string): VoucherContent {
  const { redemptionType } = reward
  const { lead, termsAndConditions } = reward.content
  return {
    ...orderContent(reward, origin),
    ...(lead !== undefined && { lead }),
    ...(redemptionType !== undefined && { redemptionType }),
    ...(termsAndConditions !== undefined && { termsAndConditions }),
  }
}

/** Returns what an order keeps of its reward. */
export function orderContent({ content }: Reward, origin: string): OrderContent {
  const { title, imageUrl } = content
  const { brandName, brandLogo } = content.brandDetails
  return withAddresses({ title, imageUrl, brandDetails: { brandName, brandLogo } }, origin, originMark)
}

/** Returns a snapshot with the addresses of this start. */
export function withOrigin<Content extends OrderContent>(content: Content, origin: string): Content {
  return withAddresses(content, originMark, origin)
}

/** Returns a snapshot whose addresses begin with another origin. */
function withAddresses<Content extends OrderContent>(content: Content, from: string, to: string): Content {
  const moved = (address: string) => (address.startsWith(from) ? `${to}${address.slice(from.length)}` : address)
  const { imageUrl, brandDetails } = content
  return {
    ...content,
    imageUrl: moved(imageUrl),
    brandDetails: { ...brandDetails, brandLogo: moved(brandDetails.brandLogo) },
  }
}
