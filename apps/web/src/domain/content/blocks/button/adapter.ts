import type { ActionContent } from '../../model/fields.ts'
import type { EntryOf } from '../page-block.ts'

export interface ButtonContent {
  action: ActionContent
  isPrimary: boolean
}

export function adaptButton({ fields: { text, target, style } }: EntryOf<'button'>): ButtonContent {
  return { action: { text, target }, isPrimary: style === 'Primary' }
}
