// Generated from schemas/rest/club.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './club.types.ts'

const club = /* @__PURE__ */ createHost<paths>('club')

/**
 * The signed-in member's profile.
 *
 * `GET /profiles` [API-09, ENT-04, ANL-07]
 */
export const getProfile = /* @__PURE__ */ club.query('getProfile', 'get', '/profiles', { auth: 'member' })

/**
 * Changes what is sent of the member's profile, and nothing else.
 *
 * Onboarding and the settings are both updates of the profile. What a field may hold can depend on another one: a
 * mobile number and a postcode are those of the country, the United States have a state, `termsVersion` is the version
 * in force, and the opt-outs cannot be set by whom alcohol and gambling are restricted for. All of the update is done
 * or, with an INVALID_PROFILE that names each wrong field, none of it.
 *
 * `PATCH /profiles/v2` [API-10, ONB-07, ONB-08, ONB-09, ONB-10, ONB-11, ONB-12, ONB-16, ONB-17, ONB-19, ONB-20, ONB-21,
 * ONB-22, ONB-26, ONB-29, ONB-36, ONB-37, ONB-39, ACC-15, ACC-16, ENT-14, CON-29]
 */
export const updateProfile = /* @__PURE__ */ club.mutation('updateProfile', 'patch', '/profiles/v2', { auth: 'member' })

/**
 * Changes the address that the member signs in with.
 *
 * The tokens stay good. An address that somebody else has is refused with the code `access_denied` (ERR-26).
 *
 * `POST /profiles/email-updater` [API-13, ERR-26, STP-02]
 * - Needs a step-up: the member proves again who they are (STP-06).
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const changeEmail = /* @__PURE__ */ club.mutation('changeEmail', 'post', '/profiles/email-updater', { auth: 'member', stepUp: 'always' })

/**
 * Lets customer support act for the member, or no longer.
 *
 * `PUT /profiles/support-authorisation` [ACC-12, ACC-17]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const setSupportAuthorisation = /* @__PURE__ */ club.mutation('setSupportAuthorisation', 'put', '/profiles/support-authorisation', { auth: 'member' })

/**
 * The partner accounts that the member has linked.
 *
 * `GET /profiles/accounts` [API-11, ACC-19, ENT-01, ACC-07, CCD-10]
 */
export const listLinkedAccounts = /* @__PURE__ */ club.query('listLinkedAccounts', 'get', '/profiles/accounts', { auth: 'member' })

/**
 * Links the partner account that a partner's id token speaks for.
 *
 * Linking an account that the member has linked already changes nothing and answers it again.
 *
 * `POST /profiles/account-linkings` [API-12, LNK-07, LNK-18, LNK-20, ERR-18]
 */
export const linkAccount = /* @__PURE__ */ club.mutation('linkAccount', 'post', '/profiles/account-linkings', { auth: 'member' })

/**
 * Links the partner account that the member came from, on the way through the club's own sign-in.
 *
 * `POST /client-connect/{partner}` [API-19, CON-35, LNK-08, LNK-09, LNK-10, LNK-11]
 */
export const connectPartner = /* @__PURE__ */ club.mutation('connectPartner', 'post', '/client-connect/{partner}', { auth: 'member' })

/**
 * Links the partner account that an authorisation code of the partner stands for.
 *
 * The rewards partner sends the member back with a code (LNK-21, LNK-25). The club exchanges it for the partner's
 * tokens, so that these never reach a browser. A code works once, for a minute, and with the address that it was sent
 * to.
 *
 * `POST /client-connect/{partner}/codes` [LNK-21, LNK-23, LNK-25]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const connectPartnerByCode = /* @__PURE__ */ club.mutation('connectPartnerByCode', 'post', '/client-connect/{partner}/codes', { auth: 'member' })

/**
 * What the member has at a partner.
 *
 * The balance of the linked account, or, when none is linked, of the account that the partner keeps under the member's
 * email address; 0 when there is none.
 *
 * `GET /partners/{partner}/balance` [API-50, GAP-05, LNK-27, LNK-28, CON-43, ERR-34, ENT-02, ENT-03]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getPartnerBalance = /* @__PURE__ */ club.query('getPartnerBalance', 'get', '/partners/{partner}/balance', { auth: 'member' })

/**
 * Turns points of a partner into the club's, one for one.
 *
 * `POST /partners/{partner}/transfers` [LNK-31, RDM-27, RDM-28, RDM-30, RDM-32, RDM-33, RDM-34, RDM-35, RDM-37, RDM-38,
 * RDM-39, RDM-40]
 * - Safe to repeat with the same `idempotencyKey`.
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const transferPartnerPoints = /* @__PURE__ */ club.mutation('transferPartnerPoints', 'post', '/partners/{partner}/transfers', { auth: 'member', idempotent: true, refusals: ['PARTNER_NOT_LINKED', 'INSUFFICIENT_PARTNER_POINTS', 'DAILY_CAP_REACHED'] })

/**
 * The member as the card programme knows them.
 *
 * Members without a card are not found. The specification does not give the path (GAP-05).
 *
 * `GET /card-members/me` [API-45, GAP-05, CCD-10, CCD-29, CCD-31, CCD-37]
 */
export const getCardMember = /* @__PURE__ */ club.query('getCardMember', 'get', '/card-members/me', { auth: 'member' })

/**
 * Begins a member's application for the card, to be filled in at the card issuer's.
 *
 * `POST /card-applications` [API-49, CCD-18, CCD-20, CCD-22, CCD-24, CCD-38]
 */
export const createCardApplication = /* @__PURE__ */ club.mutation('createCardApplication', 'post', '/card-applications', { auth: 'member' })

/**
 * Begins a visitor's application for the card, to be filled in at the card issuer's.
 *
 * `POST /card-applications/guest` [API-49, CCD-19, CCD-20, CCD-22, CCD-24]
 */
export const createGuestCardApplication = /* @__PURE__ */ club.mutation('createGuestCardApplication', 'post', '/card-applications/guest', { auth: 'public' })

/**
 * The privacy policy of a region.
 *
 * `GET /content/privacy` [API-17, CNT-32, CNT-33, ERR-48]
 */
export const getPrivacyPolicy = /* @__PURE__ */ club.query('getPrivacyPolicy', 'get', '/content/privacy', { auth: 'public' })

/**
 * The terms and conditions of a region.
 *
 * The version is what a member accepts in onboarding (ONB-26).
 *
 * `GET /content/terms` [API-17, CNT-32, CNT-33, ONB-26, ERR-48]
 */
export const getTerms = /* @__PURE__ */ club.query('getTerms', 'get', '/content/terms', { auth: 'public' })

/**
 * A token that proves to the messaging service who the member is.
 *
 * The specification does not give the path.
 *
 * `GET /messaging/token` [ANL-08, ANL-10]
 */
export const getMessagingToken = /* @__PURE__ */ club.query('getMessagingToken', 'get', '/messaging/token', { auth: 'member' })

/**
 * Tells where a device of the member takes notifications.
 *
 * A device takes those of one member, the last who registered it. Registering it again changes nothing.
 *
 * `POST /twilio/binding` [API-18, GAP-11]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const registerPushBinding = /* @__PURE__ */ club.mutation('registerPushBinding', 'post', '/twilio/binding', { auth: 'member' })

/**
 * Whether this version of an app may still be used.
 *
 * A version below the least one that is supported leads to the update-required screen (ERR-38).
 *
 * `GET /check_version` [API-16, ERR-38, GAP-11]
 */
export const checkVersion = /* @__PURE__ */ club.query('checkVersion', 'get', '/check_version', { auth: 'public' })

/**
 * The signed-in member's points.
 *
 * Either what the member has and can spend, or a row for each currency, of which VRED counts (CON-11). The sandbox
 * answers the rows while the member's flag `balances_as_list` is on.
 *
 * `GET /balances` [API-14, ENT-03, CON-11]
 */
export const getBalances = /* @__PURE__ */ club.query('getBalances', 'get', '/balances', { auth: 'member' })

/**
 * Feature flags for a project and session.
 *
 * A member who sends tokens gets the flags that are set for that member; wrong tokens are a visitor's.
 *
 * `GET /features` [API-15, FLG-01, FLG-02, FLG-03, FLG-19]
 */
export const listFeatures = /* @__PURE__ */ club.query('listFeatures', 'get', '/features', { auth: 'optional' })

/**
 * Spend rewards for a member, a page at a time.
 *
 * `GET /discoveries/rewards` [API-03, API-04, API-05, API-23, API-24, DIS-09, DIS-10, DIS-11, DIS-22, ENT-12, HOM-09,
 * HOM-16]
 */
export const listSpendRewards = /* @__PURE__ */ club.query('listSpendRewards', 'get', '/discoveries/rewards', { auth: 'member', viewingRegion: true, headers: ['X-Viewing-Region', 'X-Feature-Variation'] })

/**
 * Spend rewards for a visitor, a page at a time.
 *
 * `GET /discoveries/rewards/public` [API-03, API-04, API-05, API-23, API-24, DIS-09, DIS-10, DIS-11, DIS-22, ENT-12,
 * HOM-16]
 */
export const listPublicSpendRewards = /* @__PURE__ */ club.query('listPublicSpendRewards', 'get', '/discoveries/rewards/public', { auth: 'public', viewingRegion: true, headers: ['X-Viewing-Region', 'X-Feature-Variation'] })

/**
 * Earn rewards for a member, a page at a time.
 *
 * `GET /discoveries/rewards/earn` [API-03, API-04, API-05, API-22, API-24, DIS-06, DIS-10, DIS-11, DIS-22, ENT-12,
 * HOM-16]
 */
export const listEarnRewards = /* @__PURE__ */ club.query('listEarnRewards', 'get', '/discoveries/rewards/earn', { auth: 'member', viewingRegion: true, headers: ['X-Viewing-Region', 'X-Feature-Variation'] })

/**
 * Earn rewards for a visitor, a page at a time.
 *
 * `GET /discoveries/rewards/earn/public` [API-03, API-04, API-05, API-22, API-24, DIS-06, DIS-10, DIS-11, DIS-22,
 * ENT-12, HOM-16]
 */
export const listPublicEarnRewards = /* @__PURE__ */ club.query('listPublicEarnRewards', 'get', '/discoveries/rewards/earn/public', { auth: 'public', viewingRegion: true, headers: ['X-Viewing-Region', 'X-Feature-Variation'] })

/**
 * Categories of spend rewards for a member, with counts.
 *
 * `GET /discoveries/categories` [API-05, API-25, DIS-01, DIS-22]
 */
export const listSpendCategories = /* @__PURE__ */ club.query('listSpendCategories', 'get', '/discoveries/categories', { auth: 'member', viewingRegion: true })

/**
 * Categories of spend rewards for a visitor, with counts.
 *
 * `GET /discoveries/categories/public` [API-05, API-25, DIS-01, DIS-22]
 */
export const listPublicSpendCategories = /* @__PURE__ */ club.query('listPublicSpendCategories', 'get', '/discoveries/categories/public', { auth: 'public', viewingRegion: true })

/**
 * Categories of earn rewards for a member, with counts.
 *
 * `GET /discoveries/categories/earn` [API-05, API-25, DIS-01, DIS-22]
 */
export const listEarnCategories = /* @__PURE__ */ club.query('listEarnCategories', 'get', '/discoveries/categories/earn', { auth: 'member', viewingRegion: true })

/**
 * Categories of earn rewards for a visitor, with counts.
 *
 * `GET /discoveries/categories/earn/public` [API-05, API-25, DIS-01, DIS-22]
 */
export const listPublicEarnCategories = /* @__PURE__ */ club.query('listPublicEarnCategories', 'get', '/discoveries/categories/earn/public', { auth: 'public', viewingRegion: true })

/**
 * One spend reward for a member.
 *
 * `GET /rewards/spend/{rewardId}` [API-05, API-27, ENT-05, ENT-06, RWD-01, GAP-05]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getSpendReward = /* @__PURE__ */ club.query('getSpendReward', 'get', '/rewards/spend/{rewardId}', { auth: 'member', viewingRegion: true })

/**
 * One spend reward for a visitor.
 *
 * `GET /rewards/spend/{rewardId}/public` [API-05, API-27, ENT-05, ENT-06, RWD-01, GAP-05]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getPublicSpendReward = /* @__PURE__ */ club.query('getPublicSpendReward', 'get', '/rewards/spend/{rewardId}/public', { auth: 'public', viewingRegion: true })

/**
 * One earn reward for a member.
 *
 * `GET /rewards/earn/{rewardId}` [API-05, API-27, ENT-05, ENT-06, RWD-01, GAP-05]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getEarnReward = /* @__PURE__ */ club.query('getEarnReward', 'get', '/rewards/earn/{rewardId}', { auth: 'member', viewingRegion: true })

/**
 * One earn reward for a visitor.
 *
 * `GET /rewards/earn/{rewardId}/public` [API-05, API-27, ENT-05, ENT-06, RWD-01, GAP-05]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getPublicEarnReward = /* @__PURE__ */ club.query('getPublicEarnReward', 'get', '/rewards/earn/{rewardId}/public', { auth: 'public', viewingRegion: true })

/**
 * Starts earning at a partner; answers the address that tracks it.
 *
 * `POST /redemptions` [API-34, RDM-22, RDM-23, RDM-24, ENT-09]
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const redeemEarnReward = /* @__PURE__ */ club.mutation('redeemEarnReward', 'post', '/redemptions', { auth: 'member', idempotent: true, refusals: ['NOT_TRACKED', 'UNAVAILABLE'] })

/**
 * Hands in a promotion code; its points are added at once.
 *
 * A code is read without the spaces around it and in any case. A member redeems it once.
 *
 * `POST /redemptions/promotion` [API-35, PRM-04, PRM-05, PRM-07, PRM-08, ERR-21, ERR-22, ERR-23, ERR-24, ERR-30]
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const redeemPromotion = /* @__PURE__ */ club.mutation('redeemPromotion', 'post', '/redemptions/promotion', { auth: 'member', idempotent: true, refusals: ['NF', 'VI', 'VXP', 'VU', 'MPA'] })

/**
 * What came of a call that the member sent under an idempotency key.
 *
 * For a client that lost the answer: reading it does nothing. It knows the keys of every call that takes one, those of
 * the voyages' host included, for at least 30 days. 404 says that no such call has been carried out yet: one that is
 * still on its way may be.
 *
 * `GET /submissions/{idempotencyKey}` [API-06, CHK-03, RDM-17]
 * - Designed here: the specification does not show it (`x-assumed`).
 */
export const getSubmission = /* @__PURE__ */ club.query('getSubmission', 'get', '/submissions/{idempotencyKey}', { auth: 'member' })

/**
 * Spends points on a reward and answers its vouchers.
 *
 * For QR_CODE, BARCODE_128, WINES_VOUCHER and VOUCHER_PLUS_URL; the last two answer a voucher with a url (GAP-07). A
 * variant names its reward as rewardParentId, a reward of a group its group. A reward that costs 10,000 points or more
 * needs a stepped-up token.
 *
 * `POST /exchanges` [API-39, RDM-07, RDM-08, RDM-17, RDM-18, RWD-28, ERR-19, ERR-31, ERR-32, STP-06, GAP-07, CON-22]
 * - May need a step-up: the member then proves again who they are (STP-06).
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const exchangeReward = /* @__PURE__ */ club.mutation('exchangeReward', 'post', '/exchanges', { auth: 'member', idempotent: true, stepUp: 'sometimes', refusals: ['CILR', 'OUT_OF_STOCK', 'INSUFFICIENT_POINTS', 'UNAVAILABLE', 'VARIANT_REQUIRED', 'SUBSCRIPTION_REQUIRED', 'NOT_EXCHANGEABLE'] })

/**
 * The member's vouchers, newest validFrom first, a page at a time.
 *
 * `GET /vouchers` [API-38, VCH-01, VCH-02, VCH-03, VCH-04, VCH-05, MYR-06, MYR-07, GAP-22]
 */
export const listVouchers = /* @__PURE__ */ club.query('listVouchers', 'get', '/vouchers', { auth: 'member' })

/**
 * The member's orders, newest first.
 *
 * Trains orders are among them; the web app leaves them out (RDM-13).
 *
 * `GET /orders` [API-36, ORD-01, ORD-02, ORD-03, RDM-13]
 */
export const listOrders = /* @__PURE__ */ club.query('listOrders', 'get', '/orders', { auth: 'member' })

/**
 * Orders a reward for points.
 *
 * Debit and order happen together or not at all. Which details are sent depends on how the reward is redeemed, and a
 * detail that it does not take is refused: OrderRequest says what each type needs and may have. WINES_FULFILMENT and
 * PHYSICAL_SPARKLES need a stepped-up token (RDM-09, STP-08); others do not. Voyages are ordered at the B2C host
 * (CON-38). Texts are trimmed (CHK-56).
 *
 * `POST /orders` [API-36, CHK-01, CHK-03, CHK-04, CHK-09, CHK-10, CHK-11, CHK-22, CHK-31, CHK-56, CHK-58, RDM-06,
 * RDM-11, ERR-20, ERR-25, STP-06, CON-25, CON-26, GAP-20]
 * - May need a step-up: the member then proves again who they are (STP-06).
 * - Safe to repeat with the same `idempotencyKey`.
 */
export const placeOrder = /* @__PURE__ */ club.mutation('placeOrder', 'post', '/orders', { auth: 'member', idempotent: true, stepUp: 'sometimes', refusals: ['VUA', 'INSUFFICIENT_POINTS', 'UNAVAILABLE', 'VARIANT_REQUIRED', 'SUBSCRIPTION_REQUIRED', 'NOT_ORDERABLE', 'CONSENT_REQUIRED', 'PERSON_DETAILS_REQUIRED', 'DETAILS_NOT_WANTED', 'INVALID_DELIVERYINFORMATION', 'INVALID_DELIVERYINFORMATION_TELEPHONE', 'INVALID_DELIVERYINFORMATION_FIRSTNAME', 'INVALID_DELIVERYINFORMATION_LASTNAME'] })

/**
 * The member's statement, newest line first, a page at a time.
 *
 * `GET /statements` [API-40, ACT-01, ACT-02, ACT-07, ACT-10]
 */
export const listStatements = /* @__PURE__ */ club.query('listStatements', 'get', '/statements', { auth: 'member' })

/**
 * Points that are promised to the member but not yet usable, newest first.
 *
 * Either an object that holds the rows or the rows alone (CON-36). The sandbox answers the rows alone while the
 * member's flag `pending_as_rows` is on.
 *
 * `GET /statements/pending` [API-41, ACT-01, ACT-08, ACT-09, CON-36]
 */
export const listPendingPoints = /* @__PURE__ */ club.query('listPendingPoints', 'get', '/statements/pending', { auth: 'member' })

/**
 * The member's favourites, newest first.
 *
 * Leaves out what the member may not see in this region. A member holds at most nine.
 *
 * `GET /discoveries/rewards/wishlist` [API-31, ENT-11, WSH-01, WSH-04, WSH-06, DIS-14, DIS-15, DIS-22]
 */
export const listFavourites = /* @__PURE__ */ club.query('listFavourites', 'get', '/discoveries/rewards/wishlist', { auth: 'member', viewingRegion: true })

/**
 * Makes a reward a favourite of the member; one that is one already stays where it is.
 *
 * `POST /wishlists/user/{userId}/rewards` [API-32, WSH-05, WSH-07, WSH-09, ERR-28, CON-21]
 */
export const addFavourite = /* @__PURE__ */ club.mutation('addFavourite', 'post', '/wishlists/user/{userId}/rewards', { auth: 'member' })

/**
 * Makes a reward no longer a favourite of the member; harmless when it was none.
 *
 * `DELETE /wishlists/user/{userId}/rewards/{rewardType}/{rewardId}` [API-33, WSH-08, WSH-09]
 */
export const removeFavourite = /* @__PURE__ */ club.mutation('removeFavourite', 'delete', '/wishlists/user/{userId}/rewards/{rewardType}/{rewardId}', { auth: 'member' })

/**
 * Rewards that speak of a keyword, the likeliest first.
 *
 * A title that begins with the keyword comes first, then one that has it as the beginning of a word, then a brand's
 * name, then anything else that is said of a reward. Variants of a reward come as one.
 *
 * `GET /discoveries/search` [API-26, SRC-01, SRC-02, SRC-05, SRC-07, SRC-15, CON-37, DIS-14, DIS-15, DIS-19, DIS-22]
 */
export const searchRewards = /* @__PURE__ */ club.query('searchRewards', 'get', '/discoveries/search', { auth: 'member', viewingRegion: true })

/**
 * The member's groups of personal rewards, the newest first.
 *
 * A member who has none, or none of the references asked for, gets 404 with a code of its own, which clients read as an
 * empty list (ERR-29).
 *
 * `GET /reward-groups` [API-42, ENT-10, CCD-25, CCD-26, CCD-27, CCD-28, CCD-29, CCD-30, CCD-33, CCD-34, CCD-35, CCD-36,
 * ERR-29]
 */
export const listRewardGroups = /* @__PURE__ */ club.query('listRewardGroups', 'get', '/reward-groups', { auth: 'member' })

/**
 * The rewards of one of the member's groups, of which one may be chosen.
 *
 * `GET /reward-groups/{groupId}/rewards` [API-43, ENT-10, RWD-28]
 */
export const listRewardGroupRewards = /* @__PURE__ */ club.query('listRewardGroupRewards', 'get', '/reward-groups/{groupId}/rewards', { auth: 'member', viewingRegion: true })

/**
 * One reward of one of the member's groups.
 *
 * Its rewardParentId is the group's id, which is what an exchange or an order of it names (RWD-13).
 *
 * `GET /reward-groups/{groupId}/rewards/{rewardId}` [API-28, API-44, RWD-10, RWD-13, RWD-28]
 */
export const getRewardGroupReward = /* @__PURE__ */ club.query('getRewardGroupReward', 'get', '/reward-groups/{groupId}/rewards/{rewardId}', { auth: 'member', viewingRegion: true })

/** The codes of the refusals of each operation. */
export interface ProblemCodes {
  getProfile: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  updateProfile: 'VALIDATION' | 'INVALID_PROFILE' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  changeEmail: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'STEP_UP_REQUIRED' | 'access_denied' | 'SERVER_ERROR'
  setSupportAuthorisation: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listLinkedAccounts: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  linkAccount:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'PROFILE_ALREADY_LINKED'
    | 'OTHER_ACCOUNT_LINKED'
    | 'PARTNER_TOKEN_INVALID'
    | 'PARTNER_NOT_OFFERED'
    | 'SERVER_ERROR'
  connectPartner:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'PROFILE_ALREADY_LINKED'
    | 'OTHER_ACCOUNT_LINKED'
    | 'PARTNER_TOKEN_INVALID'
    | 'PARTNER_NOT_OFFERED'
    | 'SERVER_ERROR'
  connectPartnerByCode:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'PROFILE_ALREADY_LINKED'
    | 'OTHER_ACCOUNT_LINKED'
    | 'PARTNER_TOKEN_INVALID'
    | 'PARTNER_NOT_OFFERED'
    | 'SERVER_ERROR'
  getPartnerBalance: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  transferPartnerPoints:
    | 'VALIDATION'
    | 'NOT_MULTIPLE'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'PARTNER_NOT_LINKED'
    | 'INSUFFICIENT_PARTNER_POINTS'
    | 'DAILY_CAP_REACHED'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  getCardMember: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  createCardApplication: 'VALIDATION' | 'INVALID_RETURN_URL' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  createGuestCardApplication: 'VALIDATION' | 'INVALID_RETURN_URL' | 'SERVER_ERROR'
  getPrivacyPolicy: 'VALIDATION' | 'SERVER_ERROR'
  getTerms: 'VALIDATION' | 'SERVER_ERROR'
  getMessagingToken: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  registerPushBinding: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  checkVersion: 'VALIDATION' | 'SERVER_ERROR'
  getBalances: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listFeatures: 'VALIDATION' | 'SERVER_ERROR'
  listSpendRewards: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPublicSpendRewards: 'VALIDATION' | 'SERVER_ERROR'
  listEarnRewards: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPublicEarnRewards: 'VALIDATION' | 'SERVER_ERROR'
  listSpendCategories: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPublicSpendCategories: 'VALIDATION' | 'SERVER_ERROR'
  listEarnCategories: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPublicEarnCategories: 'VALIDATION' | 'SERVER_ERROR'
  getSpendReward: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  getPublicSpendReward: 'VALIDATION' | 'NOT_FOUND' | 'SERVER_ERROR'
  getEarnReward: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  getPublicEarnReward: 'VALIDATION' | 'NOT_FOUND' | 'SERVER_ERROR'
  redeemEarnReward:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'NOT_TRACKED'
    | 'UNAVAILABLE'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  redeemPromotion:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NF'
    | 'VI'
    | 'VXP'
    | 'VU'
    | 'MPA'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  getSubmission: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  exchangeReward:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'STEP_UP_REQUIRED'
    | 'CILR'
    | 'OUT_OF_STOCK'
    | 'INSUFFICIENT_POINTS'
    | 'UNAVAILABLE'
    | 'VARIANT_REQUIRED'
    | 'SUBSCRIPTION_REQUIRED'
    | 'NOT_EXCHANGEABLE'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  listVouchers: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listOrders: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  placeOrder:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'STEP_UP_REQUIRED'
    | 'VUA'
    | 'INSUFFICIENT_POINTS'
    | 'UNAVAILABLE'
    | 'VARIANT_REQUIRED'
    | 'SUBSCRIPTION_REQUIRED'
    | 'NOT_ORDERABLE'
    | 'CONSENT_REQUIRED'
    | 'PERSON_DETAILS_REQUIRED'
    | 'DETAILS_NOT_WANTED'
    | 'INVALID_DELIVERYINFORMATION'
    | 'INVALID_DELIVERYINFORMATION_TELEPHONE'
    | 'INVALID_DELIVERYINFORMATION_FIRSTNAME'
    | 'INVALID_DELIVERYINFORMATION_LASTNAME'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'SERVER_ERROR'
  listStatements: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listPendingPoints: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  listFavourites: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'SERVER_ERROR'
  addFavourite:
    | 'VALIDATION'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_YOUR_FAVOURITES'
    | 'NOT_FOUND'
    | 'FAVOURITES_LIMIT_REACHED'
    | 'SERVER_ERROR'
  removeFavourite: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_YOUR_FAVOURITES' | 'NOT_FOUND' | 'SERVER_ERROR'
  searchRewards: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'KEYWORD_TOO_SHORT' | 'SERVER_ERROR'
  listRewardGroups: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'REWARD_GROUPS_NOT_FOUND_EXCEPTION' | 'SERVER_ERROR'
  listRewardGroupRewards: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
  getRewardGroupReward: 'VALIDATION' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'SERVER_ERROR'
}

export type AccountLinking = components['schemas']['AccountLinking']
export type Balances = components['schemas']['Balances']
export type BoolFlagValue = components['schemas']['BoolFlagValue']
export type CardApplicationRequest = components['schemas']['CardApplicationRequest']
export type CardApplicationToken = components['schemas']['CardApplicationToken']
export type CardLink = components['schemas']['CardLink']
export type CardMember = components['schemas']['CardMember']
export type Categories = components['schemas']['Categories']
export type Category = components['schemas']['Category']
export type Channel = components['schemas']['Channel']
export type ConsentText = components['schemas']['ConsentText']
export type CurrencyBalances = components['schemas']['CurrencyBalances']
export type DeliveryAddress = components['schemas']['DeliveryAddress']
export type DoubleFlagValue = components['schemas']['DoubleFlagValue']
export type EarnRedemption = components['schemas']['EarnRedemption']
export type EarnRedemptionRequest = components['schemas']['EarnRedemptionRequest']
export type EarnType = components['schemas']['EarnType']
export type EmailChange = components['schemas']['EmailChange']
export type Favourite = components['schemas']['Favourite']
export type FavouritePage = components['schemas']['FavouritePage']
export type FavouriteRequest = components['schemas']['FavouriteRequest']
export type FavouriteType = components['schemas']['FavouriteType']
export type FeatureFlag = components['schemas']['FeatureFlag']
export type FeatureFlagValue = components['schemas']['FeatureFlagValue']
export type FeatureFlags = components['schemas']['FeatureFlags']
export type GiftMessage = components['schemas']['GiftMessage']
export type GroupReward = components['schemas']['GroupReward']
export type GroupRewards = components['schemas']['GroupRewards']
export type LegalDocument = components['schemas']['LegalDocument']
export type LinkedAccount = components['schemas']['LinkedAccount']
export type LinkedAccounts = components['schemas']['LinkedAccounts']
export type LongFlagValue = components['schemas']['LongFlagValue']
export type MessagingToken = components['schemas']['MessagingToken']
export type OnboardingStep = components['schemas']['OnboardingStep']
export type Order = components['schemas']['Order']
export type OrderConsent = components['schemas']['OrderConsent']
export type OrderList = components['schemas']['OrderList']
export type OrderPersonDetails = components['schemas']['OrderPersonDetails']
export type OrderRequest = components['schemas']['OrderRequest']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderedDeliveryAddress = components['schemas']['OrderedDeliveryAddress']
export type Paging = components['schemas']['Paging']
export type PartnerBalance = components['schemas']['PartnerBalance']
export type PartnerCode = components['schemas']['PartnerCode']
export type PartnerCodeExchange = components['schemas']['PartnerCodeExchange']
export type PartnerConnection = components['schemas']['PartnerConnection']
export type PartnerToken = components['schemas']['PartnerToken']
export type PendingPoints = components['schemas']['PendingPoints']
export type PendingRow = components['schemas']['PendingRow']
export type PendingRows = components['schemas']['PendingRows']
export type PendingTransactions = components['schemas']['PendingTransactions']
export type PersonName = components['schemas']['PersonName']
export type Points = components['schemas']['Points']
export type PointsBalance = components['schemas']['PointsBalance']
export type PointsTransfer = components['schemas']['PointsTransfer']
export type PointsTransferRequest = components['schemas']['PointsTransferRequest']
export type Problem = components['schemas']['Problem']
export type Profile = components['schemas']['Profile']
export type ProfileUpdate = components['schemas']['ProfileUpdate']
export type PromotionRedemption = components['schemas']['PromotionRedemption']
export type PromotionRequest = components['schemas']['PromotionRequest']
export type PushBinding = components['schemas']['PushBinding']
export type PushBindingRequest = components['schemas']['PushBindingRequest']
export type RedemptionType = components['schemas']['RedemptionType']
export type Reward = components['schemas']['Reward']
export type RewardBrand = components['schemas']['RewardBrand']
export type RewardContent = components['schemas']['RewardContent']
export type RewardExchange = components['schemas']['RewardExchange']
export type RewardExchangeRequest = components['schemas']['RewardExchangeRequest']
export type RewardGroup = components['schemas']['RewardGroup']
export type RewardGroups = components['schemas']['RewardGroups']
export type RewardPage = components['schemas']['RewardPage']
export type RewardTag = components['schemas']['RewardTag']
export type RewardType = components['schemas']['RewardType']
export type RewardVariant = components['schemas']['RewardVariant']
export type RichTextDocument = components['schemas']['RichTextDocument']
export type RichTextNode = components['schemas']['RichTextNode']
export type SearchResult = components['schemas']['SearchResult']
export type SearchResults = components['schemas']['SearchResults']
export type SortOption = components['schemas']['SortOption']
export type StatementLine = components['schemas']['StatementLine']
export type StatementPage = components['schemas']['StatementPage']
export type StringFlagValue = components['schemas']['StringFlagValue']
export type Submission = components['schemas']['Submission']
export type SupportAuthorisation = components['schemas']['SupportAuthorisation']
export type TransferLimits = components['schemas']['TransferLimits']
export type UsState = components['schemas']['UsState']
export type VersionCheck = components['schemas']['VersionCheck']
export type ViewingRegion = components['schemas']['ViewingRegion']
export type Voucher = components['schemas']['Voucher']
export type VoucherPage = components['schemas']['VoucherPage']
export type VoyagesBooking = components['schemas']['VoyagesBooking']
