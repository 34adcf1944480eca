import type { ContentPicture } from '../../../platform/content/entries.ts'

/** A hero or a marketing banner (CNT-35). */
export interface BannerContent {
  headline: string
  body: string | undefined
  background: 'Kestrel Red' | 'Light Pink' | 'Light Green' | 'Light Grey' | 'White'
  picture: ContentPicture | undefined
  buttons: readonly { text: string; target: string }[]
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
