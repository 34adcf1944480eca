import type { ContentPicture } from './entries.ts'

/** The grounds that editors may choose (CNT-26). */
export type ContentGround = 'Kestrel Red' | 'Light Pink' | 'Light Green' | 'Light Grey' | 'White'

/** A link that looks like a button. */
export interface ActionContent {
  text: string
  target: string
}

/** A hero or a marketing banner (CNT-35). */
export interface BannerContent {
  headline: string
  body: string | undefined
  background: ContentGround
  picture: ContentPicture | undefined
  buttons: readonly ActionContent[]
}

export interface BrandTileContent {
  name: string
  slug: string
  logo: ContentPicture | undefined
}

/** A category of spend rewards (HOM-05). */
export interface CategoryContent {
  name: string
  colour: 'Orange' | 'Yellow' | 'Light Green' | 'Pink' | 'Light Purple'
  picture: ContentPicture | undefined
}

export interface ProcessContent {
  headline: string
  body: string | undefined
  steps: readonly { header: string; body: string; picture: ContentPicture | undefined }[]
}

export interface AccordionEntry {
  title: string
  body: string
}

export interface AppDownloadContent {
  headline: string
  body: string
  picture: ContentPicture | undefined
  appStoreBadge: ContentPicture | undefined
  playStoreBadge: ContentPicture | undefined
}
