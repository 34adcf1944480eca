import type { Location } from 'react-router-dom'

/** State of a history entry that shows a dialog over the page of the entry before it. */
export const overPage = { isOverPage: true }

/**
 * Returns whether an entry shows a dialog over the page of the entry before it: closing the dialog goes back to that
 * one.
 */
export function isOverPage({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'isOverPage' in state && state.isOverPage === true
}
