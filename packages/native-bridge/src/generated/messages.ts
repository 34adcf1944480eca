// Generated from schemas/bridge/messages.schema.json by `npm run codegen`. Do not edit.

import { hasOnly, isBoolean, isList, isNumber, isObject, isOneOf, isText, matches } from '../runtime/checks.ts'

/** Asks the shell to push an authorisation request to the identity provider, so that a login can begin. [NAT-04, NAT-05, NAT-06] */
export interface InitialisePar {
  type: 'initialise_par'
  /** SHA-256 of the 128-character code verifier, base64url without padding. */
  challenge: string
  challengeMethod: 'S256'
  /** Comes back with the login's answer and must be the same then. */
  state: string
}

/** Tells the shell what the person has chosen about cookies. [NAT-07, CKE-08] */
export interface CookieConsent {
  type: 'cookie_consent'
  choices: CookieChoices
}

/** Tells the shell which device the messaging SDK of the web app is, so that one phone is not counted as two. The specification does not show who sends it. [NAT-08] */
export interface BrazeConfig {
  type: 'braze_config'
  /** A random id that the SDK made for this installation. */
  deviceId: string
}

/** The member has logged out in the web app: the shell clears its own storage and cookies too. [NAT-09] */
export interface Logout {
  type: 'logout'
}

/** Opens the phone's own share sheet. [NAT-10, RWD-22, RWD-26, ANL-11] */
export interface ShareLink {
  type: 'share_link'
  /** The deep link, or the web address when none could be made (RWD-25). */
  url: WebAddress
  title: string
  message: string
}

/** Hands an analytics event of the tracking plan to the shell, which measures for both. [NAT-11, ANL-11] */
export interface TrackEvent {
  type: 'track_event'
  /** As in the tracking plan. */
  name: string
  /** As in the tracking plan. */
  properties: Readonly<Record<string, EventValue>>
}

/** A login has failed. The specification gives neither its name nor its fields. [NAT-12, AUT-12, AUT-13, AUT-15, NAT-17, NAT-18] */
export interface AuthFailed {
  type: 'auth_failed'
  /** What failed, never the server's text. */
  reason: 'pkce_missing' | 'state_mismatch' | 'token_exchange_failed' | 'missing_code_or_state' | 'no_id_token' | 'par_failed' | 'init_failed'
}

/** An order was placed: the app shows what follows. The specification gives neither its name nor its fields. [NAT-13, RDM-14, RDM-16] */
export interface OrderPlaced {
  type: 'order_placed'
  orderId: string
  rewardId: string
  /** Decides which confirmation is shown (RDM-14). */
  redemptionType: 'DIGITAL_FULFILMENT' | 'WINES_FULFILMENT' | 'VOYAGES_FULFILMENT' | 'PHYSICAL_SPARKLES' | 'DONATION_LINK'
}

/** A voucher is shown: asks the shell for the app store's review dialog. The specification does not give its name. [NAT-14, VCH-06] */
export interface RequestReview {
  type: 'request_review'
}

/** A code that a scanner reads is shown, or is not any more: a hint how bright the screen should be. The specification does not have it. [VCH-05] */
export interface SetBrightness {
  type: 'set_brightness'
  /** As bright as can be, or as the member has set it. */
  level: 'full' | 'normal'
}

/** Opens one of the app's own screens. The specification gives neither its name nor its fields. [ACC-09] */
export interface Navigate {
  type: 'navigate'
  /** Where to. */
  screen: 'account_settings'
}

/** Opens an address in the phone's browser. An address that does not fit is not sent (ERR-42). [ERR-42, ERR-43, RDM-10, RDM-20] */
export interface OpenExternalLink {
  type: 'open_external_link'
  url: WebAddress
}

/** Asks the shell for a link that opens a page in the app where it is installed. [RWD-22, RWD-24, RWD-25] */
export interface CreateDeepLink {
  type: 'create_deep_link'
  /** The page's web address. */
  url: WebAddress
}

/** Asks the shell's own sign-in service for an id token of a partner, whose account the member links. [LNK-18, LNK-19] */
export interface PartnerSignIn {
  type: 'partner_sign_in'
  /** The partner (ENT-02). */
  partnerCode: 'VAA' | 'SYF'
  scope: 'openid'
  /** Comes back with the answer. */
  state: string
}

/** The web app listens now; what was sent before is lost. [NAT-01, NAT-02, ERR-38] */
export interface WebReady {
  type: 'web_ready'
}

/** The authorisation request was accepted: the login goes on at this address. [NAT-06] */
export interface ParResponse {
  type: 'par_response'
  authUrl: WebAddress
  /** Of the request that is answered. */
  state?: string
}

/** The authorisation request was refused or could not be sent; the login fails with `par_failed` (NAT-18). [NAT-06, NAT-18] */
export interface ParError {
  type: 'par_error'
  /** For the log, never for the screen. */
  message?: string
  /** Of the request that is answered. */
  state?: string
}

/** The link that was asked for. [RWD-22] */
export interface DeepLinkResponse {
  type: 'deep_link_response'
  /** Of the request that is answered. */
  url: string
  deepLink: WebAddress
}

/** No link could be made; the web address is shared instead. [RWD-25, ERR-46] */
export interface DeepLinkError {
  type: 'deep_link_error'
  /** Of the request that is answered. */
  url: string
  /** For the log, never for the screen. */
  message?: string
}

/** The member has signed in at the partner. Without a token nothing can be linked (LNK-19). [LNK-18, LNK-19] */
export interface PartnerToken {
  type: 'partner_token'
  /** Of the request that is answered. */
  state: string
  /** The partner's id token, for the club. */
  idToken?: string
}

/** There is no id token: the member went back, or the partner cannot be reached. [LNK-19] */
export interface PartnerTokenError {
  type: 'partner_token_error'
  /** Of the request that is answered. */
  state: string
  /** Whether the member went back. */
  cancelled?: boolean
  /** For the log, never for the screen. */
  message?: string
}

/** What the web app runs in: which app the server is told of, and how notifications reach the phone. Whether an update is required goes by the web app's own version. [NAT-01, API-10, API-18] */
export interface ShellInfo {
  type: 'shell_info'
  /** Such as `ios` or `android`. */
  platform: string
}

/** The member has changed details on the app's own screens: tokens and profile are to be read anew (ACC-10). [ACC-09, ACC-10, AUT-30] */
export interface AccountUpdated {
  type: 'account_updated'
}

/** The device's address for push messages, which the web app binds to the member. [API-18] */
export interface PushToken {
  type: 'push_token'
  token: string
}

/** The member has logged out in the app, whose menu stands in for the web app's header: storage and cookies are cleared. The specification does not show which side sends `logout`, so both may. [NAT-09] */
export interface ShellLogout {
  type: 'logout'
}

/** What the person allows; necessary is always on (CKE-01, CKE-02). */
export interface CookieChoices {
  necessary: true
  'marketing-advertising': boolean
  functional: boolean
  analytics: boolean
}

/** What a property of an event may be. */
export type EventValue = string | number | boolean | readonly string[] | CookieChoices

/** An absolute address that a browser may open: never `javascript:`, `data:` or `file:`. */
export type WebAddress = string

/** Every message that the web app sends to the shell. */
export type ToShell =
  | InitialisePar
  | CookieConsent
  | BrazeConfig
  | Logout
  | ShareLink
  | TrackEvent
  | AuthFailed
  | OrderPlaced
  | RequestReview
  | SetBrightness
  | Navigate
  | OpenExternalLink
  | CreateDeepLink
  | PartnerSignIn
  | WebReady

/** Every message that the shell sends to the web app. */
export type ToWeb =
  | ParResponse
  | ParError
  | DeepLinkResponse
  | DeepLinkError
  | PartnerToken
  | PartnerTokenError
  | ShellInfo
  | AccountUpdated
  | PushToken
  | ShellLogout

/** What the shell answers, by the type of the request. */
export interface AnswersOf {
  initialise_par: ParResponse | ParError
  create_deep_link: DeepLinkResponse | DeepLinkError
  partner_sign_in: PartnerToken | PartnerTokenError
  web_ready: ShellInfo
}

/** The types that answer each request, and the field by which an answer says which request it is for. */
export const answersOf = {
  initialise_par: { types: ['par_response', 'par_error'], echo: 'state' },
  create_deep_link: { types: ['deep_link_response', 'deep_link_error'], echo: 'url' },
  partner_sign_in: { types: ['partner_token', 'partner_token_error'], echo: 'state' },
  web_ready: { types: ['shell_info'] },
} as const

const toShellChecks: Readonly<Record<ToShell['type'], (value: unknown) => boolean>> = {
  initialise_par: isInitialisePar,
  cookie_consent: isCookieConsent,
  braze_config: isBrazeConfig,
  logout: isLogout,
  share_link: isShareLink,
  track_event: isTrackEvent,
  auth_failed: isAuthFailed,
  order_placed: isOrderPlaced,
  request_review: isRequestReview,
  set_brightness: isSetBrightness,
  navigate: isNavigate,
  open_external_link: isOpenExternalLink,
  create_deep_link: isCreateDeepLink,
  partner_sign_in: isPartnerSignIn,
  web_ready: isWebReady,
}

/** Whether there is such a message, whatever else it holds. */
export function isToShellType(type: string): type is ToShell['type'] {
  return Object.hasOwn(toShellChecks, type)
}

/** Whether a value is one of these messages, all of it as the schema says. Never throws. */
export function isToShellMessage(value: unknown): value is ToShell {
  return matches(toShellChecks, value)
}

const toWebChecks: Readonly<Record<ToWeb['type'], (value: unknown) => boolean>> = {
  par_response: isParResponse,
  par_error: isParError,
  deep_link_response: isDeepLinkResponse,
  deep_link_error: isDeepLinkError,
  partner_token: isPartnerToken,
  partner_token_error: isPartnerTokenError,
  shell_info: isShellInfo,
  account_updated: isAccountUpdated,
  push_token: isPushToken,
  logout: isShellLogout,
}

/** Whether there is such a message, whatever else it holds. */
export function isToWebType(type: string): type is ToWeb['type'] {
  return Object.hasOwn(toWebChecks, type)
}

/** Whether a value is one of these messages, all of it as the schema says. Never throws. */
export function isToWebMessage(value: unknown): value is ToWeb {
  return matches(toWebChecks, value)
}

function isInitialisePar(value: unknown): value is InitialisePar {
  return isObject(value, (it) => it.type === 'initialise_par' && isText(it.challenge, 0, Infinity, /^[A-Za-z0-9_-]{43}$/u) && it.challengeMethod === 'S256' && isText(it.state, 0, Infinity, /^[A-Za-z0-9_-]{8,128}$/u) && hasOnly(it, ['type', 'challenge', 'challengeMethod', 'state']))
}

function isCookieConsent(value: unknown): value is CookieConsent {
  return isObject(value, (it) => it.type === 'cookie_consent' && isCookieChoices(it.choices) && hasOnly(it, ['type', 'choices']))
}

function isBrazeConfig(value: unknown): value is BrazeConfig {
  return isObject(value, (it) => it.type === 'braze_config' && isText(it.deviceId, 0, Infinity, /^[A-Za-z0-9-]{8,64}$/u) && hasOnly(it, ['type', 'deviceId']))
}

function isLogout(value: unknown): value is Logout {
  return isObject(value, (it) => it.type === 'logout' && hasOnly(it, ['type']))
}

function isShareLink(value: unknown): value is ShareLink {
  return isObject(value, (it) => it.type === 'share_link' && isWebAddress(it.url) && isText(it.title, 1, 255) && isText(it.message, 0, 1000) && hasOnly(it, ['type', 'url', 'title', 'message']))
}

function isTrackEvent(value: unknown): value is TrackEvent {
  return isObject(value, (it) => it.type === 'track_event' && isText(it.name, 0, Infinity, /^[a-z][a-z0-9_-]{0,63}$/u) && isObject(it.properties, (it) => Object.keys(it).length <= 40 && Object.values(it).every((each) => isEventValue(each))) && hasOnly(it, ['type', 'name', 'properties']))
}

function isAuthFailed(value: unknown): value is AuthFailed {
  return isObject(value, (it) => it.type === 'auth_failed' && isOneOf(it.reason, ['pkce_missing', 'state_mismatch', 'token_exchange_failed', 'missing_code_or_state', 'no_id_token', 'par_failed', 'init_failed']) && hasOnly(it, ['type', 'reason']))
}

function isOrderPlaced(value: unknown): value is OrderPlaced {
  return isObject(value, (it) => it.type === 'order_placed' && isText(it.orderId, 1, 64) && isText(it.rewardId, 1, 64) && isOneOf(it.redemptionType, ['DIGITAL_FULFILMENT', 'WINES_FULFILMENT', 'VOYAGES_FULFILMENT', 'PHYSICAL_SPARKLES', 'DONATION_LINK']) && hasOnly(it, ['type', 'orderId', 'rewardId', 'redemptionType']))
}

function isRequestReview(value: unknown): value is RequestReview {
  return isObject(value, (it) => it.type === 'request_review' && hasOnly(it, ['type']))
}

function isSetBrightness(value: unknown): value is SetBrightness {
  return isObject(value, (it) => it.type === 'set_brightness' && isOneOf(it.level, ['full', 'normal']) && hasOnly(it, ['type', 'level']))
}

function isNavigate(value: unknown): value is Navigate {
  return isObject(value, (it) => it.type === 'navigate' && isOneOf(it.screen, ['account_settings']) && hasOnly(it, ['type', 'screen']))
}

function isOpenExternalLink(value: unknown): value is OpenExternalLink {
  return isObject(value, (it) => it.type === 'open_external_link' && isWebAddress(it.url) && hasOnly(it, ['type', 'url']))
}

function isCreateDeepLink(value: unknown): value is CreateDeepLink {
  return isObject(value, (it) => it.type === 'create_deep_link' && isWebAddress(it.url) && hasOnly(it, ['type', 'url']))
}

function isPartnerSignIn(value: unknown): value is PartnerSignIn {
  return isObject(value, (it) => it.type === 'partner_sign_in' && isOneOf(it.partnerCode, ['VAA', 'SYF']) && it.scope === 'openid' && isText(it.state, 0, Infinity, /^[A-Za-z0-9._~-]{8,128}$/u) && hasOnly(it, ['type', 'partnerCode', 'scope', 'state']))
}

function isWebReady(value: unknown): value is WebReady {
  return isObject(value, (it) => it.type === 'web_ready' && hasOnly(it, ['type']))
}

function isParResponse(value: unknown): value is ParResponse {
  return isObject(value, (it) => it.type === 'par_response' && isWebAddress(it.authUrl) && (it.state === undefined || isText(it.state)))
}

function isParError(value: unknown): value is ParError {
  return isObject(value, (it) => it.type === 'par_error' && (it.message === undefined || isText(it.message)) && (it.state === undefined || isText(it.state)))
}

function isDeepLinkResponse(value: unknown): value is DeepLinkResponse {
  return isObject(value, (it) => it.type === 'deep_link_response' && isText(it.url) && isWebAddress(it.deepLink))
}

function isDeepLinkError(value: unknown): value is DeepLinkError {
  return isObject(value, (it) => it.type === 'deep_link_error' && isText(it.url) && (it.message === undefined || isText(it.message)))
}

function isPartnerToken(value: unknown): value is PartnerToken {
  return isObject(value, (it) => it.type === 'partner_token' && isText(it.state) && (it.idToken === undefined || isText(it.idToken)))
}

function isPartnerTokenError(value: unknown): value is PartnerTokenError {
  return isObject(value, (it) => it.type === 'partner_token_error' && isText(it.state) && (it.cancelled === undefined || isBoolean(it.cancelled)) && (it.message === undefined || isText(it.message)))
}

function isShellInfo(value: unknown): value is ShellInfo {
  return isObject(value, (it) => it.type === 'shell_info' && isText(it.platform, 1, Infinity))
}

function isAccountUpdated(value: unknown): value is AccountUpdated {
  return isObject(value, (it) => it.type === 'account_updated')
}

function isPushToken(value: unknown): value is PushToken {
  return isObject(value, (it) => it.type === 'push_token' && isText(it.token, 1, Infinity))
}

function isShellLogout(value: unknown): value is ShellLogout {
  return isObject(value, (it) => it.type === 'logout')
}

function isCookieChoices(value: unknown): value is CookieChoices {
  return isObject(value, (it) => it.necessary === true && isBoolean(it['marketing-advertising']) && isBoolean(it.functional) && isBoolean(it.analytics) && hasOnly(it, ['necessary', 'marketing-advertising', 'functional', 'analytics']))
}

function isEventValue(value: unknown): value is EventValue {
  return (isText(value, 0, 1024) || isNumber(value, -9007199254740991, 9007199254740991) || isBoolean(value) || isList(value, 100, (item) => isText(item, 0, 128)) || isCookieChoices(value))
}

function isWebAddress(value: unknown): value is WebAddress {
  return isText(value, 0, 2048, /^https?:\/\/[^\s/][^\s]*$/u)
}
