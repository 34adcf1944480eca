import { brandRecords } from '../sample-data/brands.ts'
import { readClubFile } from '../sample-data/club-files.ts'
import type { PictureDraft } from './content-store.ts'

/** Every picture that editors use: the drawn ones have the address `/images/content/{id}`, and each brand has its logo. */
export const sampleAssets: readonly PictureDraft[] = [
  ...(readClubFile('pictures') as readonly Omit<PictureDraft, 'path'>[]).map((picture) => ({
    ...picture,
    path: `/images/content/${picture.id}`,
  })),
  ...brandRecords.map(({ slug, name }) => ({
    id: `brand-${slug}`,
    path: `/images/brands/${slug}`,
    title: name,
    description: name,
    width: 640,
    height: 640,
  })),
]
