import { basePath } from '../config/base-path.ts'

/** Where a link leads. */
export type LinkTarget =
  /** To a page of the app: its path below the base, with what follows it. */
  | { kind: 'internal'; path: string }
  /** To a place on the same page. */
  | { kind: 'place'; href: string }
  /** Out of the app. */
  | { kind: 'external'; href: string }
  /** Nowhere that anybody should go. */
  | { kind: 'none' }

const externalProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Where an address leads that editors, servers or code wrote: out of the app, unless it begins with one slash or points to
 * the same host under the base path (RTE-43). What browsers read as another host, or run as a script, is no path of ours,
 * however it is spelled.
 */
export function linkTarget(address: string, origin: string): LinkTarget {
  // Browsers drop these wherever they stand, so that they must not hide anything.
  const href = address.replaceAll(/[\t\n\r]/g, '').trim()
  if (href.startsWith('#')) return { kind: 'place', href }
  if (/^\/(?![/\\])/.test(href)) return { kind: 'internal', path: below(href) ?? href }
  const url = absoluteUrl(href, origin)
  if (url === undefined || !externalProtocols.has(url.protocol)) return { kind: 'none' }
  const path =
    url.origin === origin && url.username === '' ? below(`${url.pathname}${url.search}${url.hash}`) : undefined
  return path === undefined ? { kind: 'external', href: url.href } : { kind: 'internal', path }
}

/** A path without the base, when it has it. */
function below(path: string): string | undefined {
  if (basePath === '' || !path.toLowerCase().startsWith(basePath)) return undefined
  const rest = path.slice(basePath.length)
  if (!/^([/?#]|$)/.test(rest)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path without its slash is no address at all: nobody knows where it is meant to start. */
function absoluteUrl(href: string, origin: string): URL | undefined {
  const isAbsolute = /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(href)
  return isAbsolute && URL.canParse(href, origin) ? new URL(href, origin) : undefined
}
