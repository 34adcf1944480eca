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
}

export const club: ClubConfig = {
  basePath: '/kestrel-red',
  product: 'kestrel',
  name: 'Kestrel Red',
  theme: 'kestrel-red',
}
