import type { Html } from './html.ts'

/** One page, before it gets the frame that all share. */
export interface Page {
  title: string
  content: Html
}
