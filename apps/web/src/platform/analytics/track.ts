import {
  type DiscoveryFilterSelectionProperties,
  discoveryFilterSelection,
  earnOfferSelected,
  earnOfferViewed,
  error404,
  login,
  type OfferList,
  offerShared,
  type OfferSharedProperties,
  pageContentError,
  type PageContentErrorProperties,
  pageContentSuccess,
  redemptionCompleted,
  spendOfferSelected,
  spendOfferViewed,
  virtualPageView,
  type VirtualPageViewProperties,
} from '@clubhouse/event-client/track'
import type { Reward } from '@clubhouse/rest-client/club'
import { necessaryOnly } from '../consent/cookie-choices.ts'
import type { RewardKind } from '../rewards/points-text.ts'
import { requestFlush } from './flush.ts'
import { isKnownEarnType, isKnownRedemptionType } from './known-types.ts'
import { safePath } from './safe-path.ts'

/** Where a reward's tile stood when it was chosen. */
export interface TilePlace {
  list: OfferList
  /** The first being 1. */
  position?: number
}

/** A page is shown (ANL-01). The choices about cookies are put in when it is sent. */
export function trackPageView(view: Omit<VirtualPageViewProperties, 'cookieChoices'>): void {
  virtualPageView({ ...view, path: safePath(view.path), cookieChoices: necessaryOnly })
}

/** A member has signed in: what waits is sent before anything else (ANL-02, ANL-03). */
export function trackLogin(): void {
  login()
  requestFlush()
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

/** The page for an address that leads nowhere is shown: `error_404`, and what monitoring is told of it (ERR-41). */
export function trackNotFound(path: string): void {
  const safe = safePath(path)
  error404({ path: safe })
  pageContentError({ errorMessage: 'page not found', errorType: 'content', slug: safe.slice(0, longestSlug) })
}

/** A content page could not be shown; what is left out has the defaults of the specification (ERR-40). */
export function trackPageContentError(
  error: Pick<PageContentErrorProperties, 'slug'> & Partial<PageContentErrorProperties>,
): void {
  pageContentError({ ...error, slug: safeSlug(error.slug) })
}

/** A content page is shown whole (ANL-05). */
export function trackPageContentSuccess(slug: string): void {
  pageContentSuccess({ slug: safeSlug(slug) })
}

const longestSlug = 256

function safeSlug(slug: string): string {
  return safePath(`/${slug}`).slice(1, longestSlug)
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
