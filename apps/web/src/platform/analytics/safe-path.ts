/** The longest path that an event carries. */
const longestPath = 512

/** Parts of a path that could say who somebody is, or be a key to something of theirs. */
const secrets: readonly RegExp[] = [
  // An e-mail address, written plainly or encoded.
  /@|%40/i,
  // A token in three parts.
  /^[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/,
  // The id of something that is a member's own.
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  // Long, and with the capitals and figures that words of an address do not have.
  /^(?=.*\d)(?=.*[A-Za-z])[\w~+=%-]{40,}$/,
]

/**
 * Returns a path as an event may carry it: without query and fragment, and with `:id` for what is nobody else's
 * business.
 */
export function safePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const parts = path.split('/').map((part) => (secrets.some((secret) => secret.test(part)) ? ':id' : part))
  const safe = parts.join('/').replaceAll(/\s/g, '%20').slice(0, longestPath)
  return safe.startsWith('/') ? safe : `/${safe}`
}
