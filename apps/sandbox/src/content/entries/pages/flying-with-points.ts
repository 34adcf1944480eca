import { entry, usDiffers, type EntryDraft } from '../../content-store.ts'
import { pageWithTwin } from './page.ts'

/** Flying with points: the sections of the flight landing, and a film of another site, on a page for everybody. */
export const flyingWithPointsEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'flying-with-points',
    title: 'Flying with points',
    description: usDiffers(
      'Where your points can take you this year, from 10,000 each way.',
      'Where your points can take you this year, starting at 10,000 each way.',
    ),
    blocks: ['flights-hero', 'flights-carousel', 'flights-promo', 'flying-film', 'flights-banner'],
  }),
  entry('embeddedContent', 'flying-film', {
    internalName: 'Flying with points: film',
    title: usDiffers('A film from the on-board programme', 'A film from the in-flight program'),
    html: '<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Big Buck Bunny" allowfullscreen></iframe>',
    width: 'ContentWidth',
    aspectRatio: '16:9',
  }),
]
