import type { ContentBackground } from '@clubhouse/design-system/theme'
import { actionsOf, backgroundOf, textSideOf } from '../../api/entry-fields.ts'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { ActionContent, TextSide } from '../../model/fields.ts'
import type { EntryOf } from '../page-block.ts'

/** A hero, a section's banner or a red-hot one (CNT-07, CNT-09, CNT-25, CNT-35). */
export interface BannerContent {
  headline: string
  body: string | undefined
  picture: ContentPicture | undefined
  background: ContentBackground
  actions: readonly ActionContent[]
  textSide: TextSide
  /** Where the words stand below 768 px. */
  narrowText: 'top' | 'bottom'
  textColour: 'dark' | 'light' | undefined
  /** Behind everything, by the width of the screen; the widest first. */
  backdrop: Backdrop | undefined
}

export interface Backdrop {
  desktop: ContentPicture
  tablet: ContentPicture | undefined
  mobile: ContentPicture | undefined
  /** Which edge stays when the image is cropped. */
  anchor: 'top' | 'bottom'
}

export function adaptSectionBanner(entry: EntryOf<'sectionBanner'>): BannerContent {
  return bannerOf(entry)
}

/** Returns a banner of the home, where the words have one place, whatever its editor chose. */
export function adaptHomeBanner(entry: EntryOf<'sectionBanner'>): BannerContent {
  return { ...bannerOf(entry), textSide: 'start', narrowText: 'top' }
}

/** Returns what all banners have. */
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
