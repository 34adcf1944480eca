import type { BrandRecord, EarnType, RedemptionType } from './brand-record.ts'
import { readClubFile, readSharedFile } from './club-files.ts'

/** How a kind of reward is had, in words; `{brand}` stands for the brand's name. */
interface Wording {
  /** Closes the description: what happens once the points are spent. */
  practical: readonly string[]
  method: readonly string[]
  terms: readonly string[]
}

interface Copy {
  /** What spending points on a kind of thing is like. */
  occasions: Readonly<Record<string, readonly string[]>>
  spend: Readonly<Partial<Record<RedemptionType, Wording>>>
  earn: Readonly<Partial<Record<EarnType, Wording>>>
  houseTerms: readonly string[]
}

const copy = readClubFile('copy') as Copy
/** Scenes of one thing in particular, for rewards that name it; each belongs to a kind. */
const closeUps = readSharedFile('close-ups') as Readonly<Record<string, string>>

/** Closes every list of terms. */
export const houseTerms = copy.houseTerms

/** Returns how rewards of a type are had. */
export function wordingOf(type: RedemptionType | EarnType): Wording {
  const wording = { ...copy.spend, ...copy.earn }[type]
  if (!wording) throw new Error(`copy.json has no words for rewards of the type ${type}`)
  return wording
}

/** Returns what spending points on such a thing is like. The first paragraph of a reward's description is one of these. */
export function occasionsFor(scene: string): readonly string[] {
  const kind = closeUps[scene] ?? scene
  const occasions = copy.occasions[kind]
  if (!occasions) throw new Error(`copy.json has no occasions for the scene ${kind}`)
  return occasions
}

/** Returns the wording that this reward gets: the same one in every sandbox. */
export function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

export function named(text: string, brand: BrandRecord): string {
  // "Ask the {brand}" reads badly for names that begin with "The".
  return text
    .replaceAll('{brand}', brand.name.startsWith('The ') ? brand.name.replace('The ', 'the ') : brand.name)
    .replace(/^the /, 'The ')
}
