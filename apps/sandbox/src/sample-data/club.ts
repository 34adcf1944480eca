import type { PartnerSlug } from '../partners/partners.ts'
import { readClubFile } from './club-files.ts'

/** What is the club's own besides what it offers: names, addresses, colours. */
export interface ClubRecord {
  name: string
  product: string
  /** The companies that the club belongs to. */
  group: string
  /** Where its app is served, unless the sandbox is told otherwise. */
  basePath: string
  referralPartnerCode: string
  competitionRewardId?: string
  /** Brands of events, which have dates (CON-19). */
  sortableBrands: readonly string[]
  links: Readonly<Record<LinkName, string>>
  partners: Readonly<Record<PartnerSlug, { name: string; colour: string }>>
  /** The brand that issues the card, where no editor has named one (CCD-05). */
  cardBrand: string
  /** The files of `content/` with what is published, in the order in which it was written. */
  content: readonly string[]
  signIn: SignInRecord
}

/** How the identity provider's pages look. */
export interface SignInRecord {
  wordmark: { first: string; second: string; mark: string }
  light: Palette
  dark: Palette
}
type Palette = Readonly<Record<'brand' | 'onBrand', string>> & Readonly<Record<string, string>>

type LinkName =
  | 'appStore'
  | 'playStore'
  | 'help'
  | 'groupSite'
  | 'buyPoints'
  | 'giftPoints'
  | 'transferPoints'
  | 'deleteAccount'
  | 'creditCardPartner'
  | 'shareReferral'
  | 'trackParcel'

export const club = readClubFile('club') as ClubRecord
