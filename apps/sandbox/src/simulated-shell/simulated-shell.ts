import type { FastifyRequest } from 'fastify'

/** Where the script is that stands in for the native shell, below the club's own path. */
export const simulatedShellPath = '/simulated-shell.js'

/**
 * What a native shell puts into the window, for a page that the developer tools show in their phone frame: texts go to the
 * page around it, and what that says is said in this very window, as a real shell speaks.
 */
export const simulatedShellScript = `(() => {
  const { origin } = location
  window.ClubShell = { postMessage: (text) => parent.postMessage({ kind: 'to-shell', text }, origin) }
  addEventListener('message', ({ data, source, origin: from }) => {
    if (source === parent && from === origin && data && data.kind === 'to-web') postMessage(data.text, origin)
  })
})()
`

/**
 * True when a page of the app's own origin loads this one into a frame, which is what the developer tools do. Browsers set
 * both headers themselves; what a person opens, and what another site would frame, never has them.
 */
export function isInSimulatedShell({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'
}

/** Returns the page with the shell in it before any script of its own. */
export function withSimulatedShell(html: string, basePath: string): string {
  return html.replace(
    /<(?:meta|title|link|script)\b/i,
    (first) => `<script src="${basePath}${simulatedShellPath}"></script>${first}`,
  )
}
