import { brandRecords } from '../../sample-data/brands.ts'
import type { PictureDraft } from '../content-store.ts'

/** Every drawn picture has the address `/images/content/{id}`. */
function drawn(id: string, title: string, description: string, width: number, height: number): PictureDraft {
  return { id, path: `/images/content/${id}`, title, description, width, height }
}

const hero = [1744, 1000] as const
const card = [844, 476] as const
const spot = [560, 420] as const
const route = [1600, 900] as const

export const sampleAssets: readonly PictureDraft[] = [
  drawn(
    'hero-public',
    'Hero, public home',
    'A kestrel over a sunlit coast, with a train, a ship and a balloon on their way.',
    ...hero,
  ),
  drawn(
    'hero-private',
    'Hero, private home',
    'Evening light over hills, a balloon rising and a table laid for friends.',
    ...hero,
  ),
  drawn('hero-about', 'Hero, about', 'A kestrel hovering above the rooftops of a harbour town.', ...hero),
  drawn('banner-voyages', 'Banner, voyages', 'A small white ship under cliffs at sunset.', ...hero),
  drawn('banner-plus', 'Banner, Kestrel Plus', 'A lighthouse at night with its beam across the water.', ...hero),
  drawn('step-1', 'Step 1', 'A member card with a kestrel on it.', ...card),
  drawn('step-2', 'Step 2', 'A coffee, a train ticket and a shopping bag, each giving off points.', ...card),
  drawn('step-3', 'Step 3', 'A wrapped present with a balloon rising out of it.', ...card),
  drawn('category-travel', 'Travel', '', ...spot),
  drawn('category-rail', 'Rail', '', ...spot),
  drawn('category-food', 'Food & Drink', '', ...spot),
  drawn('category-wine', 'Wine', '', ...spot),
  drawn('category-cinema', 'Cinema & Entertainment', '', ...spot),
  drawn('category-experiences', 'Experiences', '', ...spot),
  drawn('category-days-out', 'Days Out', '', ...spot),
  drawn('category-home', 'Home & Tech', '', ...spot),
  drawn('category-fashion', 'Fashion & Beauty', '', ...spot),
  drawn('category-charity', 'Charity', '', ...spot),
  drawn('category-fun', 'Competitions & Fun', '', ...spot),
  drawn(
    'app-download',
    'The mobile app',
    'A telephone that shows a balance of 24,650 points and two rewards.',
    640,
    800,
  ),
  drawn('badge-app-store', 'App Store badge', 'Download on the App Store', 480, 144),
  drawn('badge-play-store', 'Google Play badge', 'Get it on Google Play', 480, 144),
  drawn('hero-flights', 'Hero, flights', 'An airliner above the clouds at first light.', ...route),
  drawn('route-new-york', 'New York', 'The towers of a city with the first lights on.', ...route),
  drawn('route-orlando', 'Orlando', 'A big wheel and a roller coaster under a bright sky.', ...route),
  drawn('route-cape-town', 'Cape Town', 'A path that climbs between mountains.', ...route),
  drawn('route-antigua', 'Antigua', 'A lighthouse and a calm sea.', ...route),
  drawn('route-male', 'Malé', 'A reef with fish, seen from below the surface.', ...route),
  drawn('route-los-angeles', 'Los Angeles', 'A camper van on a road by the coast.', ...route),
  drawn('route-london', 'London', 'The roofs and spires of an old city.', ...route),
  ...brandRecords.map(({ slug, name }) => ({
    id: `brand-${slug}`,
    path: `/images/brands/${slug}`,
    title: name,
    description: name,
    width: 640,
    height: 640,
  })),
]
