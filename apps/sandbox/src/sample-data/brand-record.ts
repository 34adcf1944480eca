import type { components } from '@clubhouse/rest-client/club.types'

/** The record of a partner brand: what an editor would keep in a spreadsheet. */
export interface BrandRecord {
  name: string
  slug: string
  category: string
  /** Where its rewards show unless one says otherwise. `everywhere` leaves the region tag away (DIS-18). */
  where: Where
  /** What pictures of its rewards show, unless one says otherwise: a drawing of `shared/scenes`. */
  scene: string
  description: string
  /** One or two sentences that make the brand worth remembering; they close the description of its rewards. */
  story: string
  /** Whether it belongs to the club's own group; its rewards then name the group as the partner behind them. */
  isGroup?: boolean
  mark: Mark
}

/** How a brand signs: its sign, two inks on a background, the cut of its letters and how they stand together. */
export interface Mark {
  /** A file of `shared/symbols`. */
  symbol: string
  ground: string
  ink: string
  second: string
  /** Stroke of the letters, in hundredths of their height. */
  weight: number
  tracking: number
  layout: 'stacked' | 'badge' | 'wordmark' | 'emblem'
  lean?: number
}

export interface SpendRecord extends RewardRecord {
  type: RedemptionType
  cost: number
}

export interface EarnRecord extends RewardRecord {
  type: EarnType
  points?: string
}

/** What an editor would keep of a reward; the schema says what a club may leave away. */
export interface RewardRecord {
  id: number
  /** The slug of its brand. */
  brand: string
  title: string
  lead: string
  where?: Where
  scene?: string
  tags?: readonly RewardTag[]
  variants?: readonly { label: string; cost: number; location?: string }[]
  /** The group whose members alone see it (RWD-28). */
  personal?: string
  stock?: number
  unavailable?: boolean
  location?: string
  /** An event this many days ahead of the sandbox's clock. */
  inDays?: number
  time?: string
  badge?: string
  bullets?: readonly string[]
  plan?: string
  button?: string
  /** A place in the editors' own order; lower comes first, and the rest follows. */
  featured?: number
}

export type Where = 'GB' | 'US' | 'global' | 'everywhere'
export type RedemptionType = components['schemas']['RedemptionType']
export type EarnType = components['schemas']['EarnType']
export type RewardTag = components['schemas']['RewardTag']
