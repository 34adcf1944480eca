/** How a link from outside names its campaign; the specification does not say. */
const parameters = ['campaignId', 'utm_campaign'] as const

/** The campaign in an address's query, if it looks like one and not like somebody's data. */
export function campaignIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const given = parameters.map((name) => query.get(name)).find((value) => value !== null)
  return given !== undefined && given !== null && /^[\w.-]{1,64}$/.test(given) ? given : undefined
}
