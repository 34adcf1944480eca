// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import { createContentType } from '../runtime/content-type.ts'
import type { TypeAccordionItemSkeleton, TypeAppDownloadSkeleton, TypeBrandTileSkeleton, TypeFaqSectionSkeleton, TypeFooterLinksPrivateSkeleton, TypeFooterLinksPublicSkeleton, TypeHomePrivateSkeleton, TypeHomePublicSkeleton, TypeHowItWorksSkeleton, TypeLinkItemSkeleton, TypePageSkeleton, TypePrivacySkeleton, TypeProcessStepSkeleton, TypeRichTextBlockSkeleton, TypeSectionBannerSkeleton, TypeSocialLinkSkeleton, TypeSpendCategorySkeleton, TypeTermsSkeleton } from './types.ts'

/** The locales in which content is written; the first is the default (REG-13). */
export const contentLocales = ['en-GB', 'en-US'] as const

/** A question and its answer. */
export const accordionItem = /* @__PURE__ */ createContentType<TypeAccordionItemSkeleton>('accordionItem')

/** Where to get the mobile app. */
export const appDownload = /* @__PURE__ */ createContentType<TypeAppDownloadSkeleton>('appDownload')

/** A partner brand in a list of tiles. */
export const brandTile = /* @__PURE__ */ createContentType<TypeBrandTileSkeleton>('brandTile')

/** Questions and answers that open and close (HOM-17). */
export const faqSection = /* @__PURE__ */ createContentType<TypeFaqSectionSkeleton>('faqSection')

/** The footer of members (SHL-27). */
export const footerLinksPrivate = /* @__PURE__ */ createContentType<TypeFooterLinksPrivateSkeleton>('footerLinksPrivate')

/** The footer of visitors (SHL-27). */
export const footerLinksPublic = /* @__PURE__ */ createContentType<TypeFooterLinksPublicSkeleton>('footerLinksPublic')

/** The home page of members (HOM-06, HOM-08). */
export const homePrivate = /* @__PURE__ */ createContentType<TypeHomePrivateSkeleton>('homePrivate')

/** The home page of visitors (HOM-01). */
export const homePublic = /* @__PURE__ */ createContentType<TypeHomePublicSkeleton>('homePublic')

/** Steps that explain something. */
export const howItWorks = /* @__PURE__ */ createContentType<TypeHowItWorksSkeleton>('howItWorks')

/** A text and where it leads. */
export const linkItem = /* @__PURE__ */ createContentType<TypeLinkItemSkeleton>('linkItem')

/** A page made of blocks (CNT-01). The US English version has the suffix -us on its slug (API-51). */
export const page = /* @__PURE__ */ createContentType<TypePageSkeleton>('page')

/** The privacy policy of a region (CNT-32); the revision is the version (CNT-33). */
export const privacy = /* @__PURE__ */ createContentType<TypePrivacySkeleton>('privacy')

/** One step of a how it works section. */
export const processStep = /* @__PURE__ */ createContentType<TypeProcessStepSkeleton>('processStep')

/** Formatted text (CNT-05). */
export const richTextBlock = /* @__PURE__ */ createContentType<TypeRichTextBlockSkeleton>('richTextBlock')

/** A hero or a marketing banner (CNT-35). */
export const sectionBanner = /* @__PURE__ */ createContentType<TypeSectionBannerSkeleton>('sectionBanner')

/** The club on a social network. */
export const socialLink = /* @__PURE__ */ createContentType<TypeSocialLinkSkeleton>('socialLink')

/** A category of spend rewards (HOM-05). */
export const spendCategory = /* @__PURE__ */ createContentType<TypeSpendCategorySkeleton>('spendCategory')

/** The terms of a region (CNT-32); the revision is the version (CNT-33). */
export const terms = /* @__PURE__ */ createContentType<TypeTermsSkeleton>('terms')

export type { ContentAsset, ContentEntry, ContentLocale, ContentQuery } from '../runtime/content-type.ts'
