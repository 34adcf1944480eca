import type { Source } from '../render-image.ts'
import { city } from '../scenes/city.ts'
import { flight } from '../scenes/flight.ts'
import { ocean, underwater } from '../scenes/ocean.ts'
import { camperVan } from '../scenes/road.ts'
import { thrills } from '../scenes/thrills.ts'
import { trail } from '../scenes/trail.ts'
import { drawn } from './drawn.ts'

/** Where the flights of the landing page go (CNT-36, CNT-37). */
export const routePictures: Readonly<Record<string, () => Source>> = {
  'route-new-york': () => drawn('route-new-york', 800, 450, city),
  'route-orlando': () => drawn('route-orlando', 800, 450, thrills),
  'route-cape-town': () => drawn('route-cape-town', 800, 450, trail),
  'route-antigua': () => drawn('route-antigua', 800, 450, ocean),
  'route-male': () => drawn('route-male', 800, 450, underwater),
  'route-los-angeles': () => drawn('route-los-angeles', 800, 450, camperVan),
  'route-london': () => drawn('route-london-2', 800, 450, city),
  'hero-flights': () => drawn('hero-flights', 800, 450, flight),
}
