// Generated from schemas/rest/club.openapi.yaml by `npm run codegen`. Do not edit.

import type { operations } from '@clubhouse/rest-client/club.types'
import type { Handlers } from '../rest/handler-types.ts'

/** Who the member is. */
export type ProfileHandlers = Pick<Handlers<operations>,
  | 'getProfile'
  | 'updateProfile'
  | 'changeEmail'
  | 'setSupportAuthorisation'>

/** The member's accounts at partners. */
export type LinkedAccountsHandlers = Pick<Handlers<operations>,
  | 'listLinkedAccounts'
  | 'linkAccount'
  | 'connectPartner'
  | 'connectPartnerByCode'>

/** What the member has at partners. */
export type PartnersHandlers = Pick<Handlers<operations>, 'getPartnerBalance' | 'transferPartnerPoints'>

/** The credit card. */
export type CardHandlers = Pick<Handlers<operations>,
  | 'getCardMember'
  | 'createCardApplication'
  | 'createGuestCardApplication'>

/** Terms and privacy policy. */
export type LegalHandlers = Pick<Handlers<operations>, 'getPrivacyPolicy' | 'getTerms'>

/** Notifications. */
export type MessagingHandlers = Pick<Handlers<operations>, 'getMessagingToken' | 'registerPushBinding'>

/** The app itself. */
export type ApplicationHandlers = Pick<Handlers<operations>, 'checkVersion'>

/** What the member has. */
export type PointsHandlers = Pick<Handlers<operations>, 'getBalances'>

/** Feature flags. */
export type FeaturesHandlers = Pick<Handlers<operations>, 'listFeatures'>

/** Lists of rewards and categories. */
export type DiscoveryHandlers = Pick<Handlers<operations>,
  | 'listSpendRewards'
  | 'listPublicSpendRewards'
  | 'listEarnRewards'
  | 'listPublicEarnRewards'
  | 'listSpendCategories'
  | 'listPublicSpendCategories'
  | 'listEarnCategories'
  | 'listPublicEarnCategories'>

/** One reward. */
export type RewardsHandlers = Pick<Handlers<operations>,
  | 'getSpendReward'
  | 'getPublicSpendReward'
  | 'getEarnReward'
  | 'getPublicEarnReward'>

/** Earning and spending points. */
export type RedemptionsHandlers = Pick<Handlers<operations>, 'redeemEarnReward' | 'redeemPromotion' | 'exchangeReward'>

/** What came of calls that happen once. */
export type SubmissionsHandlers = Pick<Handlers<operations>, 'getSubmission'>

/** What the member got for points. */
export type VouchersHandlers = Pick<Handlers<operations>, 'listVouchers'>

/** What the member ordered for points. */
export type OrdersHandlers = Pick<Handlers<operations>, 'listOrders' | 'placeOrder'>

/** How the member's points came and went. */
export type StatementsHandlers = Pick<Handlers<operations>, 'listStatements' | 'listPendingPoints'>

/** Rewards that the member wants to find again. */
export type FavouritesHandlers = Pick<Handlers<operations>, 'listFavourites' | 'addFavourite' | 'removeFavourite'>

/** Rewards by keyword. */
export type SearchHandlers = Pick<Handlers<operations>, 'searchRewards'>

/** Personal rewards. */
export type RewardGroupsHandlers = Pick<Handlers<operations>,
  | 'listRewardGroups'
  | 'listRewardGroupRewards'
  | 'getRewardGroupReward'>

/** One handler for each operation of this host. */
export type ClubHandlers = Handlers<operations>
