import type { ClubConfig } from './club.config.ts'

/** The second sample club (`npm start -- --club lark`): everything that a build fixes is another than the first one's. */
export const club: ClubConfig = {
  basePath: '/lark-club',
  product: 'lark',
  name: 'Lark Club',
  theme: 'harbour-blue',
  // A lark that climbs.
  mark: {
    path: 'M4 30c10 2 16-2 20-9-6 0-11-3-14-8 9 3 16 2 21-4 3-4 7-5 11-3l5 2-5 3c-1 13-10 22-24 22-6 0-11-1-14-3Z',
    transform: 'translate(8 10)',
  },
}
