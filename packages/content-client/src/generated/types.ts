// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import { createGuard, createReader, type KnownEntry, type UnknownEntry, type UnlistedValue } from '../runtime/guards.ts'
import type { ChainModifiers, Entry, EntryFieldTypes, EntrySkeletonType, LocaleCode } from 'contentful'

export interface TypeAccordionItemFields {
  /** The question. */
  title: EntryFieldTypes.Symbol
  /** The answer, in plain text. */
  body: EntryFieldTypes.Text
}

export type TypeAccordionItemSkeleton = EntrySkeletonType<TypeAccordionItemFields, 'accordionItem'>
export type TypeAccordionItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAccordionItemSkeleton, Modifiers, Locales>

export interface TypeAccountCardFields {
  /** Which partner the card is of (ENT-02). */
  partnerCode: EntryFieldTypes.Symbol<AccountCardPartnerCode | UnlistedValue>
  /** The partner programme. */
  title: EntryFieldTypes.Symbol
  /** The logo of the partner. */
  image: EntryFieldTypes.AssetLink
  /** Why to link. */
  unlinkedBody: EntryFieldTypes.Text
  /** What linking gives. */
  linkedBody: EntryFieldTypes.Text
  /** Starts linking. */
  linkButtonText: EntryFieldTypes.Symbol
  /** Ends the link, where the partner lets the club do so. */
  unlinkButtonText?: EntryFieldTypes.Symbol
  /** Stands before the balance in the footer, of partners that have one (LNK-27). */
  balanceLabel?: EntryFieldTypes.Symbol
  /** Small print, such as how long linking takes (LNK-29). */
  footnote?: EntryFieldTypes.Text
}

export type TypeAccountCardSkeleton = EntrySkeletonType<TypeAccountCardFields, 'accountCard'>
export type TypeAccountCard<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAccountCardSkeleton, Modifiers, Locales>

export interface TypeActivityPageFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Title and description for search engines and shared links. */
  seo: EntryFieldTypes.EntryLink<TypeSeoSkeleton>
  /** The heading of the page. */
  title: EntryFieldTypes.Symbol
  /** A sentence below the heading. */
  body?: EntryFieldTypes.Text
  /** The heading of pending points. */
  pendingTitle: EntryFieldTypes.Symbol
  /** Says when pending points are credited (ACT-05). */
  pendingBody: EntryFieldTypes.Text
  /** The heading of the help for missing points (ACT-12). */
  helpTitle: EntryFieldTypes.Symbol
  /** What to do when points are missing. */
  helpBody: EntryFieldTypes.Text
  /** The points support questions (ACT-04 to ACT-06). */
  faq: EntryFieldTypes.EntryLink<TypeFaqSkeleton>
}

export type TypeActivityPageSkeleton = EntrySkeletonType<TypeActivityPageFields, 'activityPage'>
export type TypeActivityPage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeActivityPageSkeleton, Modifiers, Locales>

export interface TypeAppDownloadFields {
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** What the app is good for. */
  body: EntryFieldTypes.Text
  /** Shows the app. */
  image: EntryFieldTypes.AssetLink
  /** The badge that Apple gives. */
  appStoreBadge: EntryFieldTypes.AssetLink
  /** The badge that Google gives. */
  playStoreBadge: EntryFieldTypes.AssetLink
}

export type TypeAppDownloadSkeleton = EntrySkeletonType<TypeAppDownloadFields, 'appDownload'>
export type TypeAppDownload<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAppDownloadSkeleton, Modifiers, Locales>

export interface TypeBrandBenefitFields {
  /** The benefit in a few words. */
  title: EntryFieldTypes.Symbol
  /** A sentence or two. */
  description: EntryFieldTypes.Text
  /** Shows the benefit. */
  image: EntryFieldTypes.AssetLink
}

export type TypeBrandBenefitSkeleton = EntrySkeletonType<TypeBrandBenefitFields, 'brandBenefit'>
export type TypeBrandBenefit<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeBrandBenefitSkeleton, Modifiers, Locales>

export interface TypeBrandBenefitsFields {
  /** By which pages ask for it, such as brand-benefits-uk. */
  slug: EntryFieldTypes.Symbol
  /** Whom the benefits are for. */
  brandBenefitsType: EntryFieldTypes.Symbol<BrandBenefitsBrandBenefitsType | UnlistedValue>
  /** In the order in which they show. */
  brands: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeBrandBenefitsBrandSkeleton>>
}

export type TypeBrandBenefitsSkeleton = EntrySkeletonType<TypeBrandBenefitsFields, 'brandBenefits'>
export type TypeBrandBenefits<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeBrandBenefitsSkeleton, Modifiers, Locales>

export interface TypeBrandBenefitsBrandFields {
  /** As the brand writes itself. */
  brandName: EntryFieldTypes.Symbol
  /** Square, on a plain background. */
  brandLogo: EntryFieldTypes.AssetLink
  /** The brand that its page is about; without one, nothing leads there. */
  brandDetails?: EntryFieldTypes.EntryLink<TypeBrandTileSkeleton>
  /** In the order in which they show. */
  benefits: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeBrandBenefitSkeleton>>
}

export type TypeBrandBenefitsBrandSkeleton = EntrySkeletonType<TypeBrandBenefitsBrandFields, 'brandBenefitsBrand'>
export type TypeBrandBenefitsBrand<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeBrandBenefitsBrandSkeleton, Modifiers, Locales>

export interface TypeBrandTileFields {
  /** As the brand writes itself. */
  brandName: EntryFieldTypes.Symbol
  /** The address of the brand page below /brands. */
  slug: EntryFieldTypes.Symbol
  /** Square, on a plain background. */
  brandLogo: EntryFieldTypes.AssetLink
}

export type TypeBrandTileSkeleton = EntrySkeletonType<TypeBrandTileFields, 'brandTile'>
export type TypeBrandTile<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeBrandTileSkeleton, Modifiers, Locales>

export interface TypeButtonFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** What the button says. */
  text: EntryFieldTypes.Symbol
  /** Where it leads, without a region. */
  target: EntryFieldTypes.Symbol
  /** Primary for the one thing to do, Secondary for the others. */
  style: EntryFieldTypes.Symbol<ButtonStyle | UnlistedValue>
}

export type TypeButtonSkeleton = EntrySkeletonType<TypeButtonFields, 'button'>
export type TypeButton<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeButtonSkeleton, Modifiers, Locales>

export interface TypeCardTransitionPageFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The journey (CCD-06). */
  applicationType: EntryFieldTypes.Symbol<CardTransitionPageApplicationType | UnlistedValue>
  /** Only for those who come from this card partner; without one, for everybody else. */
  accorId?: EntryFieldTypes.Symbol
  /** The heading. */
  title: EntryFieldTypes.Symbol
  /** What happens next. */
  body: EntryFieldTypes.Text
  /** The logo of the card issuer. */
  partnerLogo: EntryFieldTypes.AssetLink
  /** Goes on to the application. */
  applyButtonText: EntryFieldTypes.Symbol
}

export type TypeCardTransitionPageSkeleton = EntrySkeletonType<TypeCardTransitionPageFields, 'cardTransitionPage'>
export type TypeCardTransitionPage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCardTransitionPageSkeleton, Modifiers, Locales>

export interface TypeEligibleBenefitFields {
  /** The benefit in a few words. */
  title: EntryFieldTypes.Symbol
  /** Which reward group it belongs to (CCD-36). */
  perkReference: EntryFieldTypes.Symbol<EligibleBenefitPerkReference | UnlistedValue>
  /** What the member gets. */
  description: EntryFieldTypes.Text
  /** How much to spend to unlock it (CCD-26). */
  lockedMessage: EntryFieldTypes.Text
  /** Shows the benefit. */
  image: EntryFieldTypes.AssetLink
}

export type TypeEligibleBenefitSkeleton = EntrySkeletonType<TypeEligibleBenefitFields, 'eligibleBenefit'>
export type TypeEligibleBenefit<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeEligibleBenefitSkeleton, Modifiers, Locales>

export interface TypeEligibleBenefitsFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence below the headline. */
  body?: EntryFieldTypes.Text
  /** One for each perk of the year. */
  benefits: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeEligibleBenefitSkeleton>>
}

export type TypeEligibleBenefitsSkeleton = EntrySkeletonType<TypeEligibleBenefitsFields, 'eligibleBenefits'>
export type TypeEligibleBenefits<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeEligibleBenefitsSkeleton, Modifiers, Locales>

export interface TypeEmbeddedContentFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Names the frame for those who cannot see it. */
  title: EntryFieldTypes.Symbol
  /** Markup with an iframe; it is sanitised before it shows (CNT-29). */
  html: EntryFieldTypes.Text
  /** Whether the frame gets the query parameters of the page (CNT-30). */
  forwardUrlParameters?: EntryFieldTypes.Boolean
  /** FullWidth reaches both edges of the window; ContentWidth keeps to the column. */
  width?: EntryFieldTypes.Symbol<EmbeddedContentWidth | UnlistedValue>
  /** Width to height of the frame; without one, 16:9. */
  aspectRatio?: EntryFieldTypes.Symbol<EmbeddedContentAspectRatio | UnlistedValue>
}

export type TypeEmbeddedContentSkeleton = EntrySkeletonType<TypeEmbeddedContentFields, 'embeddedContent'>
export type TypeEmbeddedContent<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeEmbeddedContentSkeleton, Modifiers, Locales>

export interface TypeFaqFields {
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** In the order in which they show. */
  accordions: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeAccordionItemSkeleton>>
}

export type TypeFaqSkeleton = EntrySkeletonType<TypeFaqFields, 'faq'>
export type TypeFaq<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFaqSkeleton, Modifiers, Locales>

export interface TypeFooterLinksPrivateFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** In the order in which they show. */
  links: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeLinkItemSkeleton>>
  /** In the order in which they show. */
  socialLinks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSocialLinkSkeleton>>
  /** What the link to the site of the group says. */
  groupSiteText: EntryFieldTypes.Symbol
  /** The address of the site of the group. */
  groupSiteTarget: EntryFieldTypes.Symbol
}

export type TypeFooterLinksPrivateSkeleton = EntrySkeletonType<TypeFooterLinksPrivateFields, 'footerLinksPrivate'>
export type TypeFooterLinksPrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFooterLinksPrivateSkeleton, Modifiers, Locales>

export interface TypeFooterLinksPublicFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** In the order in which they show. */
  links: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeLinkItemSkeleton>>
  /** In the order in which they show. */
  socialLinks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSocialLinkSkeleton>>
  /** What the link to the site of the group says. */
  groupSiteText: EntryFieldTypes.Symbol
  /** The address of the site of the group. */
  groupSiteTarget: EntryFieldTypes.Symbol
}

export type TypeFooterLinksPublicSkeleton = EntrySkeletonType<TypeFooterLinksPublicFields, 'footerLinksPublic'>
export type TypeFooterLinksPublic<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFooterLinksPublicSkeleton, Modifiers, Locales>

export interface TypeGuestApplyModalFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  title: EntryFieldTypes.Symbol
  /** What logging in is good for. */
  body: EntryFieldTypes.Text
  /** Stands above the text. */
  image?: EntryFieldTypes.AssetLink
  /** Logs in, then applies. */
  loginButtonText: EntryFieldTypes.Symbol
  /** Applies as a guest. */
  skipButtonText: EntryFieldTypes.Symbol
}

export type TypeGuestApplyModalSkeleton = EntrySkeletonType<TypeGuestApplyModalFields, 'guestApplyModal'>
export type TypeGuestApplyModal<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeGuestApplyModalSkeleton, Modifiers, Locales>

export interface TypeHeroFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence or two below the headline. */
  body?: EntryFieldTypes.Text
  /** What the first button says; it shows only with a target (CNT-25). */
  button1Text?: EntryFieldTypes.Symbol
  /** Where the first button leads, without a region: the app adds it. */
  button1Target?: EntryFieldTypes.Symbol
  /** What the second button says; it shows only with a target (CNT-25). */
  button2Text?: EntryFieldTypes.Symbol
  /** Where the second button leads, without a region: the app adds it. */
  button2Target?: EntryFieldTypes.Symbol
  /** Stands beside the text. */
  foregroundImage?: EntryFieldTypes.AssetLink
  /** Fills the block behind the text on wide screens. */
  backgroundImageDesktop?: EntryFieldTypes.AssetLink
  /** The same on middle screens; without it, that of desktop. */
  backgroundImageTablet?: EntryFieldTypes.AssetLink
  /** The same on narrow screens; without it, that of tablet. */
  backgroundImageMobile?: EntryFieldTypes.AssetLink
  /** Which edge of the background stays in sight when it is cut. */
  backgroundAnchor?: EntryFieldTypes.Symbol<HeroBackgroundAnchor | UnlistedValue>
  /** The colour behind the block (CNT-26). */
  backgroundColour: EntryFieldTypes.Symbol<HeroBackgroundColour | UnlistedValue>
  /** Chosen so that the text can be read on its background. */
  textColour?: EntryFieldTypes.Symbol<HeroTextColour | UnlistedValue>
  /** On which side of the picture the text stands on wide screens. */
  desktopTextPosition?: EntryFieldTypes.Symbol<HeroDesktopTextPosition | UnlistedValue>
  /** Whether the text stands above or below the picture on narrow screens. */
  mobileTextPosition?: EntryFieldTypes.Symbol<HeroMobileTextPosition | UnlistedValue>
  /** Whether it opens the page: its picture then loads first. */
  topHero?: EntryFieldTypes.Boolean
}

export type TypeHeroSkeleton = EntrySkeletonType<TypeHeroFields, 'hero'>
export type TypeHero<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHeroSkeleton, Modifiers, Locales>

export interface TypeHomeFaqSectionFields {
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence below the headline. */
  body?: EntryFieldTypes.Text
  /** In the order in which they show. */
  accordions: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeAccordionItemSkeleton>>
  /** What the first button says; it shows only with a target (CNT-25). */
  button1Text?: EntryFieldTypes.Symbol
  /** Where the first button leads, without a region: the app adds it. */
  button1Target?: EntryFieldTypes.Symbol
}

export type TypeHomeFaqSectionSkeleton = EntrySkeletonType<TypeHomeFaqSectionFields, 'homeFaqSection'>
export type TypeHomeFaqSection<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomeFaqSectionSkeleton, Modifiers, Locales>

export interface TypeHomePrivateFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Title and description for search engines and shared links. */
  seo: EntryFieldTypes.EntryLink<TypeSeoSkeleton>
  /** The opening of the page, unless a push-style card takes its place (HOM-07). */
  hero: EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>
  /** Above the featured rewards. */
  featuredHeadline: EntryFieldTypes.Symbol
  /** The banners of the proposition carousel (HOM-08). */
  propositions?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>>
  /** Above the brand carousel. */
  brandsHeadline: EntryFieldTypes.Symbol
  /** The brands of the brand carousel (HOM-14). */
  brands: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeBrandTileSkeleton>>
  /** Above the rewards of subscribers; {plan} stands for the name of their plan (HOM-09). */
  exclusiveHeadline: EntryFieldTypes.Symbol
  /** Above the ways to earn. */
  earnHeadline: EntryFieldTypes.Symbol
  /** Above the rewards. */
  spendHeadline: EntryFieldTypes.Symbol
  /** Above the favourites, the last block (HOM-08, GAP-10). */
  favouritesHeadline: EntryFieldTypes.Symbol
}

export type TypeHomePrivateSkeleton = EntrySkeletonType<TypeHomePrivateFields, 'homePrivate'>
export type TypeHomePrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomePrivateSkeleton, Modifiers, Locales>

export interface TypeHomePublicFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Title and description for search engines and shared links. */
  seo: EntryFieldTypes.EntryLink<TypeSeoSkeleton>
  /** The opening of the page. */
  hero: EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>
  /** The heading of the earn section. */
  earnHeadline: EntryFieldTypes.Symbol
  /** Stands below the earn headline. */
  earnBody: EntryFieldTypes.Text
  /** 24 brands: 15, 16 or all of them show, by screen size (HOM-03). */
  earnBrands: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeBrandTileSkeleton>>
  /** Leads to all the ways to earn. */
  earnButtonText: EntryFieldTypes.Symbol
  /** The heading of the spend section. */
  spendHeadline: EntryFieldTypes.Symbol
  /** Says that rewards start from 200 points (HOM-18). */
  spendBody: EntryFieldTypes.Text
  /** The first 6 show on narrow screens, all on wide ones (HOM-04). */
  spendCategories: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSpendCategorySkeleton>>
  /** Leads to all rewards. */
  spendButtonText: EntryFieldTypes.Symbol
  /** The steps of the club. */
  howItWorks: EntryFieldTypes.EntryLink<TypeHowItWorksSkeleton>
  /** The questions of visitors. */
  faq: EntryFieldTypes.EntryLink<TypeHomeFaqSectionSkeleton>
  /** Where to get the app. */
  appDownload: EntryFieldTypes.EntryLink<TypeAppDownloadSkeleton>
}

export type TypeHomePublicSkeleton = EntrySkeletonType<TypeHomePublicFields, 'homePublic'>
export type TypeHomePublic<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomePublicSkeleton, Modifiers, Locales>

export interface TypeHowItWorksFields {
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence below the headline. */
  body?: EntryFieldTypes.Text
  /** In the order in which they are done. */
  processStepSubSection: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeProcessStepSkeleton>>
}

export type TypeHowItWorksSkeleton = EntrySkeletonType<TypeHowItWorksFields, 'howItWorks'>
export type TypeHowItWorks<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHowItWorksSkeleton, Modifiers, Locales>

export interface TypeImageFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The description of the asset is read out to those who cannot see it. */
  image: EntryFieldTypes.AssetLink
  /** Stands below the picture. */
  caption?: EntryFieldTypes.Symbol
  /** FullWidth reaches both edges of the window; ContentWidth keeps to the column. */
  width: EntryFieldTypes.Symbol<ImageWidth | UnlistedValue>
  /** Width to height; without one, that of the picture. */
  aspectRatio?: EntryFieldTypes.Symbol<ImageAspectRatio | UnlistedValue>
}

export type TypeImageSkeleton = EntrySkeletonType<TypeImageFields, 'image'>
export type TypeImage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeImageSkeleton, Modifiers, Locales>

export interface TypeImageWithEmbeddedContentFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** Stands above the embedded content. */
  body?: EntryFieldTypes.Text
  /** Stands beside the embedded content. */
  image: EntryFieldTypes.AssetLink
  /** What is embedded. */
  embeddedContent: EntryFieldTypes.EntryLink<TypeEmbeddedContentSkeleton>
  /** On which side of the picture the text stands on wide screens. */
  desktopTextPosition?: EntryFieldTypes.Symbol<ImageWithEmbeddedContentDesktopTextPosition | UnlistedValue>
}

export type TypeImageWithEmbeddedContentSkeleton = EntrySkeletonType<TypeImageWithEmbeddedContentFields, 'imageWithEmbeddedContent'>
export type TypeImageWithEmbeddedContent<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeImageWithEmbeddedContentSkeleton, Modifiers, Locales>

export interface TypeIntroCarouselFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** In the order in which they show. */
  slides: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeIntroCarouselSlideSkeleton>>
}

export type TypeIntroCarouselSkeleton = EntrySkeletonType<TypeIntroCarouselFields, 'introCarousel'>
export type TypeIntroCarousel<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeIntroCarouselSkeleton, Modifiers, Locales>

export interface TypeIntroCarouselSlideFields {
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence or two. */
  body: EntryFieldTypes.Text
  /** Stands above the text. */
  image: EntryFieldTypes.AssetLink
}

export type TypeIntroCarouselSlideSkeleton = EntrySkeletonType<TypeIntroCarouselSlideFields, 'introCarouselSlide'>
export type TypeIntroCarouselSlide<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeIntroCarouselSlideSkeleton, Modifiers, Locales>

export interface TypeLayoutFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** How many blocks stand side by side on wide screens; on narrow ones they stack. */
  columns: EntryFieldTypes.Integer
  /** The colour behind the block (CNT-26). */
  backgroundColour?: EntryFieldTypes.Symbol<LayoutBackgroundColour | UnlistedValue>
  /** What stands in the columns, row by row. */
  blocks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypeRedHotBannerSkeleton | TypeRichTextSkeleton | TypeSocialMediaPostSkeleton>>
}

export type TypeLayoutSkeleton = EntrySkeletonType<TypeLayoutFields, 'layout'>
export type TypeLayout<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeLayoutSkeleton, Modifiers, Locales>

export interface TypeLinkItemFields {
  /** What the link says. */
  text: EntryFieldTypes.Symbol
  /** Where it leads, without a region. */
  target: EntryFieldTypes.Symbol
}

export type TypeLinkItemSkeleton = EntrySkeletonType<TypeLinkItemFields, 'linkItem'>
export type TypeLinkItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeLinkItemSkeleton, Modifiers, Locales>

export interface TypeModernSlaveryStatementFields {
  /** What links to it say. */
  title: EntryFieldTypes.Symbol
  /** The year in which it was signed. */
  year: EntryFieldTypes.Integer
  /** The file must be called modern-slavery-statement-{year}.pdf. */
  document: EntryFieldTypes.AssetLink
}

export type TypeModernSlaveryStatementSkeleton = EntrySkeletonType<TypeModernSlaveryStatementFields, 'modernSlaveryStatement'>
export type TypeModernSlaveryStatement<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeModernSlaveryStatementSkeleton, Modifiers, Locales>

export interface TypePageFields {
  /** The heading of the page when its first block brings none. */
  title: EntryFieldTypes.Symbol
  /** The address of the page below the region; that of a US page ends in -us (API-51), that of a card partner names its accorId (CCD-03). */
  slug: EntryFieldTypes.Symbol
  /** Title and description for search engines and shared links. */
  seo: EntryFieldTypes.EntryLink<TypeSeoSkeleton>
  /** What the page is made of, from top to bottom. */
  blocks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypeLayoutSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypePromoCarouselSkeleton | TypeRedHotBannerSkeleton | TypeRedSkyRoutesSectionSkeleton | TypeRichTextSkeleton | TypeSectionBannerSkeleton | TypeSocialMediaPostSkeleton | TypeTabbedContentSkeleton>>
}

export type TypePageSkeleton = EntrySkeletonType<TypePageFields, 'page'>
export type TypePage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePageSkeleton, Modifiers, Locales>

export interface TypePageContentFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** The text. */
  body: EntryFieldTypes.RichText
  /** Stands beside the text. */
  foregroundImage?: EntryFieldTypes.AssetLink
  /** On which side of the picture the text stands on wide screens. */
  desktopTextPosition?: EntryFieldTypes.Symbol<PageContentDesktopTextPosition | UnlistedValue>
  /** The colour behind the block (CNT-26). */
  backgroundColour?: EntryFieldTypes.Symbol<PageContentBackgroundColour | UnlistedValue>
  /** What the first button says; it shows only with a target (CNT-25). */
  button1Text?: EntryFieldTypes.Symbol
  /** Where the first button leads, without a region: the app adds it. */
  button1Target?: EntryFieldTypes.Symbol
  /** What the second button says; it shows only with a target (CNT-25). */
  button2Text?: EntryFieldTypes.Symbol
  /** Where the second button leads, without a region: the app adds it. */
  button2Target?: EntryFieldTypes.Symbol
}

export type TypePageContentSkeleton = EntrySkeletonType<TypePageContentFields, 'pageContent'>
export type TypePageContent<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePageContentSkeleton, Modifiers, Locales>

export interface TypePersonalPerksProgressBarFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence below the headline. */
  body?: EntryFieldTypes.Text
  /** What counts towards the perks, in small print. */
  footnote?: EntryFieldTypes.Text
}

export type TypePersonalPerksProgressBarSkeleton = EntrySkeletonType<TypePersonalPerksProgressBarFields, 'personalPerksProgressBar'>
export type TypePersonalPerksProgressBar<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePersonalPerksProgressBarSkeleton, Modifiers, Locales>

export interface TypePrivacyFields {
  /** The heading of the page. */
  title: EntryFieldTypes.Symbol
  /** The whole text. */
  body: EntryFieldTypes.RichText
}

export type TypePrivacySkeleton = EntrySkeletonType<TypePrivacyFields, 'privacy'>
export type TypePrivacy<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePrivacySkeleton, Modifiers, Locales>

export interface TypeProcessStepFields {
  /** The step in a few words. */
  header: EntryFieldTypes.Symbol
  /** What happens in it. */
  bodyText: EntryFieldTypes.Text
  /** Shows the step. */
  image: EntryFieldTypes.AssetLink
}

export type TypeProcessStepSkeleton = EntrySkeletonType<TypeProcessStepFields, 'processStep'>
export type TypeProcessStep<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeProcessStepSkeleton, Modifiers, Locales>

export interface TypePromoCarouselFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** In the order in which they pass. */
  cards: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypePromoCarouselCardSkeleton>>
  /** In pixels. */
  width?: EntryFieldTypes.Integer
  /** In pixels. */
  height?: EntryFieldTypes.Integer
}

export type TypePromoCarouselSkeleton = EntrySkeletonType<TypePromoCarouselFields, 'promoCarousel'>
export type TypePromoCarousel<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePromoCarouselSkeleton, Modifiers, Locales>

export interface TypePromoCarouselCardFields {
  /** The card in a few words. */
  title: EntryFieldTypes.Symbol
  /** Stands below the title. */
  subtitle?: EntryFieldTypes.Symbol
  /** A word or two on the picture. */
  chipLabel?: EntryFieldTypes.Symbol
  /** Fills the card. */
  image: EntryFieldTypes.AssetLink
}

export type TypePromoCarouselCardSkeleton = EntrySkeletonType<TypePromoCarouselCardFields, 'promoCarouselCard'>
export type TypePromoCarouselCard<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePromoCarouselCardSkeleton, Modifiers, Locales>

export interface TypeRedHotBannerFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence or two below the headline. */
  body?: EntryFieldTypes.Text
  /** What the first button says; it shows only with a target (CNT-25). */
  button1Text?: EntryFieldTypes.Symbol
  /** Where the first button leads, without a region: the app adds it. */
  button1Target?: EntryFieldTypes.Symbol
  /** What the second button says; it shows only with a target (CNT-25). */
  button2Text?: EntryFieldTypes.Symbol
  /** Where the second button leads, without a region: the app adds it. */
  button2Target?: EntryFieldTypes.Symbol
  /** Stands beside the text. */
  foregroundImage?: EntryFieldTypes.AssetLink
  /** The colour behind the block (CNT-26). */
  backgroundColour: EntryFieldTypes.Symbol<RedHotBannerBackgroundColour | UnlistedValue>
  /** On which side of the picture the text stands on wide screens. */
  desktopTextPosition?: EntryFieldTypes.Symbol<RedHotBannerDesktopTextPosition | UnlistedValue>
  /** Whether the text stands above or below the picture on narrow screens. */
  mobileTextPosition?: EntryFieldTypes.Symbol<RedHotBannerMobileTextPosition | UnlistedValue>
}

export type TypeRedHotBannerSkeleton = EntrySkeletonType<TypeRedHotBannerFields, 'redHotBanner'>
export type TypeRedHotBanner<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeRedHotBannerSkeleton, Modifiers, Locales>

export interface TypeRedSkyRouteFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Code of the airport it starts from. */
  origin: EntryFieldTypes.Symbol
  /** Code of the airport it goes to. */
  destination: EntryFieldTypes.Symbol
  /** Of the destination; the first shows on the card. */
  images: EntryFieldTypes.Array<EntryFieldTypes.AssetLink>
  /** The cabin that the price is for. */
  cabinClassName: EntryFieldTypes.Symbol
  /** Stands before the name of the cabin. */
  cabinClassIcon?: EntryFieldTypes.AssetLink
  /** For one adult, one way. */
  minimalPointsPrice: EntryFieldTypes.Integer
  /** A sentence about the destination. */
  marketingDescription?: EntryFieldTypes.Text
}

export type TypeRedSkyRouteSkeleton = EntrySkeletonType<TypeRedSkyRouteFields, 'redSkyRoute'>
export type TypeRedSkyRoute<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeRedSkyRouteSkeleton, Modifiers, Locales>

export interface TypeRedSkyRoutesSectionFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Promo routes are at most three and large; suggestions stand in a carousel (FLT-03, FLT-04). */
  type: EntryFieldTypes.Symbol<RedSkyRoutesSectionType | UnlistedValue>
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence below the headline. */
  body?: EntryFieldTypes.Text
  /** In the order in which they show; of promo routes the first three. */
  routes: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeRedSkyRouteSkeleton>>
}

export type TypeRedSkyRoutesSectionSkeleton = EntrySkeletonType<TypeRedSkyRoutesSectionFields, 'redSkyRoutesSection'>
export type TypeRedSkyRoutesSection<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeRedSkyRoutesSectionSkeleton, Modifiers, Locales>

export interface TypeRichTextFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The text. Entries embedded in it are buttons, images and embedded content (CNT-21). */
  body: EntryFieldTypes.RichText
}

export type TypeRichTextSkeleton = EntrySkeletonType<TypeRichTextFields, 'richText'>
export type TypeRichText<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeRichTextSkeleton, Modifiers, Locales>

export interface TypeSectionBannerFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** A hero opens a page, a marketing banner stands further down. */
  type: EntryFieldTypes.Symbol<SectionBannerType | UnlistedValue>
  /** The heading. */
  headline: EntryFieldTypes.Symbol
  /** A sentence or two below the headline. */
  body?: EntryFieldTypes.Text
  /** Stands beside the text. */
  foregroundImage?: EntryFieldTypes.AssetLink
  /** The colour behind the block (CNT-26). */
  backgroundColour: EntryFieldTypes.Symbol<SectionBannerBackgroundColour | UnlistedValue>
  /** On which side of the picture the text stands on wide screens. */
  desktopTextPosition?: EntryFieldTypes.Symbol<SectionBannerDesktopTextPosition | UnlistedValue>
  /** Whether the text stands above or below the picture on narrow screens. */
  mobileTextPosition?: EntryFieldTypes.Symbol<SectionBannerMobileTextPosition | UnlistedValue>
  /** What the first button says; it shows only with a target (CNT-25). */
  button1Text?: EntryFieldTypes.Symbol
  /** Where the first button leads, without a region: the app adds it. */
  button1Target?: EntryFieldTypes.Symbol
  /** What the second button says; it shows only with a target (CNT-25). */
  button2Text?: EntryFieldTypes.Symbol
  /** Where the second button leads, without a region: the app adds it. */
  button2Target?: EntryFieldTypes.Symbol
  /** Whether it opens the page: its picture then loads first. */
  topHero?: EntryFieldTypes.Boolean
}

export type TypeSectionBannerSkeleton = EntrySkeletonType<TypeSectionBannerFields, 'sectionBanner'>
export type TypeSectionBanner<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSectionBannerSkeleton, Modifiers, Locales>

export interface TypeSeoFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Stands before the name of the club in the title of the window (CNT-02). */
  title: EntryFieldTypes.Symbol
  /** One or two sentences; what goes beyond 160 characters is cut (SEO-01). */
  description?: EntryFieldTypes.Text
  /** 1200 by 630 pixels or more. */
  shareImage?: EntryFieldTypes.AssetLink
  /** Whether search engines are asked to leave the page out. */
  hideFromSearchEngines?: EntryFieldTypes.Boolean
}

export type TypeSeoSkeleton = EntrySkeletonType<TypeSeoFields, 'seo'>
export type TypeSeo<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSeoSkeleton, Modifiers, Locales>

export interface TypeSocialLinkFields {
  /** Decides the icon. */
  network: EntryFieldTypes.Symbol<SocialLinkNetwork | UnlistedValue>
  /** The address of the club there. */
  target: EntryFieldTypes.Symbol
}

export type TypeSocialLinkSkeleton = EntrySkeletonType<TypeSocialLinkFields, 'socialLink'>
export type TypeSocialLink<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSocialLinkSkeleton, Modifiers, Locales>

export interface TypeSocialMediaPostFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** Where the post was published. */
  network: EntryFieldTypes.Symbol<SocialMediaPostNetwork | UnlistedValue>
  /** The snippet that the network gives for embedding. Scripts of other hosts are removed (CNT-29). */
  html: EntryFieldTypes.Text
  /** Says what the post shows, for those who refuse the cookies it needs. */
  caption: EntryFieldTypes.Symbol
}

export type TypeSocialMediaPostSkeleton = EntrySkeletonType<TypeSocialMediaPostFields, 'socialMediaPost'>
export type TypeSocialMediaPost<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSocialMediaPostSkeleton, Modifiers, Locales>

export interface TypeSpendCategoryFields {
  /** As the catalogue writes it: it becomes the filter of the list. */
  categoryName: EntryFieldTypes.Symbol
  /** The colour of the tile. */
  categoryColour: EntryFieldTypes.Symbol<SpendCategoryCategoryColour | UnlistedValue>
  /** Stands on the tile. */
  categoryImage: EntryFieldTypes.AssetLink
}

export type TypeSpendCategorySkeleton = EntrySkeletonType<TypeSpendCategoryFields, 'spendCategory'>
export type TypeSpendCategory<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSpendCategorySkeleton, Modifiers, Locales>

export interface TypeTabFields {
  /** What the tab says. */
  title: EntryFieldTypes.Symbol
  /** What the tab shows. */
  blocks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypeRedHotBannerSkeleton | TypeRichTextSkeleton | TypeSocialMediaPostSkeleton>>
}

export type TypeTabSkeleton = EntrySkeletonType<TypeTabFields, 'tab'>
export type TypeTab<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTabSkeleton, Modifiers, Locales>

export interface TypeTabbedContentFields {
  /** What editors call this entry. Nobody else reads it. */
  internalName: EntryFieldTypes.Symbol
  /** The heading. */
  headline?: EntryFieldTypes.Symbol
  /** The first is open at the start. */
  tabs: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>
}

export type TypeTabbedContentSkeleton = EntrySkeletonType<TypeTabbedContentFields, 'tabbedContent'>
export type TypeTabbedContent<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTabbedContentSkeleton, Modifiers, Locales>

export interface TypeTermsFields {
  /** The heading of the page. */
  title: EntryFieldTypes.Symbol
  /** The whole text. */
  body: EntryFieldTypes.RichText
}

export type TypeTermsSkeleton = EntrySkeletonType<TypeTermsFields, 'terms'>
export type TypeTerms<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTermsSkeleton, Modifiers, Locales>

/** The tags that say who sees an entry (CNT-24). */
export const contentTags = ['region.GB', 'region.US', 'region.WORLD', 'visibility.appOnly', 'visibility.webOnly', 'audience.members', 'audience.visitors'] as const

export type ContentTag = (typeof contentTags)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Accordion item. */
export const isAccordionItem = /* @__PURE__ */ createGuard<TypeAccordionItemSkeleton>('accordionItem', {
  title: 'text',
  body: 'text',
})

export const accountCardPartnerCodeValues = ['VAA', 'SYF', 'BILTREWARDS'] as const
export type AccountCardPartnerCode = (typeof accountCardPartnerCodeValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Account card. */
export const isAccountCard = /* @__PURE__ */ createGuard<TypeAccountCardSkeleton>('accountCard', {
  partnerCode: 'text',
  title: 'text',
  image: 'link?',
  unlinkedBody: 'text',
  linkedBody: 'text',
  linkButtonText: 'text',
  unlinkButtonText: 'text?',
  balanceLabel: 'text?',
  footnote: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Activity page. */
export const isActivityPage = /* @__PURE__ */ createGuard<TypeActivityPageSkeleton>('activityPage', {
  internalName: 'text',
  seo: 'link?',
  title: 'text',
  body: 'text?',
  pendingTitle: 'text',
  pendingBody: 'text',
  helpTitle: 'text',
  helpBody: 'text',
  faq: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. App download. */
export const isAppDownload = /* @__PURE__ */ createGuard<TypeAppDownloadSkeleton>('appDownload', {
  headline: 'text',
  body: 'text',
  image: 'link?',
  appStoreBadge: 'link?',
  playStoreBadge: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Brand benefit. */
export const isBrandBenefit = /* @__PURE__ */ createGuard<TypeBrandBenefitSkeleton>('brandBenefit', {
  title: 'text',
  description: 'text',
  image: 'link?',
})

export const brandBenefitsBrandBenefitsTypeValues = ['Club', 'Subscription', 'Card'] as const
export type BrandBenefitsBrandBenefitsType = (typeof brandBenefitsBrandBenefitsTypeValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Brand benefits. */
export const isBrandBenefits = /* @__PURE__ */ createGuard<TypeBrandBenefitsSkeleton>('brandBenefits', {
  slug: 'text',
  brandBenefitsType: 'text',
  brands: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Brand with benefits. */
export const isBrandBenefitsBrand = /* @__PURE__ */ createGuard<TypeBrandBenefitsBrandSkeleton>('brandBenefitsBrand', {
  brandName: 'text',
  brandLogo: 'link?',
  brandDetails: 'link?',
  benefits: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Brand tile. */
export const isBrandTile = /* @__PURE__ */ createGuard<TypeBrandTileSkeleton>('brandTile', {
  brandName: 'text',
  slug: 'text',
  brandLogo: 'link?',
})

export const buttonStyleValues = ['Primary', 'Secondary'] as const
export type ButtonStyle = (typeof buttonStyleValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Button. */
export const isButton = /* @__PURE__ */ createGuard<TypeButtonSkeleton>('button', {
  internalName: 'text',
  text: 'text',
  target: 'text',
  style: 'text',
})

export const cardTransitionPageApplicationTypeValues = ['PREQUAL', 'APPLY'] as const
export type CardTransitionPageApplicationType = (typeof cardTransitionPageApplicationTypeValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Card transition page. */
export const isCardTransitionPage = /* @__PURE__ */ createGuard<TypeCardTransitionPageSkeleton>('cardTransitionPage', {
  internalName: 'text',
  applicationType: 'text',
  accorId: 'text?',
  title: 'text',
  body: 'text',
  partnerLogo: 'link?',
  applyButtonText: 'text',
})

export const eligibleBenefitPerkReferenceValues = ['15K', '30K'] as const
export type EligibleBenefitPerkReference = (typeof eligibleBenefitPerkReferenceValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Eligible benefit. */
export const isEligibleBenefit = /* @__PURE__ */ createGuard<TypeEligibleBenefitSkeleton>('eligibleBenefit', {
  title: 'text',
  perkReference: 'text',
  description: 'text',
  lockedMessage: 'text',
  image: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Eligible benefits. */
export const isEligibleBenefits = /* @__PURE__ */ createGuard<TypeEligibleBenefitsSkeleton>('eligibleBenefits', {
  internalName: 'text',
  headline: 'text',
  body: 'text?',
  benefits: 'list',
})

export const embeddedContentWidthValues = ['FullWidth', 'ContentWidth'] as const
export type EmbeddedContentWidth = (typeof embeddedContentWidthValues)[number]

export const embeddedContentAspectRatioValues = ['16:9', '4:3', '3:2', '1:1', '3:4', '9:16'] as const
export type EmbeddedContentAspectRatio = (typeof embeddedContentAspectRatioValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Embedded content. */
export const isEmbeddedContent = /* @__PURE__ */ createGuard<TypeEmbeddedContentSkeleton>('embeddedContent', {
  internalName: 'text',
  title: 'text',
  html: 'text',
  forwardUrlParameters: 'boolean?',
  width: 'text?',
  aspectRatio: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. FAQ. */
export const isFaq = /* @__PURE__ */ createGuard<TypeFaqSkeleton>('faq', {
  headline: 'text',
  accordions: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Footer links, private. */
export const isFooterLinksPrivate = /* @__PURE__ */ createGuard<TypeFooterLinksPrivateSkeleton>('footerLinksPrivate', {
  internalName: 'text',
  links: 'list',
  socialLinks: 'list',
  groupSiteText: 'text',
  groupSiteTarget: 'text',
})

/** Whether something is an entry of this type, with all the fields that it must have. Footer links, public. */
export const isFooterLinksPublic = /* @__PURE__ */ createGuard<TypeFooterLinksPublicSkeleton>('footerLinksPublic', {
  internalName: 'text',
  links: 'list',
  socialLinks: 'list',
  groupSiteText: 'text',
  groupSiteTarget: 'text',
})

/** Whether something is an entry of this type, with all the fields that it must have. Guest apply modal. */
export const isGuestApplyModal = /* @__PURE__ */ createGuard<TypeGuestApplyModalSkeleton>('guestApplyModal', {
  internalName: 'text',
  title: 'text',
  body: 'text',
  image: 'link?',
  loginButtonText: 'text',
  skipButtonText: 'text',
})

export const heroBackgroundAnchorValues = ['Top', 'Bottom'] as const
export type HeroBackgroundAnchor = (typeof heroBackgroundAnchorValues)[number]

export const heroBackgroundColourValues = ['Kestrel Red', 'Light Pink', 'Light Green', 'Light Grey', 'White'] as const
export type HeroBackgroundColour = (typeof heroBackgroundColourValues)[number]

export const heroTextColourValues = ['Black', 'White'] as const
export type HeroTextColour = (typeof heroTextColourValues)[number]

export const heroDesktopTextPositionValues = ['Left', 'Right'] as const
export type HeroDesktopTextPosition = (typeof heroDesktopTextPositionValues)[number]

export const heroMobileTextPositionValues = ['Top', 'Bottom'] as const
export type HeroMobileTextPosition = (typeof heroMobileTextPositionValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Hero. */
export const isHero = /* @__PURE__ */ createGuard<TypeHeroSkeleton>('hero', {
  internalName: 'text',
  headline: 'text',
  body: 'text?',
  button1Text: 'text?',
  button1Target: 'text?',
  button2Text: 'text?',
  button2Target: 'text?',
  foregroundImage: 'link?',
  backgroundImageDesktop: 'link?',
  backgroundImageTablet: 'link?',
  backgroundImageMobile: 'link?',
  backgroundAnchor: 'text?',
  backgroundColour: 'text',
  textColour: 'text?',
  desktopTextPosition: 'text?',
  mobileTextPosition: 'text?',
  topHero: 'boolean?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Home FAQ section. */
export const isHomeFaqSection = /* @__PURE__ */ createGuard<TypeHomeFaqSectionSkeleton>('homeFaqSection', {
  headline: 'text',
  body: 'text?',
  accordions: 'list',
  button1Text: 'text?',
  button1Target: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Private home. */
export const isHomePrivate = /* @__PURE__ */ createGuard<TypeHomePrivateSkeleton>('homePrivate', {
  internalName: 'text',
  seo: 'link?',
  hero: 'link?',
  featuredHeadline: 'text',
  propositions: 'list?',
  brandsHeadline: 'text',
  brands: 'list',
  exclusiveHeadline: 'text',
  earnHeadline: 'text',
  spendHeadline: 'text',
  favouritesHeadline: 'text',
})

/** Whether something is an entry of this type, with all the fields that it must have. Public home. */
export const isHomePublic = /* @__PURE__ */ createGuard<TypeHomePublicSkeleton>('homePublic', {
  internalName: 'text',
  seo: 'link?',
  hero: 'link?',
  earnHeadline: 'text',
  earnBody: 'text',
  earnBrands: 'list',
  earnButtonText: 'text',
  spendHeadline: 'text',
  spendBody: 'text',
  spendCategories: 'list',
  spendButtonText: 'text',
  howItWorks: 'link?',
  faq: 'link?',
  appDownload: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. How it works. */
export const isHowItWorks = /* @__PURE__ */ createGuard<TypeHowItWorksSkeleton>('howItWorks', {
  headline: 'text',
  body: 'text?',
  processStepSubSection: 'list',
})

export const imageWidthValues = ['FullWidth', 'ContentWidth'] as const
export type ImageWidth = (typeof imageWidthValues)[number]

export const imageAspectRatioValues = ['16:9', '4:3', '3:2', '1:1', '3:4', '9:16'] as const
export type ImageAspectRatio = (typeof imageAspectRatioValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Image. */
export const isImage = /* @__PURE__ */ createGuard<TypeImageSkeleton>('image', {
  internalName: 'text',
  image: 'link?',
  caption: 'text?',
  width: 'text',
  aspectRatio: 'text?',
})

export const imageWithEmbeddedContentDesktopTextPositionValues = ['Left', 'Right'] as const
export type ImageWithEmbeddedContentDesktopTextPosition = (typeof imageWithEmbeddedContentDesktopTextPositionValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Image with embedded content. */
export const isImageWithEmbeddedContent = /* @__PURE__ */ createGuard<TypeImageWithEmbeddedContentSkeleton>('imageWithEmbeddedContent', {
  internalName: 'text',
  headline: 'text?',
  body: 'text?',
  image: 'link?',
  embeddedContent: 'link?',
  desktopTextPosition: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Intro carousel. */
export const isIntroCarousel = /* @__PURE__ */ createGuard<TypeIntroCarouselSkeleton>('introCarousel', {
  internalName: 'text',
  headline: 'text?',
  slides: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Intro carousel slide. */
export const isIntroCarouselSlide = /* @__PURE__ */ createGuard<TypeIntroCarouselSlideSkeleton>('introCarouselSlide', {
  headline: 'text',
  body: 'text',
  image: 'link?',
})

export const layoutBackgroundColourValues = ['Kestrel Red', 'Light Pink', 'Light Green', 'Light Grey', 'White'] as const
export type LayoutBackgroundColour = (typeof layoutBackgroundColourValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Layout. */
export const isLayout = /* @__PURE__ */ createGuard<TypeLayoutSkeleton>('layout', {
  internalName: 'text',
  headline: 'text?',
  columns: 'number',
  backgroundColour: 'text?',
  blocks: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Link. */
export const isLinkItem = /* @__PURE__ */ createGuard<TypeLinkItemSkeleton>('linkItem', {
  text: 'text',
  target: 'text',
})

/** Whether something is an entry of this type, with all the fields that it must have. Modern slavery statement. */
export const isModernSlaveryStatement = /* @__PURE__ */ createGuard<TypeModernSlaveryStatementSkeleton>('modernSlaveryStatement', {
  title: 'text',
  year: 'number',
  document: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Page. */
export const isPage = /* @__PURE__ */ createGuard<TypePageSkeleton>('page', {
  title: 'text',
  slug: 'text',
  seo: 'link?',
  blocks: 'list',
})

export const pageContentDesktopTextPositionValues = ['Left', 'Right'] as const
export type PageContentDesktopTextPosition = (typeof pageContentDesktopTextPositionValues)[number]

export const pageContentBackgroundColourValues = ['Kestrel Red', 'Light Pink', 'Light Green', 'Light Grey', 'White'] as const
export type PageContentBackgroundColour = (typeof pageContentBackgroundColourValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Page content. */
export const isPageContent = /* @__PURE__ */ createGuard<TypePageContentSkeleton>('pageContent', {
  internalName: 'text',
  headline: 'text?',
  body: 'richText',
  foregroundImage: 'link?',
  desktopTextPosition: 'text?',
  backgroundColour: 'text?',
  button1Text: 'text?',
  button1Target: 'text?',
  button2Text: 'text?',
  button2Target: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Personal perks progress bar. */
export const isPersonalPerksProgressBar = /* @__PURE__ */ createGuard<TypePersonalPerksProgressBarSkeleton>('personalPerksProgressBar', {
  internalName: 'text',
  headline: 'text',
  body: 'text?',
  footnote: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Privacy policy. */
export const isPrivacy = /* @__PURE__ */ createGuard<TypePrivacySkeleton>('privacy', {
  title: 'text',
  body: 'richText',
})

/** Whether something is an entry of this type, with all the fields that it must have. Process step. */
export const isProcessStep = /* @__PURE__ */ createGuard<TypeProcessStepSkeleton>('processStep', {
  header: 'text',
  bodyText: 'text',
  image: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Promo carousel. */
export const isPromoCarousel = /* @__PURE__ */ createGuard<TypePromoCarouselSkeleton>('promoCarousel', {
  internalName: 'text',
  headline: 'text?',
  cards: 'list',
  width: 'number?',
  height: 'number?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Promo carousel card. */
export const isPromoCarouselCard = /* @__PURE__ */ createGuard<TypePromoCarouselCardSkeleton>('promoCarouselCard', {
  title: 'text',
  subtitle: 'text?',
  chipLabel: 'text?',
  image: 'link?',
})

export const redHotBannerBackgroundColourValues = ['Kestrel Red', 'Light Pink', 'Light Green', 'Light Grey', 'White'] as const
export type RedHotBannerBackgroundColour = (typeof redHotBannerBackgroundColourValues)[number]

export const redHotBannerDesktopTextPositionValues = ['Left', 'Right'] as const
export type RedHotBannerDesktopTextPosition = (typeof redHotBannerDesktopTextPositionValues)[number]

export const redHotBannerMobileTextPositionValues = ['Top', 'Bottom'] as const
export type RedHotBannerMobileTextPosition = (typeof redHotBannerMobileTextPositionValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Red-hot banner. */
export const isRedHotBanner = /* @__PURE__ */ createGuard<TypeRedHotBannerSkeleton>('redHotBanner', {
  internalName: 'text',
  headline: 'text',
  body: 'text?',
  button1Text: 'text?',
  button1Target: 'text?',
  button2Text: 'text?',
  button2Target: 'text?',
  foregroundImage: 'link?',
  backgroundColour: 'text',
  desktopTextPosition: 'text?',
  mobileTextPosition: 'text?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Red Sky route. */
export const isRedSkyRoute = /* @__PURE__ */ createGuard<TypeRedSkyRouteSkeleton>('redSkyRoute', {
  internalName: 'text',
  origin: 'text',
  destination: 'text',
  images: 'list',
  cabinClassName: 'text',
  cabinClassIcon: 'link?',
  minimalPointsPrice: 'number',
  marketingDescription: 'text?',
})

export const redSkyRoutesSectionTypeValues = ['promo', 'suggestion'] as const
export type RedSkyRoutesSectionType = (typeof redSkyRoutesSectionTypeValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Red Sky routes section. */
export const isRedSkyRoutesSection = /* @__PURE__ */ createGuard<TypeRedSkyRoutesSectionSkeleton>('redSkyRoutesSection', {
  internalName: 'text',
  type: 'text',
  headline: 'text',
  body: 'text?',
  routes: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Rich text. */
export const isRichText = /* @__PURE__ */ createGuard<TypeRichTextSkeleton>('richText', {
  internalName: 'text',
  body: 'richText',
})

export const sectionBannerTypeValues = ['hero', 'marketing'] as const
export type SectionBannerType = (typeof sectionBannerTypeValues)[number]

export const sectionBannerBackgroundColourValues = ['Kestrel Red', 'Light Pink', 'Light Green', 'Light Grey', 'White'] as const
export type SectionBannerBackgroundColour = (typeof sectionBannerBackgroundColourValues)[number]

export const sectionBannerDesktopTextPositionValues = ['Left', 'Right'] as const
export type SectionBannerDesktopTextPosition = (typeof sectionBannerDesktopTextPositionValues)[number]

export const sectionBannerMobileTextPositionValues = ['Top', 'Bottom'] as const
export type SectionBannerMobileTextPosition = (typeof sectionBannerMobileTextPositionValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Section banner. */
export const isSectionBanner = /* @__PURE__ */ createGuard<TypeSectionBannerSkeleton>('sectionBanner', {
  internalName: 'text',
  type: 'text',
  headline: 'text',
  body: 'text?',
  foregroundImage: 'link?',
  backgroundColour: 'text',
  desktopTextPosition: 'text?',
  mobileTextPosition: 'text?',
  button1Text: 'text?',
  button1Target: 'text?',
  button2Text: 'text?',
  button2Target: 'text?',
  topHero: 'boolean?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Search engine texts. */
export const isSeo = /* @__PURE__ */ createGuard<TypeSeoSkeleton>('seo', {
  internalName: 'text',
  title: 'text',
  description: 'text?',
  shareImage: 'link?',
  hideFromSearchEngines: 'boolean?',
})

export const socialLinkNetworkValues = ['Facebook', 'Instagram', 'X', 'YouTube'] as const
export type SocialLinkNetwork = (typeof socialLinkNetworkValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Social link. */
export const isSocialLink = /* @__PURE__ */ createGuard<TypeSocialLinkSkeleton>('socialLink', {
  network: 'text',
  target: 'text',
})

export const socialMediaPostNetworkValues = ['Facebook', 'Instagram', 'TikTok', 'X', 'YouTube'] as const
export type SocialMediaPostNetwork = (typeof socialMediaPostNetworkValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Social media post. */
export const isSocialMediaPost = /* @__PURE__ */ createGuard<TypeSocialMediaPostSkeleton>('socialMediaPost', {
  internalName: 'text',
  network: 'text',
  html: 'text',
  caption: 'text',
})

export const spendCategoryCategoryColourValues = ['Orange', 'Yellow', 'Light Green', 'Pink', 'Light Purple'] as const
export type SpendCategoryCategoryColour = (typeof spendCategoryCategoryColourValues)[number]

/** Whether something is an entry of this type, with all the fields that it must have. Spend category. */
export const isSpendCategory = /* @__PURE__ */ createGuard<TypeSpendCategorySkeleton>('spendCategory', {
  categoryName: 'text',
  categoryColour: 'text',
  categoryImage: 'link?',
})

/** Whether something is an entry of this type, with all the fields that it must have. Tab. */
export const isTab = /* @__PURE__ */ createGuard<TypeTabSkeleton>('tab', {
  title: 'text',
  blocks: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Tabbed content. */
export const isTabbedContent = /* @__PURE__ */ createGuard<TypeTabbedContentSkeleton>('tabbedContent', {
  internalName: 'text',
  headline: 'text?',
  tabs: 'list',
})

/** Whether something is an entry of this type, with all the fields that it must have. Terms and conditions. */
export const isTerms = /* @__PURE__ */ createGuard<TypeTermsSkeleton>('terms', {
  title: 'text',
  body: 'richText',
})

export type LayoutBlockSkeleton = TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypeRedHotBannerSkeleton | TypeRichTextSkeleton | TypeSocialMediaPostSkeleton
/** An entry in `blocks` of a layout, or what there is in its place. */
export type LayoutBlock = KnownEntry<LayoutBlockSkeleton> | UnknownEntry
export const readLayoutBlock = /* @__PURE__ */ createReader<LayoutBlockSkeleton>({
  button: isButton,
  eligibleBenefits: isEligibleBenefits,
  embeddedContent: isEmbeddedContent,
  faq: isFaq,
  hero: isHero,
  homeFaqSection: isHomeFaqSection,
  howItWorks: isHowItWorks,
  image: isImage,
  imageWithEmbeddedContent: isImageWithEmbeddedContent,
  introCarousel: isIntroCarousel,
  pageContent: isPageContent,
  personalPerksProgressBar: isPersonalPerksProgressBar,
  redHotBanner: isRedHotBanner,
  richText: isRichText,
  socialMediaPost: isSocialMediaPost,
})

export type PageBlockSkeleton = TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypeLayoutSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypePromoCarouselSkeleton | TypeRedHotBannerSkeleton | TypeRedSkyRoutesSectionSkeleton | TypeRichTextSkeleton | TypeSectionBannerSkeleton | TypeSocialMediaPostSkeleton | TypeTabbedContentSkeleton
/** An entry in `blocks` of a page, or what there is in its place. */
export type PageBlock = KnownEntry<PageBlockSkeleton> | UnknownEntry
export const readPageBlock = /* @__PURE__ */ createReader<PageBlockSkeleton>({
  button: isButton,
  eligibleBenefits: isEligibleBenefits,
  embeddedContent: isEmbeddedContent,
  faq: isFaq,
  hero: isHero,
  homeFaqSection: isHomeFaqSection,
  howItWorks: isHowItWorks,
  image: isImage,
  imageWithEmbeddedContent: isImageWithEmbeddedContent,
  introCarousel: isIntroCarousel,
  layout: isLayout,
  pageContent: isPageContent,
  personalPerksProgressBar: isPersonalPerksProgressBar,
  promoCarousel: isPromoCarousel,
  redHotBanner: isRedHotBanner,
  redSkyRoutesSection: isRedSkyRoutesSection,
  richText: isRichText,
  sectionBanner: isSectionBanner,
  socialMediaPost: isSocialMediaPost,
  tabbedContent: isTabbedContent,
})

export type PageContentBodyEntrySkeleton = TypeButtonSkeleton | TypeEmbeddedContentSkeleton | TypeImageSkeleton
/** An entry in `body` of a page content, or what there is in its place. */
export type PageContentBodyEntry = KnownEntry<PageContentBodyEntrySkeleton> | UnknownEntry
export const readPageContentBodyEntry = /* @__PURE__ */ createReader<PageContentBodyEntrySkeleton>({
  button: isButton,
  embeddedContent: isEmbeddedContent,
  image: isImage,
})

export type RichTextBodyEntrySkeleton = TypeButtonSkeleton | TypeEmbeddedContentSkeleton | TypeImageSkeleton
/** An entry in `body` of a rich text, or what there is in its place. */
export type RichTextBodyEntry = KnownEntry<RichTextBodyEntrySkeleton> | UnknownEntry
export const readRichTextBodyEntry = /* @__PURE__ */ createReader<RichTextBodyEntrySkeleton>({
  button: isButton,
  embeddedContent: isEmbeddedContent,
  image: isImage,
})

export type TabBlockSkeleton = TypeButtonSkeleton | TypeEligibleBenefitsSkeleton | TypeEmbeddedContentSkeleton | TypeFaqSkeleton | TypeHeroSkeleton | TypeHomeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeImageSkeleton | TypeImageWithEmbeddedContentSkeleton | TypeIntroCarouselSkeleton | TypePageContentSkeleton | TypePersonalPerksProgressBarSkeleton | TypeRedHotBannerSkeleton | TypeRichTextSkeleton | TypeSocialMediaPostSkeleton
/** An entry in `blocks` of a tab, or what there is in its place. */
export type TabBlock = KnownEntry<TabBlockSkeleton> | UnknownEntry
export const readTabBlock = /* @__PURE__ */ createReader<TabBlockSkeleton>({
  button: isButton,
  eligibleBenefits: isEligibleBenefits,
  embeddedContent: isEmbeddedContent,
  faq: isFaq,
  hero: isHero,
  homeFaqSection: isHomeFaqSection,
  howItWorks: isHowItWorks,
  image: isImage,
  imageWithEmbeddedContent: isImageWithEmbeddedContent,
  introCarousel: isIntroCarousel,
  pageContent: isPageContent,
  personalPerksProgressBar: isPersonalPerksProgressBar,
  redHotBanner: isRedHotBanner,
  richText: isRichText,
  socialMediaPost: isSocialMediaPost,
})

export { hasTag, intactEntries, listedOr, resolvedEntries } from '../runtime/guards.ts'
export type { Guard, KnownEntry, UnknownEntry, UnlistedValue } from '../runtime/guards.ts'
