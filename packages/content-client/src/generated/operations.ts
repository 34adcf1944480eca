// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import { createContentType } from '../runtime/content-type.ts'
import type { TypeAccountCardSkeleton, TypeActivityPageSkeleton, TypeBrandBenefitsSkeleton, TypeCardTransitionPageSkeleton, TypeFooterLinksPrivateSkeleton, TypeFooterLinksPublicSkeleton, TypeGuestApplyModalSkeleton, TypeHomePrivateSkeleton, TypeHomePublicSkeleton, TypePageSkeleton, TypePrivacySkeleton, TypeTermsSkeleton } from './types.ts'

/** The locales in which content is written; the first is the default (REG-13). */
export const contentLocales = ['en-GB', 'en-US'] as const

/** What the card of a partner says on the link accounts page, one entry a partner (LNK-01, LNK-05, CNT-38). */
export const accountCard = /* @__PURE__ */ createContentType<TypeAccountCardSkeleton>('accountCard')

/** What the activity page says besides the statement (ACT-04, ACT-11, ACT-12). */
export const activityPage = /* @__PURE__ */ createContentType<TypeActivityPageSkeleton>('activityPage')

/** The benefits of partner brands on a reward page, read by slug (RWD-06, RWD-33, CNT-28). */
export const brandBenefits = /* @__PURE__ */ createContentType<TypeBrandBenefitsSkeleton>('brandBenefits')

/** What stands between the club and the application at the card issuer, one entry a journey (CCD-05 to CCD-07). */
export const cardTransitionPage = /* @__PURE__ */ createContentType<TypeCardTransitionPageSkeleton>('cardTransitionPage')

/** The footer of members (SHL-27, API-52). */
export const footerLinksPrivate = /* @__PURE__ */ createContentType<TypeFooterLinksPrivateSkeleton>('footerLinksPrivate')

/** The footer of visitors (SHL-27, API-52). */
export const footerLinksPublic = /* @__PURE__ */ createContentType<TypeFooterLinksPublicSkeleton>('footerLinksPublic')

/** Asks visitors who apply for the card whether to log in first (CCD-19, CCD-39, CNT-38). */
export const guestApplyModal = /* @__PURE__ */ createContentType<TypeGuestApplyModalSkeleton>('guestApplyModal')

/** The home page of members (HOM-06, HOM-08, HOM-15). */
export const homePrivate = /* @__PURE__ */ createContentType<TypeHomePrivateSkeleton>('homePrivate')

/** The home page of visitors (HOM-01, HOM-15). */
export const homePublic = /* @__PURE__ */ createContentType<TypeHomePublicSkeleton>('homePublic')

/** A page that editors compose of blocks, read by slug and locale (CNT-01, API-51, API-53). US English has pages of its own, whose slugs end in -us. Who sees it follows its tags (CNT-24). */
export const page = /* @__PURE__ */ createContentType<TypePageSkeleton>('page')

/** What the club does with personal data, for each region; the revision of the entry is the version (CNT-32, CNT-33). */
export const privacy = /* @__PURE__ */ createContentType<TypePrivacySkeleton>('privacy')

/** The terms of the club, for each region; the revision of the entry is the version (CNT-32, CNT-33). */
export const terms = /* @__PURE__ */ createContentType<TypeTermsSkeleton>('terms')

export type { ContentAsset, ContentEntry, ContentLocale, ContentQuery } from '../runtime/content-type.ts'
