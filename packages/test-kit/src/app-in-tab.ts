import type { Reward } from '@clubhouse/rest-client/club'

/** A reward as it is redeemed: for a voucher (`isExchanged`), or as an order. */
export interface RedeemedReward {
  rewardId: string
  rewardParentId: string | undefined
  type: NonNullable<Reward['redemptionType']>
  isExchanged: boolean
  cost: number
}

/** What a member confirms on a page. */
export type Confirmed =
  | { kind: 'redeem'; reward: RedeemedReward }
  | { kind: 'promotion'; code: string }
  | { kind: 'transfer'; points: number }
  /** Of a checkout that was paid. */
  | { kind: 'subscription'; checkoutSessionId: string }

/** What a member was told to have got. */
export interface Effect {
  /** Of the voucher, order or transfer; of a promotion, the code; of a subscription, its checkout. */
  id: string
  /** What the balance changes by. */
  points: number
}

/** What the page says when a submission has stopped. */
export type Stopped =
  | { kind: 'done'; effect: Effect }
  | { kind: 'done-elsewhere' }
  | { kind: 'refused'; status: number | undefined; code: string | undefined }
  | { kind: 'unknown' }

/**
 * What a page shows when it is entered: its form, what it goes on with after a step-up, or a submission of an earlier visit,
 * of unknown outcome or found out by looking.
 */
export type PageEntry = { kind: 'form' } | { kind: 'resume' } | { kind: 'unresolved' } | Stopped

/** The page on which a member confirms something. */
export interface SubmissionPage {
  /** Enters the page, which looks what came of an earlier visit. */
  enter(): Promise<PageEntry>
  /** Presses the button that confirms or tries again, or goes on after a step-up; resolves when the submission stops. */
  submit(): Promise<Stopped>
  /** Presses the button that leaves an unknown outcome alone. */
  leaveIt(): void
  /** Goes to another page of the app. */
  close(): void
}

/** The parts of the web app that a tab needs to sign a member in and to submit, without anything that draws. */
export interface AppInTab {
  /** Starts the app at the tab's address; resolves when it is known who is signed in. */
  start(): Promise<void>
  /** The id of the member who is signed in, as soon as no login is under way. */
  session(): Promise<string | undefined>
  /** The same at once; undefined while a login is under way. */
  memberId(): string | undefined
  /** Leaves for the identity provider. */
  signIn(): void
  /** Logs out: leaves for the provider's end of session. */
  signOut(): void
  /** Ends the session as it ends when the server no longer knows it. */
  loseSession(): void
  /**
   * Opens the page of a submission. `onSend` hears the idempotency key of each call just before it is sent, `onFound` that of
   * a call, of an earlier visit as well, whose end was found by looking.
   */
  openPage(confirmed: Confirmed, onSend: (key: string) => void, onFound: (key: string) => void): SubmissionPage
}

/** What the script of the app makes of the tab that it runs in. */
export interface AppSettings {
  /** As in `config.json`. */
  config: unknown
  region: 'GB' | 'US'
}
