/** The longest address that the native shell opens, in characters. */
const longestAddress = 2048

/** An address that can be opened, as a browser writes it; undefined for what is none, or none of the web (ERR-42). */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return /^https?:$/.test(protocol) && href.length <= longestAddress ? href : undefined
}
