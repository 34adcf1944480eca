import type { EntryOf } from '../page-block.ts'

export interface PersonalPerksProgressBarContent {
  headline: string
  body: string | undefined
  footnote: string | undefined
}

export function adaptPersonalPerksProgressBar({
  fields: { headline, body, footnote },
}: EntryOf<'personalPerksProgressBar'>): PersonalPerksProgressBarContent {
  return { headline, body, footnote }
}
