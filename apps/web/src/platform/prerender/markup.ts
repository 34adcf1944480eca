/** What a prerendered page carries for the app that takes it over. */

/** On the root element: the path, and its query as far as it matters, that the page was rendered for. */
export const prerenderedPathAttribute = 'data-prerendered'

/** On the root element, when nothing is at that path: the app then takes the page for not found without asking again. */
export const missingAttribute = 'data-missing'

/** The script element with the server state the page was rendered from. */
export const queryStateElementId = 'query-state'

/** Query parameters that change what a page shows; a page is rendered for certain values of them. */
const stateParameters = ['category', 'sort', 'tab', 'groupId'] as const

/** True when the page that was rendered for `prerendered` is the one at an address. Others are rendered again. */
export function isPrerenderedFor(prerendered: string | null, pathname: string, search: string): boolean {
  return prerendered !== null && pageState(prerendered) === pageState(`${pathname}${search}`)
}

/** Returns what two addresses of one page have in common. */
function pageState(address: string): string {
  const [pathname = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const state = stateParameters.map((name) => given.getAll(name))
  return JSON.stringify([pathname.replace(/\/+$/, ''), ...state])
}
