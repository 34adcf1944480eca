// Generated from schemas/events/tracking-plan.json by `npm run codegen`. Do not edit.

import { raise } from '../runtime/configure.ts'

/** What the person allows; necessary is always on (CKE-01, CKE-02). */
export interface CookieChoices {
  necessary: true
  'marketing-advertising': boolean
  functional: boolean
  analytics: boolean
}

/** Path of a page, without query and fragment, which can hold tokens and addresses. */
export type Path = string

/** A page's slug or path. */
export type Slug = string

/** Id of a reward. */
export type Id = string

/** The campaign that the offer belongs to (ENT-05). */
export type CampaignId = string

/** As the catalogue has it. */
export type Title = string

/** A number of Kestrel points. */
export type Points = number

/** How an earn reward is earned (ENT-09). */
export type EarnType = 'OFFSITE_LINK_STANDARD' | 'COLLINSON' | 'AWIN' | 'OFFSITE_LINK_OCTOPUS' | 'INLINE_TIPPING'

/** How a spend reward is redeemed (ENT-08). */
export type RedemptionType = 'DIGITAL_FULFILMENT' | 'QR_CODE' | 'BARCODE_128' | 'WINES_VOUCHER' | 'VOUCHER_PLUS_URL' | 'WINES_FULFILMENT' | 'PHYSICAL_SPARKLES' | 'SIMPLE_LINK' | 'DONATION_LINK' | 'VOYAGES_FULFILMENT' | 'TRAINS_ORDER' | 'REDSKY_SEARCH'

/** Which kind of reward (ENT-11). */
export type RewardType = 'EARN' | 'SPEND'

/** Where the offer stood. */
export type OfferList = 'home' | 'earn' | 'spend' | 'brand' | 'search' | 'favourites' | 'similar' | 'content'

/** IATA code (FLT-12). */
export type AirportCode = string

export type VirtualPageViewProperties = {
  path: Path
  /** The document's title. */
  title: string
  /** What brought the page; the specification does not list the values. */
  trigger: 'page_load' | 'navigation'
  /** The member's id in tag management, from memberSupplierIds (ANL-07); left out for visitors. */
  tagManagerId?: string
  cookieChoices: CookieChoices
  loggedIn: boolean
  /** Locale of the page. */
  language: 'en-GB' | 'en-US'
  /** Country code of the region (REG-02). */
  viewingRegion: 'GB' | 'US' | 'WORLD'
  /** The campaign that brought the person. */
  campaignId?: string
  /** Names of the feature flags that are on. */
  features: readonly string[]
}

/** A page is shown, whether it was loaded or reached inside the app. [ANL-01, ANL-07, CKE-08] */
export interface VirtualPageView {
  name: 'virtual_page_view'
  destination: 'analytics'
  consent: 'analytics'
  properties: VirtualPageViewProperties
}

/** A page is shown, whether it was loaded or reached inside the app. [ANL-01, ANL-07, CKE-08] */
export function virtualPageView(properties: VirtualPageViewProperties): void {
  raise({ name: 'virtual_page_view', destination: 'analytics', consent: 'analytics', properties })
}

export type LoginProperties = Readonly<Record<string, never>>

/** A member has signed in; what is waiting is sent then (ANL-03). [ANL-02, ANL-03, AUT-11] */
export interface Login {
  name: 'login'
  destination: 'analytics'
  consent: 'analytics'
  properties: LoginProperties
}

/** A member has signed in; what is waiting is sent then (ANL-03). [ANL-02, ANL-03, AUT-11] */
export function login(): void {
  raise({ name: 'login', destination: 'analytics', consent: 'analytics', properties: {} })
}

export type RegistrationCompleteProperties = {
  /** Country code of the region (REG-02). */
  viewingRegion: 'GB' | 'US' | 'WORLD'
}

/** A new member has finished onboarding. [ANL-02, ONB-42] */
export interface RegistrationComplete {
  name: 'registration_complete'
  destination: 'analytics'
  consent: 'analytics'
  properties: RegistrationCompleteProperties
}

/** A new member has finished onboarding. [ANL-02, ONB-42] */
export function registrationComplete(properties: RegistrationCompleteProperties): void {
  raise({ name: 'registration_complete', destination: 'analytics', consent: 'analytics', properties })
}

export type EmailVerifiedProperties = Readonly<Record<string, never>>

/** A new member has confirmed the e-mail address, which is not told. [ANL-02] */
export interface EmailVerified {
  name: 'email_verified'
  destination: 'analytics'
  consent: 'analytics'
  properties: EmailVerifiedProperties
}

/** A new member has confirmed the e-mail address, which is not told. [ANL-02] */
export function emailVerified(): void {
  raise({ name: 'email_verified', destination: 'analytics', consent: 'analytics', properties: {} })
}

export type LinkAccountsCompleteProperties = {
  /** The partner (ENT-02). */
  partnerCode: 'BILTREWARDS' | 'VAA' | 'SYF'
}

/** A partner's account was linked. [ANL-02, LNK-30] */
export interface LinkAccountsComplete {
  name: 'link_accounts_complete'
  destination: 'analytics'
  consent: 'analytics'
  properties: LinkAccountsCompleteProperties
}

/** A partner's account was linked. [ANL-02, LNK-30] */
export function linkAccountsComplete(properties: LinkAccountsCompleteProperties): void {
  raise({ name: 'link_accounts_complete', destination: 'analytics', consent: 'analytics', properties })
}

export type EarnOfferViewedProperties = {
  rewardId: Id
  title: Title
  brandName?: Title
  earnType?: EarnType
  campaignId?: CampaignId
}

/** The page of an earn reward is shown. [ANL-02] */
export interface EarnOfferViewed {
  name: 'earn_offer_viewed'
  destination: 'analytics'
  consent: 'analytics'
  properties: EarnOfferViewedProperties
}

/** The page of an earn reward is shown. [ANL-02] */
export function earnOfferViewed(properties: EarnOfferViewedProperties): void {
  raise({ name: 'earn_offer_viewed', destination: 'analytics', consent: 'analytics', properties })
}

export type EarnOfferSelectedProperties = {
  rewardId: Id
  title: Title
  brandName?: Title
  earnType?: EarnType
  campaignId?: CampaignId
  list: OfferList
  /** Place in the list, the first being 1. */
  position?: number
}

/** The tile of an earn reward was chosen. [ANL-02] */
export interface EarnOfferSelected {
  name: 'earn_offer_selected'
  destination: 'analytics'
  consent: 'analytics'
  properties: EarnOfferSelectedProperties
}

/** The tile of an earn reward was chosen. [ANL-02] */
export function earnOfferSelected(properties: EarnOfferSelectedProperties): void {
  raise({ name: 'earn_offer_selected', destination: 'analytics', consent: 'analytics', properties })
}

export type SpendOfferViewedProperties = {
  rewardId: Id
  title: Title
  brandName?: Title
  redemptionType?: RedemptionType
  cost?: Points
  campaignId?: CampaignId
}

/** The page of a spend reward is shown. [ANL-02] */
export interface SpendOfferViewed {
  name: 'spend_offer_viewed'
  destination: 'analytics'
  consent: 'analytics'
  properties: SpendOfferViewedProperties
}

/** The page of a spend reward is shown. [ANL-02] */
export function spendOfferViewed(properties: SpendOfferViewedProperties): void {
  raise({ name: 'spend_offer_viewed', destination: 'analytics', consent: 'analytics', properties })
}

export type SpendOfferSelectedProperties = {
  rewardId: Id
  title: Title
  brandName?: Title
  redemptionType?: RedemptionType
  cost?: Points
  campaignId?: CampaignId
  list: OfferList
  /** Place in the list, the first being 1. */
  position?: number
}

/** The tile of a spend reward was chosen. [ANL-02] */
export interface SpendOfferSelected {
  name: 'spend_offer_selected'
  destination: 'analytics'
  consent: 'analytics'
  properties: SpendOfferSelectedProperties
}

/** The tile of a spend reward was chosen. [ANL-02] */
export function spendOfferSelected(properties: SpendOfferSelectedProperties): void {
  raise({ name: 'spend_offer_selected', destination: 'analytics', consent: 'analytics', properties })
}

export type RedemptionCompletedProperties = {
  rewardId: Id
  rewardType: RewardType
  title: Title
  brandName?: Title
  redemptionType?: RedemptionType
  earnType?: EarnType
  cost?: Points
}

/** A reward was redeemed: an order placed, a voucher issued, or the way to an earn partner taken. [ANL-02, RDM-41] */
export interface RedemptionCompleted {
  name: 'redemption_completed'
  destination: 'analytics'
  consent: 'analytics'
  properties: RedemptionCompletedProperties
}

/** A reward was redeemed: an order placed, a voucher issued, or the way to an earn partner taken. [ANL-02, RDM-41] */
export function redemptionCompleted(properties: RedemptionCompletedProperties): void {
  raise({ name: 'redemption_completed', destination: 'analytics', consent: 'analytics', properties })
}

export type OfferSharedProperties = {
  rewardId: Id
  rewardType: RewardType
  title: Title
  /** Which link was shared (RWD-25). */
  link: 'deep_link' | 'web_address'
}

/** A reward was handed to the share sheet of the phone. [ANL-02, RWD-22, RWD-25] */
export interface OfferShared {
  name: 'offer_shared'
  destination: 'analytics'
  consent: 'analytics'
  properties: OfferSharedProperties
}

/** A reward was handed to the share sheet of the phone. [ANL-02, RWD-22, RWD-25] */
export function offerShared(properties: OfferSharedProperties): void {
  raise({ name: 'offer_shared', destination: 'analytics', consent: 'analytics', properties })
}

export type DiscoveryFilterSelectionProperties = {
  /** Which list. */
  list: 'earn' | 'spend' | 'brand' | 'brands'
  /** What was chosen. */
  filter: 'category' | 'sort'
  /** What it was set to; empty when it was reset (DIS-03). */
  values: readonly string[]
}

/** A list of rewards was filtered or sorted. [ANL-02, DIS-21] */
export interface DiscoveryFilterSelection {
  name: 'discovery_filter_selection'
  destination: 'analytics'
  consent: 'analytics'
  properties: DiscoveryFilterSelectionProperties
}

/** A list of rewards was filtered or sorted. [ANL-02, DIS-21] */
export function discoveryFilterSelection(properties: DiscoveryFilterSelectionProperties): void {
  raise({ name: 'discovery_filter_selection', destination: 'analytics', consent: 'analytics', properties })
}

export type BalanceButtonClickedProperties = Readonly<Record<string, never>>

/** The points balance was pressed. [ANL-02] */
export interface BalanceButtonClicked {
  name: 'balance_button_clicked'
  destination: 'analytics'
  consent: 'analytics'
  properties: BalanceButtonClickedProperties
}

/** The points balance was pressed. [ANL-02] */
export function balanceButtonClicked(): void {
  raise({ name: 'balance_button_clicked', destination: 'analytics', consent: 'analytics', properties: {} })
}

export type FlightCheckoutStartedProperties = {
  origin: AirportCode
  destination: AirportCode
  tripType: 'one_way' | 'round_trip'
  /** How many travel (FLT-24). */
  passengers: number
  /** What the flights cost in points; left out when it is not known. */
  points?: Points
}

/** A member goes on to the airline to pay for flights. [ANL-02, FLT-43, FLT-66] */
export interface FlightCheckoutStarted {
  name: 'flight_checkout_started'
  destination: 'analytics'
  consent: 'analytics'
  properties: FlightCheckoutStartedProperties
}

/** A member goes on to the airline to pay for flights. [ANL-02, FLT-43, FLT-66] */
export function flightCheckoutStarted(properties: FlightCheckoutStartedProperties): void {
  raise({ name: 'flight_checkout_started', destination: 'analytics', consent: 'analytics', properties })
}

export type FlightCheckoutCompletedProperties = {
  origin: AirportCode
  destination: AirportCode
  tripType: 'one_way' | 'round_trip'
  /** How many travel (FLT-24). */
  passengers: number
  /** What the flights cost in points; left out when it is not known. */
  points?: Points
}

/** A member comes back from the airline with flights booked. [ANL-02, FLT-66] */
export interface FlightCheckoutCompleted {
  name: 'flight_checkout_completed'
  destination: 'analytics'
  consent: 'analytics'
  properties: FlightCheckoutCompletedProperties
}

/** A member comes back from the airline with flights booked. [ANL-02, FLT-66] */
export function flightCheckoutCompleted(properties: FlightCheckoutCompletedProperties): void {
  raise({ name: 'flight_checkout_completed', destination: 'analytics', consent: 'analytics', properties })
}

export type Error404Properties = {
  path: Path
}

/** A page that there is not is shown. [ANL-02, ERR-41] */
export interface Error404 {
  name: 'error_404'
  destination: 'analytics'
  consent: 'analytics'
  properties: Error404Properties
}

/** A page that there is not is shown. [ANL-02, ERR-41] */
export function error404(properties: Error404Properties): void {
  raise({ name: 'error_404', destination: 'analytics', consent: 'analytics', properties })
}

export type PageContentErrorProperties = {
  /** Status of the answer. By default 404. */
  errorCode: number
  /** From the catalogue of texts, never what a server sent. By default 'Page not found'. */
  errorMessage: string
  /** Such as `content`. By default 'unknown'. */
  errorType: string
  slug: Slug
}

/** A content page could not be shown, or there is none (page not found, type content, current path). [ANL-05, ERR-40, ERR-41] */
export interface PageContentError {
  name: 'page-content-error'
  destination: 'monitoring'
  consent: 'analytics'
  properties: PageContentErrorProperties
}

/** A content page could not be shown, or there is none (page not found, type content, current path). [ANL-05, ERR-40, ERR-41] */
export function pageContentError(properties: Omit<PageContentErrorProperties, 'errorCode' | 'errorMessage' | 'errorType'> & Partial<Pick<PageContentErrorProperties, 'errorCode' | 'errorMessage' | 'errorType'>>): void {
  raise({ name: 'page-content-error', destination: 'monitoring', consent: 'analytics', properties: { errorCode: 404, errorMessage: 'Page not found', errorType: 'unknown', ...properties } })
}

export type PageContentSuccessProperties = {
  slug: Slug
}

/** A content page is shown whole. [ANL-05] */
export interface PageContentSuccess {
  name: 'page-content-success'
  destination: 'monitoring'
  consent: 'analytics'
  properties: PageContentSuccessProperties
}

/** A content page is shown whole. [ANL-05] */
export function pageContentSuccess(properties: PageContentSuccessProperties): void {
  raise({ name: 'page-content-success', destination: 'monitoring', consent: 'analytics', properties })
}

/** Every event, with who is told of it and the cookie choice without which it is not sent (CKE-01). */
export type TrackedEvent =
  | VirtualPageView
  | Login
  | RegistrationComplete
  | EmailVerified
  | LinkAccountsComplete
  | EarnOfferViewed
  | EarnOfferSelected
  | SpendOfferViewed
  | SpendOfferSelected
  | RedemptionCompleted
  | OfferShared
  | DiscoveryFilterSelection
  | BalanceButtonClicked
  | FlightCheckoutStarted
  | FlightCheckoutCompleted
  | Error404
  | PageContentError
  | PageContentSuccess
