import type { components } from '@clubhouse/rest-client/club.types'

/** The hand-written record of a partner brand: what an editor would keep in a spreadsheet. */
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
  spend: readonly SpendRecord[]
  earn: readonly EarnRecord[]
}

export interface SpendRecord extends OfferOptions {
  type: RedemptionType
  cost: number
  title: string
  lead: string
}

export interface EarnRecord extends OfferOptions {
  type: EarnType
  points: string | undefined
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

/** What a picture of the reward shows; the image service draws one scene for each. */
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

export const digital = spendOf('DIGITAL_FULFILMENT')
export const qr = spendOf('QR_CODE')
export const barcode = spendOf('BARCODE_128')
export const winesVoucher = spendOf('WINES_VOUCHER')
export const codeAndLink = spendOf('VOUCHER_PLUS_URL')
export const winesDelivery = spendOf('WINES_FULFILMENT')
export const posted = spendOf('PHYSICAL_SPARKLES')
export const link = spendOf('SIMPLE_LINK')
export const donation = spendOf('DONATION_LINK')
export const voyage = spendOf('VOYAGES_FULFILMENT')
export const trains = spendOf('TRAINS_ORDER')
export const flightSearch = spendOf('REDSKY_SEARCH')

export const visit = earnOf('OFFSITE_LINK_STANDARD')
export const shop = earnOf('AWIN')
export const store = earnOf('COLLINSON')
export const octopus = earnOf('OFFSITE_LINK_OCTOPUS')
export const tipping = earnOf('INLINE_TIPPING')

function spendOf(type: RedemptionType) {
  return (cost: number, title: string, lead: string, options: OfferOptions = {}): SpendRecord => ({
    type,
    cost,
    title,
    lead,
    ...options,
  })
}

function earnOf(type: EarnType) {
  return (points: string | undefined, title: string, lead: string, options: OfferOptions = {}): EarnRecord => ({
    type,
    points,
    title,
    lead,
    ...options,
  })
}
