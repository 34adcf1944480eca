export type { Space } from '../themes/base-tokens.ts'

export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'header'
  | 'footer'
  | 'span'
  | 'fieldset'

/** Safari forgets that a list without bullets is one. */
export function listRole(element: LayoutElement): { role?: 'list' } {
  return element === 'ul' || element === 'ol' ? { role: 'list' } : {}
}
