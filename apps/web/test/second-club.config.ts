import type { ClubConfig } from '../club.config.ts'

/** Another club, which a journey builds the app for: everything that a build fixes is another than the sample club's. */
export const club: ClubConfig = {
  basePath: '/harbour-club',
  product: 'harbour',
  name: 'Harbour Club',
  theme: 'harbour-blue',
  mark: { path: 'M8 34h28l-5 9H13ZM21 4v28H9Zm3 6 12 22H24Z', transform: 'translate(10 9)' },
}
