import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

/** Where the script is that stands in for the native shell, below the club's own path. */
export const simulatedShellPath = '/simulated-shell.js'

/** The script itself. */
export const simulatedShellScript = readFileSync(join(import.meta.dirname, 'simulated-shell.js'), 'utf8')

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
