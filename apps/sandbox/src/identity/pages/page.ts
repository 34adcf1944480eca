import type { Html } from './html.ts'

/** One page, before it gets the frame that all share. */
export interface Page {
  title: string
  content: Html
  /** Whether its one action is to go to the club. */
  leadsHome?: boolean
}
