import { brandRecords } from '../../sample-data/brands.ts'
import { assetLink, entry, entryLink, type EntryDraft } from '../content-store.ts'

/** The 24 brands of the public home, most telling first (HOM-03). */
export const britishTiles = [
  'kestrel-airways',
  'kestrel-trains',
  'hartwell-cinemas',
  'pantry-street',
  'copperpot-coffee',
  'kestrel-wines',
  'larkfield-hotels',
  'bramble-and-oak',
  'volta-and-finch',
  'fernway-home',
  'kestrel-voyages',
  'bloom-dispatch',
  'skylark-balloons',
  'ellery-rowe',
  'moonbeam-tv',
  'thrillbridge-park',
  'kestrel-holidays',
  'petal-theory',
  'saffron-and-rye',
  'northbound-outdoors',
  'stillwater-spas',
  'marquee-and-row',
  'brightside-energy',
  'continental-sleeper',
]
export const americanTiles = [
  'kestrel-airways',
  'kestrel-red-card',
  'prairie-bean',
  'silverline-theaters',
  'harbor-and-pine',
  'blue-mesa-rentals',
  'kestrel-voyages',
  'taco-verano',
  'pacific-crest-rail',
  'blue-heron-diners',
  'canyon-and-coast',
  'sierra-bend',
  'volta-and-finch',
  'lumen-lane',
  'maple-and-main',
  'boulder-bay',
  'larkfield-hotels',
  'moonbeam-tv',
  'bellwether-rewards',
  'sea-salt-and-sage',
  'wonderline-parks',
  'northbound-outdoors',
  'tidepool-tech',
  'petal-theory',
]

/** Links to the tiles of brands, by slug. */
export function tileLinks(slugs: readonly string[]) {
  return slugs.map((slug) => entryLink(`tile-${slug}`))
}

/** A tile for every brand of the catalogue. */
export const brandTileEntries: readonly EntryDraft[] = brandRecords.map(({ name, slug }) =>
  entry('brandTile', `tile-${slug}`, { brandName: name, slug, brandLogo: assetLink(`brand-${slug}`) }),
)
