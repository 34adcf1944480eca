/**
 * The only schemes that a link may have, wherever its address comes from: content, servers or code. Every other scheme runs
 * something (`javascript:`, `vbscript:`), shows something in the club's name (`data:`, `blob:`), reads the device (`file:`)
 * or starts another app (`intent:`).
 */
const linkSchemes: ReadonlySet<string> = new Set([
  // Pages of the web.
  'https:',
  // Pages of partners that have nothing better, and a club on a developer's machine.
  'http:',
  // Mail and calls to the help team: the device asks before it does anything.
  'mailto:',
  'tel:',
])

/** The same for images; `data:image/` draws what the address itself holds, and an image runs no script. */
const imageSchemes: ReadonlySet<string> = new Set(['https:', 'http:'])
const inlineImage = /^data:image\//i

/** Stands in for the host of the page: only schemes, names and passwords are read from what is parsed with it. */
const anyHost = 'https://host.invalid'

/** An address that a link may have, without the tabs and line breaks that browsers ignore. */
export type LinkAddress =
  /** A place on the page, or the page with another query. */
  | { kind: 'place'; href: string }
  /** A page of the same host, by its path. */
  | { kind: 'path'; href: string }
  /** An address with a scheme or a host. */
  | { kind: 'absolute'; href: string }

/**
 * Reads the address of a link; undefined for one that no link may have. A path without its first slash is refused as well,
 * because nobody knows where it starts, and so is a name or password, which makes one host look like another.
 */
export function readLinkAddress(address: string): LinkAddress | undefined {
  const href = withoutIgnored(address)
  if (/^[#?]/.test(href)) return { kind: 'place', href }
  if (/^\/(?![/\\])/.test(href)) return { kind: 'path', href }
  return isAbsolute(href) && hasScheme(href, linkSchemes) ? { kind: 'absolute', href } : undefined
}

/** Returns the address of an image; undefined for one that no image may have, and for none. */
export function readImageAddress(address: string): string | undefined {
  const src = withoutIgnored(address)
  return src !== '' && (inlineImage.test(src) || hasScheme(src, imageSchemes)) ? src : undefined
}

const told = new Set<string>()

/** Logs an address that was refused, once. */
export function warnOfRefusedAddress(used: 'link' | 'image', address: string): void {
  const message = `This is no address for ${used === 'link' ? 'a link' : 'an image'}: ${JSON.stringify(address.slice(0, 80))}`
  if (told.has(message)) return
  told.add(message)
  console.warn(message)
}

/** Browsers drop these wherever they stand, so they must not hide anything. */
function withoutIgnored(address: string): string {
  return address.replaceAll(/[\t\n\r]/g, '').trim()
}

function isAbsolute(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(href)
}

function hasScheme(href: string, schemes: ReadonlySet<string>): boolean {
  if (!URL.canParse(href, anyHost)) return false
  const { protocol, username, password } = new URL(href, anyHost)
  return schemes.has(protocol) && username === '' && password === ''
}
