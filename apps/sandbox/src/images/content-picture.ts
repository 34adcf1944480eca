import { appPictures } from './content/app-pictures.ts'
import { categoryPictures } from './content/category-pictures.ts'
import { emptyPictures } from './content/empty-pictures.ts'
import { heroes } from './content/heroes.ts'
import { routePictures } from './content/route-pictures.ts'
import { stepPictures } from './content/step-pictures.ts'
import { club } from '../sample-data/club.ts'
import { brandPicture } from './brand-picture.ts'
import type { Source } from './render-image.ts'

const pictures: Readonly<Record<string, () => Source>> = {
  ...heroes,
  ...stepPictures,
  ...categoryPictures,
  ...emptyPictures,
  ...appPictures,
  ...routePictures,
}

/** The logo of the partner that issues the card, where no editor has named one (CCD-05). */
const cardPartner = 'card-partner'

/** The pictures that pages and empty lists are illustrated with, by name. */
export function contentPicture(name: string): Source | undefined {
  if (name === cardPartner) return brandPicture(club.cardBrand)
  return Object.hasOwn(pictures, name) ? pictures[name]?.() : undefined
}
