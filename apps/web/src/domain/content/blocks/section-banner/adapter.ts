import type { ContentBackground } from '@clubhouse/design-system/theme'
import { actionsOf, backgroundOf, textSideOf } from '../../api/entry-fields.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { ActionContent, TextSide } from '../../model/fields.ts'
import type { EntryOf } from '../page-block.ts'

/** The content of a hero, a section banner or a red-hot banner (CNT-07, CNT-09, CNT-25, CNT-35). */
export interface BannerContent {
  headline: string
  body: string | undefined
  picture: ContentPicture | undefined
  background: ContentBackground
  actions: readonly ActionContent[]
  textSide: TextSide
  /** Where the text stands below 768 px. */
  narrowText: 'top' | 'bottom'
  textColour: 'dark' | 'light' | undefined
  /** The image behind the text, by the width of the screen; the widest first. */
  backdrop: Backdrop | undefined
}

export interface Backdrop {
  desktop: ContentPicture
  tablet: ContentPicture | undefined
  mobile: ContentPicture | undefined
  /** The edge of the image that is kept when it is cropped. */
  anchor: 'top' | 'bottom'
}

export function adaptSectionBanner(entry: EntryOf<'sectionBanner'>): BannerContent {
  return bannerOf(entry)
}

/** Returns a banner of the home page, where the text always stands at the start, whatever the editor chose. */
export function adaptHomeBanner(entry: EntryOf<'sectionBanner'>): BannerContent {
  return { ...bannerOf(entry), textSide: 'start', narrowText: 'top' }
}

/** Returns the fields that all three kinds of banner have. */
export function bannerOf({ fields }: EntryOf<'hero' | 'redHotBanner' | 'sectionBanner'>): BannerContent {
  return {
    headline: fields.headline,
    body: fields.body,
    picture: pictureOf(fields.foregroundImage),
    background: backgroundOf(fields.backgroundColour),
    actions: actionsOf(fields),
    textSide: textSideOf(fields.desktopTextPosition),
    narrowText: fields.mobileTextPosition === 'Bottom' ? 'bottom' : 'top',
    textColour: undefined,
    backdrop: undefined,
  }
}
