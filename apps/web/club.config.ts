/** What a build fixes of one club. All else that differs between clubs is in `config.json`, which is read at the start. */
export interface ClubConfig {
  /** The path under which the whole app is served, without a slash at its end (REG-08). */
  basePath: `/${string}`
  /** The product as addresses name it, such as in `/earn-kestrel-points`. */
  product: string
  /** The club's name while there is no configuration yet. */
  name: string
  /** A theme of the design system, for a `config.json` that names none. */
  theme: string
  /** The club's mark, inside a circle of 64 by 64. */
  mark: { path: string; transform: string }
}

export const club: ClubConfig = {
  basePath: '/kestrel-red',
  product: 'kestrel',
  name: 'Kestrel Red',
  theme: 'kestrel-red',
  // A kestrel that hangs in the wind.
  mark: {
    path: 'M2 8c9 0 15 3 19 10 4-8 11-12 21-12-6 3-9 7-11 12-2 6-5 10-10 12l3 6-7-4-4 5-1-9C6 26 3 18 2 8Z',
    transform: 'translate(10 11)',
  },
}
