import { ratioOf } from '../../api/entry-fields.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { Ratio } from '../../model/ratio.ts'
import type { EntryOf } from '../page-block.ts'

export interface ImageContent {
  picture: ContentPicture | undefined
  caption: string | undefined
  isFullWidth: boolean
  ratio: Ratio | undefined
}

export function adaptImage({ fields }: EntryOf<'image'>): ImageContent {
  return {
    picture: pictureOf(fields.image),
    caption: fields.caption,
    isFullWidth: fields.width === 'FullWidth',
    ratio: ratioOf(fields.aspectRatio),
  }
}
