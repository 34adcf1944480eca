const folder = new URL('../../../.sandbox/', import.meta.url)

/** Returns where the data of a club lies that outlives the process, unless told otherwise: at the top of the repository. */
export function dataFolder(club: string): URL {
  return club === mainClub ? folder : new URL(`clubs/${club}/`, folder)
}

/** The club that is served unless another one is named. */
export const mainClub = 'kestrel'
