import { isEmbeddedContent } from '@clubhouse/content-client/types'
import { textSideOf } from '../../api/entry-fields.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { TextSide } from '../../model/fields.ts'
import { adaptEmbeddedContent, type EmbeddedContent } from '../embedded-content/adapter.ts'
import type { EntryOf } from '../page-block.ts'

export interface ImageWithEmbeddedContent {
  headline: string | undefined
  body: string | undefined
  picture: ContentPicture | undefined
  textSide: TextSide
  embed: EmbeddedContent | undefined
}

export function adaptImageWithEmbeddedContent({
  fields,
}: EntryOf<'imageWithEmbeddedContent'>): ImageWithEmbeddedContent {
  return {
    headline: fields.headline,
    body: fields.body,
    picture: pictureOf(fields.image),
    textSide: textSideOf(fields.desktopTextPosition),
    embed: isEmbeddedContent(fields.embeddedContent) ? adaptEmbeddedContent(fields.embeddedContent) : undefined,
  }
}
