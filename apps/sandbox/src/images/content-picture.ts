import { club } from '../sample-data/club.ts'
import { brandPicture } from './brand-picture.ts'
import type { Source } from './render-image.ts'
import { findPicture } from './svg-file.ts'

/** The logo of the partner that issues the card, where no editor has named one (CCD-05). */
const cardPartner = 'card-partner'

/** The pictures that pages and empty lists are illustrated with, by name. */
export function contentPicture(name: string): Source | undefined {
  return name === cardPartner ? brandPicture(club.cardBrand) : findPicture(name)
}
