import { createCatalogue, type Catalogue } from './create-catalogue.ts'

/** The made-up club that the sandbox serves. */
export interface SampleData {
  /** Where its images are served from. */
  readonly origin: string
  readonly scale: number
  /** The catalogue, with dates relative to the moment at which the sample data was seeded. */
  catalogue(seededAt: Date): Catalogue
}

/** Returns sample data whose catalogue is made once, and again only after a reset moved its dates. */
export function createSampleData(origin: string, scale: number): SampleData {
  let made: { at: number; catalogue: Catalogue } | undefined
  return {
    origin,
    scale,
    catalogue(seededAt) {
      if (made?.at !== seededAt.getTime())
        made = {
          at: seededAt.getTime(),
          catalogue: createCatalogue({ imagesOrigin: `${origin}/images`, scale, now: seededAt }),
        }
      return made.catalogue
    },
  }
}
