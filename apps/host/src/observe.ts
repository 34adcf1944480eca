import type { RenderedPage } from './pages/page-renderer.ts'

/** What happens inside a host, for its log and its metrics; nothing of it is about a person. */
export type HostEvent =
  /** A page was answered: from where it came. */
  | { kind: 'page'; from: 'memory' | 'disk' | 'rendered' | 'last copy' | 'folder' | 'shell' }
  | { kind: 'rendered'; result: RenderedPage['kind']; milliseconds: number }
  /** A page could not be rendered. */
  | { kind: 'failed'; reason: string }
  | { kind: 'renderer ended'; reason: string; startsInMs: number }
  /** The folder of copies cannot be used. */
  | { kind: 'disk'; reason: string }

export type Observe = (event: HostEvent) => void

/** Writes down what somebody must look at. */
export const warnOf: Observe = (event) => {
  if (event.kind === 'failed') console.warn(`A page was left to the browser: ${event.reason}`)
  if (event.kind === 'renderer ended') console.warn(`The renderer ended: ${event.reason}`)
  if (event.kind === 'disk') console.warn(`The folder of page copies cannot be used: ${event.reason}`)
}
