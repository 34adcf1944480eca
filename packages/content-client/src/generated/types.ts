// Generated from schemas/content/content-model.json by `npm run codegen`. Do not edit.

import type { ChainModifiers, Entry, EntryFieldTypes, EntrySkeletonType, LocaleCode } from "contentful";

export interface TypeAccordionItemFields {
    title: EntryFieldTypes.Symbol;
    body: EntryFieldTypes.Text;
}

export type TypeAccordionItemSkeleton = EntrySkeletonType<TypeAccordionItemFields, "accordionItem">;
export type TypeAccordionItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAccordionItemSkeleton, Modifiers, Locales>;

export function isTypeAccordionItem<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeAccordionItem<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'accordionItem'
}

export interface TypeAppDownloadFields {
    headline: EntryFieldTypes.Symbol;
    body: EntryFieldTypes.Text;
    image: EntryFieldTypes.AssetLink;
    appStoreBadge: EntryFieldTypes.AssetLink;
    playStoreBadge: EntryFieldTypes.AssetLink;
}

export type TypeAppDownloadSkeleton = EntrySkeletonType<TypeAppDownloadFields, "appDownload">;
export type TypeAppDownload<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAppDownloadSkeleton, Modifiers, Locales>;

export function isTypeAppDownload<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeAppDownload<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'appDownload'
}

export interface TypeBrandTileFields {
    brandName: EntryFieldTypes.Symbol;
    slug: EntryFieldTypes.Symbol;
    brandLogo: EntryFieldTypes.AssetLink;
}

export type TypeBrandTileSkeleton = EntrySkeletonType<TypeBrandTileFields, "brandTile">;
export type TypeBrandTile<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeBrandTileSkeleton, Modifiers, Locales>;

export function isTypeBrandTile<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeBrandTile<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'brandTile'
}

export interface TypeFaqSectionFields {
    headline: EntryFieldTypes.Symbol;
    accordions: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeAccordionItemSkeleton>>;
}

export type TypeFaqSectionSkeleton = EntrySkeletonType<TypeFaqSectionFields, "faqSection">;
export type TypeFaqSection<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFaqSectionSkeleton, Modifiers, Locales>;

export function isTypeFaqSection<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeFaqSection<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'faqSection'
}

export interface TypeFooterLinksPrivateFields {
    internalName: EntryFieldTypes.Symbol;
    links: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeLinkItemSkeleton>>;
    socialLinks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSocialLinkSkeleton>>;
    groupSiteText: EntryFieldTypes.Symbol;
    groupSiteTarget: EntryFieldTypes.Symbol;
}

export type TypeFooterLinksPrivateSkeleton = EntrySkeletonType<TypeFooterLinksPrivateFields, "footerLinksPrivate">;
export type TypeFooterLinksPrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFooterLinksPrivateSkeleton, Modifiers, Locales>;

export function isTypeFooterLinksPrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeFooterLinksPrivate<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'footerLinksPrivate'
}

export interface TypeFooterLinksPublicFields {
    internalName: EntryFieldTypes.Symbol;
    links: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeLinkItemSkeleton>>;
    socialLinks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSocialLinkSkeleton>>;
    groupSiteText: EntryFieldTypes.Symbol;
    groupSiteTarget: EntryFieldTypes.Symbol;
}

export type TypeFooterLinksPublicSkeleton = EntrySkeletonType<TypeFooterLinksPublicFields, "footerLinksPublic">;
export type TypeFooterLinksPublic<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeFooterLinksPublicSkeleton, Modifiers, Locales>;

export function isTypeFooterLinksPublic<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeFooterLinksPublic<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'footerLinksPublic'
}

export interface TypeHomePrivateFields {
    internalName: EntryFieldTypes.Symbol;
    seoTitle: EntryFieldTypes.Symbol;
    hero: EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>;
    featuredHeadline: EntryFieldTypes.Symbol;
    earnHeadline: EntryFieldTypes.Symbol;
    spendHeadline: EntryFieldTypes.Symbol;
    proposition?: EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>;
}

export type TypeHomePrivateSkeleton = EntrySkeletonType<TypeHomePrivateFields, "homePrivate">;
export type TypeHomePrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomePrivateSkeleton, Modifiers, Locales>;

export function isTypeHomePrivate<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeHomePrivate<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'homePrivate'
}

export interface TypeHomePublicFields {
    internalName: EntryFieldTypes.Symbol;
    seoTitle: EntryFieldTypes.Symbol;
    seoDescription: EntryFieldTypes.Text;
    hero: EntryFieldTypes.EntryLink<TypeSectionBannerSkeleton>;
    earnHeadline: EntryFieldTypes.Symbol;
    earnBody: EntryFieldTypes.Text;
    earnBrands: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeBrandTileSkeleton>>;
    earnButtonText: EntryFieldTypes.Symbol;
    spendHeadline: EntryFieldTypes.Symbol;
    spendBody: EntryFieldTypes.Text;
    spendCategories: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeSpendCategorySkeleton>>;
    spendButtonText: EntryFieldTypes.Symbol;
    howItWorks: EntryFieldTypes.EntryLink<TypeHowItWorksSkeleton>;
    faq: EntryFieldTypes.EntryLink<TypeFaqSectionSkeleton>;
    appDownload: EntryFieldTypes.EntryLink<TypeAppDownloadSkeleton>;
}

export type TypeHomePublicSkeleton = EntrySkeletonType<TypeHomePublicFields, "homePublic">;
export type TypeHomePublic<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomePublicSkeleton, Modifiers, Locales>;

export function isTypeHomePublic<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeHomePublic<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'homePublic'
}

export interface TypeHowItWorksFields {
    headline: EntryFieldTypes.Symbol;
    body?: EntryFieldTypes.Text;
    processStepSubSection: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeProcessStepSkeleton>>;
}

export type TypeHowItWorksSkeleton = EntrySkeletonType<TypeHowItWorksFields, "howItWorks">;
export type TypeHowItWorks<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHowItWorksSkeleton, Modifiers, Locales>;

export function isTypeHowItWorks<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeHowItWorks<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'howItWorks'
}

export interface TypeLinkItemFields {
    text: EntryFieldTypes.Symbol;
    target: EntryFieldTypes.Symbol;
}

export type TypeLinkItemSkeleton = EntrySkeletonType<TypeLinkItemFields, "linkItem">;
export type TypeLinkItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeLinkItemSkeleton, Modifiers, Locales>;

export function isTypeLinkItem<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeLinkItem<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'linkItem'
}

export interface TypePageFields {
    title: EntryFieldTypes.Symbol;
    slug: EntryFieldTypes.Symbol;
    seoTitle: EntryFieldTypes.Symbol;
    seoDescription?: EntryFieldTypes.Text;
    blocks: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeFaqSectionSkeleton | TypeHowItWorksSkeleton | TypeRichTextBlockSkeleton | TypeSectionBannerSkeleton>>;
}

export type TypePageSkeleton = EntrySkeletonType<TypePageFields, "page">;
export type TypePage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePageSkeleton, Modifiers, Locales>;

export function isTypePage<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypePage<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'page'
}

export interface TypePrivacyFields {
    title: EntryFieldTypes.Symbol;
    body: EntryFieldTypes.RichText;
}

export type TypePrivacySkeleton = EntrySkeletonType<TypePrivacyFields, "privacy">;
export type TypePrivacy<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePrivacySkeleton, Modifiers, Locales>;

export function isTypePrivacy<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypePrivacy<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'privacy'
}

export interface TypeProcessStepFields {
    header: EntryFieldTypes.Symbol;
    bodyText: EntryFieldTypes.Text;
    image: EntryFieldTypes.AssetLink;
}

export type TypeProcessStepSkeleton = EntrySkeletonType<TypeProcessStepFields, "processStep">;
export type TypeProcessStep<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeProcessStepSkeleton, Modifiers, Locales>;

export function isTypeProcessStep<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeProcessStep<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'processStep'
}

export interface TypeRichTextBlockFields {
    internalName: EntryFieldTypes.Symbol;
    body: EntryFieldTypes.RichText;
}

export type TypeRichTextBlockSkeleton = EntrySkeletonType<TypeRichTextBlockFields, "richTextBlock">;
export type TypeRichTextBlock<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeRichTextBlockSkeleton, Modifiers, Locales>;

export function isTypeRichTextBlock<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeRichTextBlock<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'richTextBlock'
}

export interface TypeSectionBannerFields {
    internalName: EntryFieldTypes.Symbol;
    type: EntryFieldTypes.Symbol<"hero" | "marketing">;
    headline: EntryFieldTypes.Symbol;
    body?: EntryFieldTypes.Text;
    foregroundImage?: EntryFieldTypes.AssetLink;
    backgroundColour: EntryFieldTypes.Symbol<"Kestrel Red" | "Light Green" | "Light Grey" | "Light Pink" | "White">;
    desktopTextPosition?: EntryFieldTypes.Symbol<"Left" | "Right">;
    mobileTextPosition?: EntryFieldTypes.Symbol<"Bottom" | "Top">;
    button1Text?: EntryFieldTypes.Symbol;
    button1Target?: EntryFieldTypes.Symbol;
    button2Text?: EntryFieldTypes.Symbol;
    button2Target?: EntryFieldTypes.Symbol;
    topHero?: EntryFieldTypes.Boolean;
}

export type TypeSectionBannerSkeleton = EntrySkeletonType<TypeSectionBannerFields, "sectionBanner">;
export type TypeSectionBanner<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSectionBannerSkeleton, Modifiers, Locales>;

export function isTypeSectionBanner<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeSectionBanner<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'sectionBanner'
}

export interface TypeSocialLinkFields {
    network: EntryFieldTypes.Symbol<"Facebook" | "Instagram" | "X" | "YouTube">;
    target: EntryFieldTypes.Symbol;
}

export type TypeSocialLinkSkeleton = EntrySkeletonType<TypeSocialLinkFields, "socialLink">;
export type TypeSocialLink<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSocialLinkSkeleton, Modifiers, Locales>;

export function isTypeSocialLink<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeSocialLink<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'socialLink'
}

export interface TypeSpendCategoryFields {
    categoryName: EntryFieldTypes.Symbol;
    categoryColour: EntryFieldTypes.Symbol<"Light Green" | "Light Purple" | "Orange" | "Pink" | "Yellow">;
    categoryImage: EntryFieldTypes.AssetLink;
}

export type TypeSpendCategorySkeleton = EntrySkeletonType<TypeSpendCategoryFields, "spendCategory">;
export type TypeSpendCategory<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSpendCategorySkeleton, Modifiers, Locales>;

export function isTypeSpendCategory<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeSpendCategory<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'spendCategory'
}

export interface TypeTermsFields {
    title: EntryFieldTypes.Symbol;
    body: EntryFieldTypes.RichText;
}

export type TypeTermsSkeleton = EntrySkeletonType<TypeTermsFields, "terms">;
export type TypeTerms<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTermsSkeleton, Modifiers, Locales>;

export function isTypeTerms<Modifiers extends ChainModifiers, Locales extends LocaleCode>(entry: unknown): entry is TypeTerms<Modifiers, Locales> {
    const candidate = entry as { sys?: { contentType?: { sys?: { id?: string } } } };
    return candidate.sys?.contentType?.sys?.id === 'terms'
}
