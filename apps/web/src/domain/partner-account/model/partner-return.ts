/** What a partner says in the query of the page that it leads back to (LNK-15). */
export type PartnerReturn =
  /** The rewards partner's authorisation code, and the state that the link was started with (LNK-25). */
  | { kind: 'code'; code: string; state: string }
  /** Somebody has linked this account of the partner (LNK-23). */
  | { kind: 'already-linked' }
  | { kind: 'link-failed' }
  | { kind: 'unlinked' }
  | { kind: 'unlink-failed' }
  | { kind: 'unlink-cancelled' }

/** The parameters that partners add, and that leave the address once they are read. */
const parameters = ['error_code', 'status', 'code', 'state', 'error', 'error_description'] as const

/** Returns what a partner says in a query, if it says anything; a value that is not known is an error (LNK-23 to LNK-26). */
export function readPartnerReturn(search: string): PartnerReturn | undefined {
  const query = new URLSearchParams(search)
  const [errorCode, status, code] = [query.get('error_code'), query.get('status'), query.get('code') ?? '']
  if (errorCode !== null)
    return { kind: errorCode === 'USER_ACCOUNT_ALREADY_LINKED' ? 'already-linked' : 'link-failed' }
  if (status !== null) return { kind: unlinkOf(status) }
  if (code !== '') return { kind: 'code', code, state: query.get('state') ?? '' }
  // A return without a code, which is an error in OAuth's own words or none.
  return ['code', 'state', 'error'].some((name) => query.has(name)) ? { kind: 'link-failed' } : undefined
}

/** Returns a query without what a partner has added. */
export function withoutPartnerReturn(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of parameters) query.delete(name)
  return query.size === 0 ? '' : `?${query.toString()}`
}

function unlinkOf(status: string): 'unlinked' | 'unlink-failed' | 'unlink-cancelled' {
  switch (status) {
    case 'UNLINK_SUCCESS':
      return 'unlinked'
    case 'CANCEL':
      return 'unlink-cancelled'
    default:
      return 'unlink-failed'
  }
}
