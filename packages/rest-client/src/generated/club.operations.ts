// Generated from schemas/rest/club.openapi.yaml by `npm run codegen`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './club.types.ts'

const club = /* @__PURE__ */ createHost<paths>('club')

/** The signed-in member's profile. `GET /profiles` [API-09, ENT-04] */
export const getProfile = /* @__PURE__ */ club.query('getProfile', 'get', '/profiles', { auth: 'member' })

/** The signed-in member's points. `GET /balances` [API-14, ENT-03, CON-11] */
export const getBalances = /* @__PURE__ */ club.query('getBalances', 'get', '/balances', { auth: 'member' })

/** Feature flags for a project and session. `GET /features` [API-15, FLG-01, FLG-02] */
export const listFeatures = /* @__PURE__ */ club.query('listFeatures', 'get', '/features', { auth: 'public' })

/** Spend rewards for a member, a page at a time. `GET /discoveries/rewards` [API-23, API-24, API-05] */
export const listSpendRewards = /* @__PURE__ */ club.query('listSpendRewards', 'get', '/discoveries/rewards', { auth: 'member', viewingRegion: true })

/** Spend rewards for a visitor, a page at a time. `GET /discoveries/rewards/public` [API-23, API-24, API-05] */
export const listPublicSpendRewards = /* @__PURE__ */ club.query('listPublicSpendRewards', 'get', '/discoveries/rewards/public', { auth: 'public', viewingRegion: true })

/** Earn rewards for a member, a page at a time. `GET /discoveries/rewards/earn` [API-22, API-24, API-05] */
export const listEarnRewards = /* @__PURE__ */ club.query('listEarnRewards', 'get', '/discoveries/rewards/earn', { auth: 'member', viewingRegion: true })

/** Earn rewards for a visitor, a page at a time. `GET /discoveries/rewards/earn/public` [API-22, API-24, API-05] */
export const listPublicEarnRewards = /* @__PURE__ */ club.query('listPublicEarnRewards', 'get', '/discoveries/rewards/earn/public', { auth: 'public', viewingRegion: true })

/** Categories of spend rewards for a member, with counts. `GET /discoveries/categories` [API-25] */
export const listSpendCategories = /* @__PURE__ */ club.query('listSpendCategories', 'get', '/discoveries/categories', { auth: 'member', viewingRegion: true })

/** Categories of spend rewards for a visitor, with counts. `GET /discoveries/categories/public` [API-25] */
export const listPublicSpendCategories = /* @__PURE__ */ club.query('listPublicSpendCategories', 'get', '/discoveries/categories/public', { auth: 'public', viewingRegion: true })

/** Categories of earn rewards for a member, with counts. `GET /discoveries/categories/earn` [API-25] */
export const listEarnCategories = /* @__PURE__ */ club.query('listEarnCategories', 'get', '/discoveries/categories/earn', { auth: 'member', viewingRegion: true })

/** Categories of earn rewards for a visitor, with counts. `GET /discoveries/categories/earn/public` [API-25] */
export const listPublicEarnCategories = /* @__PURE__ */ club.query('listPublicEarnCategories', 'get', '/discoveries/categories/earn/public', { auth: 'public', viewingRegion: true })

/** One spend reward for a member. `GET /rewards/spend/{rewardId}` [API-27] */
export const getSpendReward = /* @__PURE__ */ club.query('getSpendReward', 'get', '/rewards/spend/{rewardId}', { auth: 'member', viewingRegion: true })

/** One spend reward for a visitor. `GET /rewards/spend/{rewardId}/public` [API-27] */
export const getPublicSpendReward = /* @__PURE__ */ club.query('getPublicSpendReward', 'get', '/rewards/spend/{rewardId}/public', { auth: 'public', viewingRegion: true })

/** One earn reward for a member. `GET /rewards/earn/{rewardId}` [API-27] */
export const getEarnReward = /* @__PURE__ */ club.query('getEarnReward', 'get', '/rewards/earn/{rewardId}', { auth: 'member', viewingRegion: true })

/** One earn reward for a visitor. `GET /rewards/earn/{rewardId}/public` [API-27] */
export const getPublicEarnReward = /* @__PURE__ */ club.query('getPublicEarnReward', 'get', '/rewards/earn/{rewardId}/public', { auth: 'public', viewingRegion: true })

/** Starts earning at a partner; answers the address that tracks it. `POST /redemptions` [API-34, RDM-23] */
export const redeemEarnReward = /* @__PURE__ */ club.mutation('redeemEarnReward', 'post', '/redemptions', { auth: 'member', idempotent: true })

/** Spends points on a reward and answers its vouchers. `POST /exchanges` [API-39, RDM-07] */
export const exchangeReward = /* @__PURE__ */ club.mutation('exchangeReward', 'post', '/exchanges', { auth: 'member', idempotent: true })

/** The member's vouchers, newest validFrom first, a page at a time. `GET /vouchers` [API-38, VCH-01, VCH-02, MYR-07] */
export const listVouchers = /* @__PURE__ */ club.query('listVouchers', 'get', '/vouchers', { auth: 'member' })

/** The member's orders, newest first. `GET /orders` [API-36, ORD-01, ORD-02] */
export const listOrders = /* @__PURE__ */ club.query('listOrders', 'get', '/orders', { auth: 'member' })

export type Profile = components['schemas']['Profile']
export type Balances = components['schemas']['Balances']
export type FeatureFlags = components['schemas']['FeatureFlags']
export type RewardPage = components['schemas']['RewardPage']
export type Categories = components['schemas']['Categories']
export type Reward = components['schemas']['Reward']
export type EarnRedemptionRequest = components['schemas']['EarnRedemptionRequest']
export type EarnRedemption = components['schemas']['EarnRedemption']
export type RewardExchangeRequest = components['schemas']['RewardExchangeRequest']
export type RewardExchange = components['schemas']['RewardExchange']
export type VoucherPage = components['schemas']['VoucherPage']
export type OrderList = components['schemas']['OrderList']
export type Points = components['schemas']['Points']
export type Problem = components['schemas']['Problem']
export type PointsBalance = components['schemas']['PointsBalance']
export type CurrencyBalances = components['schemas']['CurrencyBalances']
export type FeatureFlag = components['schemas']['FeatureFlag']
export type SortOption = components['schemas']['SortOption']
export type RewardTag = components['schemas']['RewardTag']
export type ViewingRegion = components['schemas']['ViewingRegion']
export type Paging = components['schemas']['Paging']
export type RedemptionType = components['schemas']['RedemptionType']
export type EarnType = components['schemas']['EarnType']
export type RewardVariant = components['schemas']['RewardVariant']
export type RewardContent = components['schemas']['RewardContent']
export type Voucher = components['schemas']['Voucher']
export type Order = components['schemas']['Order']
export type RewardBrand = components['schemas']['RewardBrand']
export type OrderStatus = components['schemas']['OrderStatus']
