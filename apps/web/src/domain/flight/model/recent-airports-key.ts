/** The key of the airports that were chosen last: apart from the list of all airports, since it goes when a session ends (AUT-03). */
export const recentAirportsKey = 'recent-airports'
