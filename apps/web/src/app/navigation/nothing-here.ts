/** The handle of routes where nothing is, such as the addresses of another region's pages: a host answers 404 there. */
export const nothingHere = 'nothing-here'
