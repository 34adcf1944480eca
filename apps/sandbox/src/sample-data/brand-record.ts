import type { components } from '@clubhouse/rest-client/club.types'

/** The record of a partner brand: what an editor would keep in a spreadsheet. */
export interface BrandRecord {
  name: string
  slug: string
  category: Category
  /** Where its rewards show unless one says otherwise. `everywhere` leaves the region tag away (DIS-18). */
  where: Where
  scene: Scene
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

export interface SpendRecord extends OfferOptions {
  id: number
  /** The slug of its brand. */
  brand: string
  type: RedemptionType
  cost: number
  title: string
  lead: string
}

export interface EarnRecord extends OfferOptions {
  id: number
  brand: string
  type: EarnType
  points?: string
  title: string
  lead: string
}

export interface OfferOptions {
  where?: Where
  scene?: Scene
  tags?: readonly RewardTag[]
  variants?: readonly VariantRecord[]
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

export interface VariantRecord {
  label: string
  cost: number
  location?: string
}

export const categories = [
  'Travel',
  'Rail',
  'Food & Drink',
  'Wine',
  'Cinema & Entertainment',
  'Experiences',
  'Days Out',
  'Home & Tech',
  'Fashion & Beauty',
  'Charity',
  'Competitions & Fun',
] as const
export type Category = (typeof categories)[number]

/** What a picture of the reward shows; `shared/scenes` has drawings of each. */
export const sceneKinds = [
  'flight',
  'cruise',
  'hotel',
  'city',
  'road',
  'rail',
  'coffee',
  'table',
  'pantry',
  'wine',
  'cinema',
  'stage',
  'screen',
  'balloon',
  'trail',
  'spa',
  'gardens',
  'wildlife',
  'thrills',
  'home',
  'tech',
  'flowers',
  'fashion',
  'beauty',
  'hearts',
  'ocean',
  'confetti',
] as const
/** Scenes of one thing in particular, for rewards that name it; each belongs to a kind. */
export const closeUps = {
  pizza: 'table',
  tacos: 'table',
  roast: 'table',
  cake: 'pantry',
  groceries: 'pantry',
  steam: 'rail',
  owl: 'wildlife',
  underwater: 'ocean',
  whale: 'ocean',
  lighthouse: 'ocean',
  headphones: 'tech',
  speaker: 'tech',
  ereader: 'tech',
  beans: 'coffee',
  moka: 'coffee',
  popcorn: 'cinema',
  piano: 'stage',
  shoes: 'fashion',
  camper: 'road',
} as const satisfies Record<string, (typeof sceneKinds)[number]>
export type CloseUp = keyof typeof closeUps
export type SceneKind = (typeof sceneKinds)[number]
export type Scene = SceneKind | CloseUp

export type Where = 'GB' | 'US' | 'global' | 'everywhere'
export type RedemptionType = components['schemas']['RedemptionType']
export type EarnType = components['schemas']['EarnType']
export type RewardTag = components['schemas']['RewardTag']
