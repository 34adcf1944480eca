/** Who may be embedded, from the runtime configuration. */
export interface EmbedHosts {
  /** Origins of our own, which need no consent. */
  own: readonly string[]
  /** Other sites that may stand in a frame. */
  frames: readonly string[]
  /** Other sites whose scripts may run in the frame of a post (CNT-31). */
  scripts: readonly string[]
}

/** Where something embedded comes from. */
export type EmbedSource =
  | { kind: 'own'; url: URL }
  | { kind: 'other'; url: URL }
  /** A host that nobody has named, or no address at all. */
  | { kind: 'refused' }

/** Parameters that are the app's alone, or a secret of the person who opened the page. */
const keptBack = new Set(['preview', 'code', 'state', 'returnTo'])

/** Whose an address is; one without a host is below our own first (CNT-29). */
export function sourceOf(address: string, hosts: EmbedHosts, others: readonly string[]): EmbedSource {
  const base = hosts.own[0]
  if (base === undefined || address.trim() === '' || !URL.canParse(address, base)) return { kind: 'refused' }
  const url = new URL(address, base)
  // A blob has the origin of the page that made it.
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return { kind: 'refused' }
  if (hosts.own.includes(url.origin)) return { kind: 'own', url }
  return others.includes(url.origin) ? { kind: 'other', url } : { kind: 'refused' }
}

/** Returns the address of the first frame in markup, to say whose it is before anything is read in full. */
export function firstFrameAddress(html: string): string | undefined {
  const [, quoted, single] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? []
  return (quoted ?? single)?.replaceAll('&amp;', '&')
}

/** Returns the first link out of the club in markup: where a post can be read without its script. */
export function firstLinkAddress(html: string): string | undefined {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*"(https:\/\/[^"]+)"/gi)]
  const found = addresses.at(-1)?.[1]?.replaceAll('&amp;', '&')
  return found !== undefined && URL.canParse(found) ? found : undefined
}

/** Returns an address with the query of the page, where it has not the same parameters already (CNT-30). */
export function withPageQuery(address: URL, search: string): URL {
  const url = new URL(address)
  for (const [name, value] of new URLSearchParams(search))
    if (!address.searchParams.has(name) && !keptBack.has(name)) url.searchParams.append(name, value)
  return url
}
