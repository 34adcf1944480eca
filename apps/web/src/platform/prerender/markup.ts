/** What a prerendered page carries for the app that takes it over. */

/** On the root element: the path the page was rendered for. */
export const prerenderedPathAttribute = 'data-prerendered'

/** The script element with the server state the page was rendered from. */
export const queryStateElementId = 'query-state'

/** Query parameters that change what a page shows; pages are prerendered without them. */
const stateParameters = ['category', 'sort', 'tab', 'groupId'] as const

/** Whether a page that was rendered for `prerendered` is the one at an address. Others are drawn afresh. */
export function isPrerenderedFor(prerendered: string | null, pathname: string, search: string): boolean {
  const query = new URLSearchParams(search)
  return prerendered === pathname && stateParameters.every((name) => !query.has(name))
}
