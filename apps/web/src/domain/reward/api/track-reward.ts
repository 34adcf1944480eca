import {
  type DiscoveryFilterSelectionProperties,
  discoveryFilterSelection,
  earnOfferSelected,
  earnOfferViewed,
  type OfferList,
  offerShared,
  type OfferSharedProperties,
  redemptionCompleted,
  spendOfferSelected,
  spendOfferViewed,
} from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import { isKnownEarnType, isKnownRedemptionType } from '../model/known-types.ts'
import type { RewardKind } from '../model/points-text.ts'

/** Where a reward's tile stood when it was chosen. */
export interface TilePlace {
  list: OfferList
  /** The first being 1. */
  position?: number
}

/** A reward's page is shown (ANL-02). */
export function trackOfferViewed(reward: Reward, kind: RewardKind): void {
  if (kind === 'EARN') earnOfferViewed(earnOffer(reward))
  else spendOfferViewed(spendOffer(reward))
}

/** A reward's tile was chosen (ANL-02). */
export function trackOfferSelected(reward: Reward, kind: RewardKind, place: TilePlace): void {
  if (kind === 'EARN') earnOfferSelected({ ...earnOffer(reward), ...place })
  else spendOfferSelected({ ...spendOffer(reward), ...place })
}

/** The same where little is known of the reward: among the favourites, or in what a search found. */
export function trackRowSelected(
  { rewardId, title, brandName }: { rewardId: string; title: string; brandName?: string },
  kind: RewardKind,
  place: TilePlace,
): void {
  const row = { rewardId, title, ...(brandName !== undefined && { brandName }), ...place }
  if (kind === 'EARN') earnOfferSelected(row)
  else spendOfferSelected(row)
}

/** A reward was handed to the share sheet of the phone, by which link (RWD-25). */
export function trackOfferShared(reward: Reward, rewardType: RewardKind, link: OfferSharedProperties['link']): void {
  offerShared({ rewardId: reward.rewardId, rewardType, title: reward.content.title, link })
}

/** A reward was redeemed: an order placed, a voucher issued, or the way to an earn partner taken (ANL-02, RDM-41). */
export function trackRedemptionCompleted(reward: Reward, kind: RewardKind): void {
  const { campaignId: _campaignId, ...offer } = kind === 'EARN' ? earnOffer(reward) : spendOffer(reward)
  redemptionCompleted({ ...offer, rewardType: kind })
}

/** A list of rewards was filtered or sorted; no values when it was reset (ANL-02, DIS-21). */
export function trackFilter(selection: DiscoveryFilterSelectionProperties): void {
  discoveryFilterSelection(selection)
}

function offer({ rewardId, campaignId, content }: Reward) {
  const { brandName } = content.brandDetails
  return { rewardId, title: content.title, ...(brandName !== '' && { brandName }), ...(campaignId && { campaignId }) }
}

function earnOffer(reward: Reward) {
  const { earnType } = reward
  return { ...offer(reward), ...(isKnownEarnType(earnType) && { earnType }) }
}

function spendOffer(reward: Reward) {
  const { redemptionType, cost } = reward
  return {
    ...offer(reward),
    ...(isKnownRedemptionType(redemptionType) && { redemptionType }),
    ...(cost !== undefined && { cost }),
  }
}
