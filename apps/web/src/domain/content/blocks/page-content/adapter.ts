import type { ContentBackground } from '@clubhouse/design-system/theme'
import { actionsOf, backgroundOf, textSideOf } from '../../api/entry-fields.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { ActionContent, TextSide } from '../../model/fields.ts'
import type { AdaptBlock, EntryOf } from '../page-block.ts'
import { adaptText, type TextContent } from '../rich-text/adapter.ts'

export interface PageContentContent {
  headline: string | undefined
  text: TextContent
  picture: ContentPicture | undefined
  textSide: TextSide
  background: ContentBackground
  actions: readonly ActionContent[]
}

export function adaptPageContent({ fields }: EntryOf<'pageContent'>, adaptBlock: AdaptBlock): PageContentContent {
  return {
    headline: fields.headline,
    text: adaptText(fields.body, adaptBlock),
    picture: pictureOf(fields.foregroundImage),
    textSide: textSideOf(fields.desktopTextPosition),
    background: backgroundOf(fields.backgroundColour),
    actions: actionsOf(fields),
  }
}
