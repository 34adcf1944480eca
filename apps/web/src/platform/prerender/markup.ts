/** What a prerendered page carries for the app that takes it over. */

/** On the root element: the path the page was rendered for. */
export const prerenderedPathAttribute = 'data-prerendered'

/** The script element with the server state the page was rendered from. */
export const queryStateElementId = 'query-state'
