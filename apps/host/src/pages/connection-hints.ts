import type { SiteConfig } from '../config/site-config.ts'

/**
 * Returns the Link header by which a browser opens connections to the club's other hosts while it still waits for the page's
 * scripts: those that the page fetches from at first. A page in full has its content with it, and shows images; the shell of a
 * member begins with tokens, content and calls. Undefined where all is on one host.
 */
export function connectionHints({ origin, hosts, identity }: SiteConfig, isShell: boolean): string | undefined {
  const calls = isShell ? [hosts['club'], hosts['content']] : []
  const others = isShell ? [identity.authority, hosts['images']] : [hosts['images']]
  const hints = [
    // Browsers keep connections for calls, which send no cookies, apart from those for images and frames.
    ...elsewhere(origin, calls).map((host) => `<${host}>; rel=preconnect; crossorigin`),
    ...elsewhere(origin, others).map((host) => `<${host}>; rel=preconnect`),
  ]
  return hints.length > 0 ? hints.join(', ') : undefined
}

function elsewhere(origin: string, addresses: readonly (string | undefined)[]): string[] {
  const hosts = addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)
  return [...new Set(hosts)].filter((host) => host !== origin)
}
