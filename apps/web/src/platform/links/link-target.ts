import { readLinkAddress } from '@clubhouse/design-system/address'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'

/** Where a link leads. */
export type LinkTarget =
  /** To a page of the app: its path below the base, with what follows it. */
  | { kind: 'internal'; path: string }
  /** To a place on the same page. */
  | { kind: 'place'; href: string }
  /** Out of the app. */
  | { kind: 'external'; href: string }
  /** Nowhere: no link may have this address. */
  | { kind: 'none' }

/**
 * Returns where an address leads that editors, servers or code wrote: out of the app, unless it begins with one slash or
 * is of the same host under the base path (RTE-43). Which addresses a link may have at all, the design system says in
 * `support/address.ts`, for every link alike.
 */
export function linkTarget(address: string, origin: string): LinkTarget {
  const read = readLinkAddress(address)
  switch (read?.kind) {
    case undefined:
      return { kind: 'none' }
    case 'place':
      return { kind: 'place', href: read.href }
    case 'path':
      return { kind: 'internal', path: below(read.href) ?? read.href }
    case 'absolute': {
      const url = new URL(read.href, origin)
      const path = url.origin === origin ? below(`${url.pathname}${url.search}${url.hash}`) : undefined
      return path === undefined ? { kind: 'external', href: url.href } : { kind: 'internal', path }
    }
  }
}

/** True when a link leads to a web page outside the club, which opens in a tab of its own. */
export function leavesClub(address: string): boolean {
  const target = linkTarget(address, appConfig().origin)
  return target.kind === 'external' && isWebPage(target.href)
}

/** The longest address that the native shell opens, in characters. */
const longestAddress = 2_048

/**
 * Returns an address that code may open, as a browser writes it: a web page, on whatever site. Undefined for anything
 * else that a link could have, and for what no link may have (ERR-42).
 */
export function webAddress(address: string | undefined): string | undefined {
  if (address === undefined || readLinkAddress(address)?.kind !== 'absolute' || !URL.canParse(address)) return undefined
  const { href } = new URL(address)
  return isWebPage(href) && href.length <= longestAddress ? href : undefined
}

function isWebPage(href: string): boolean {
  return /^https?:/.test(href)
}

/** Returns a path without the base, when it has it. */
function below(path: string): string | undefined {
  if (basePath === '' || !path.toLowerCase().startsWith(basePath)) return undefined
  const rest = path.slice(basePath.length)
  if (!/^([/?#]|$)/.test(rest)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}
