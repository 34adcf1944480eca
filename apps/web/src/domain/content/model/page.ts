import type { ContentTag } from '@clubhouse/content-client/types'
import type { Document } from '@contentful/rich-text-types'
import type { ContentPicture } from './entries.ts'
import type { AccordionEntry, ActionContent, BannerContent, ContentGround, ProcessContent } from './blocks.ts'
import type { Ratio } from './ratio.ts'

/** Where the words stand beside the picture from 768 px. */
export type TextSide = 'start' | 'end'

/** A banner with all that editors may say of it (CNT-07, CNT-09, CNT-25, CNT-35). */
export interface PageBanner extends BannerContent {
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
  /** Which edge stays when the picture is cropped. */
  anchor: 'top' | 'bottom'
}

/** A text with the entries that stand in it, by their ids. */
export interface TextContent {
  document: Document
  entries: Readonly<Record<string, PageBlock>>
  /** How many entries stand in it that the app cannot draw (CNT-21). */
  unknown: number
}

/** Something of another site, as its editor pasted it (CNT-11). */
export interface EmbedContent {
  title: string
  html: string
  /** Whether it gets the query of the page's address (CNT-30). */
  forwardsQuery: boolean
  isFullWidth: boolean
  ratio: Ratio
}

export interface BenefitContent {
  title: string
  perk: string
  description: string
  lockedMessage: string
  picture: ContentPicture | undefined
}

/** A card that passes by (CNT-16, CNT-36). */
export interface SlideContent {
  title: string
  body: string | undefined
  chip: string | undefined
  picture: ContentPicture | undefined
}

/** A route with its lowest price (CNT-37). */
export interface RouteContent {
  id: string
  origin: string
  destination: string
  picture: ContentPicture | undefined
  cabin: string
  cabinIcon: ContentPicture | undefined
  points: number
  description: string | undefined
}

/** What is the same for every block: its entry, and who may see it (CNT-24). */
interface BlockBase {
  id: string
  tags: readonly ContentTag[]
}

/** A block of a composed page; what the app cannot draw keeps its raw data (CNT-20). */
export type PageBlock = BlockBase &
  (
    | { kind: 'banner'; banner: PageBanner; isHot: boolean }
    | {
        kind: 'page-content'
        headline: string | undefined
        text: TextContent
        picture: ContentPicture | undefined
        textSide: TextSide
        ground: ContentGround
        actions: readonly ActionContent[]
      }
    | {
        kind: 'layout'
        headline: string | undefined
        columns: number
        ground: ContentGround
        blocks: readonly PageBlock[]
      }
    | { kind: 'rich-text'; text: TextContent }
    | {
        kind: 'image'
        picture: ContentPicture | undefined
        caption: string | undefined
        isFullWidth: boolean
        ratio: Ratio | undefined
      }
    | { kind: 'button'; action: ActionContent; isPrimary: boolean }
    | { kind: 'social-post'; network: string; html: string; caption: string }
    | { kind: 'embed'; embed: EmbedContent }
    | {
        kind: 'picture-embed'
        headline: string | undefined
        body: string | undefined
        picture: ContentPicture | undefined
        textSide: TextSide
        embed: EmbedContent | undefined
      }
    | { kind: 'process'; process: ProcessContent }
    | {
        kind: 'faq'
        headline: string
        body: string | undefined
        items: readonly AccordionEntry[]
        actions: readonly ActionContent[]
      }
    | { kind: 'intro-carousel'; headline: string | undefined; slides: readonly SlideContent[] }
    | { kind: 'benefits'; headline: string; body: string | undefined; benefits: readonly BenefitContent[] }
    | { kind: 'perks'; headline: string; body: string | undefined; footnote: string | undefined }
    | {
        kind: 'tabs'
        headline: string | undefined
        tabs: readonly { id: string; title: string; blocks: readonly PageBlock[] }[]
      }
    | {
        kind: 'promo-carousel'
        headline: string | undefined
        cards: readonly SlideContent[]
        width: number
        height: number
      }
    | { kind: 'routes'; headline: string; body: string | undefined; routes: readonly RouteContent[] }
    | { kind: 'unknown'; type: string; data: unknown }
  )

export type BlockOf<Kind extends PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>

/** A page that editors compose of blocks (CNT-01). */
export interface PageContent {
  title: string
  seoTitle: string
  seoDescription: string | undefined
  shareImageUrl: string | undefined
  /** Whether its editors keep it from search engines. */
  isHidden: boolean
  tags: readonly ContentTag[]
  blocks: readonly PageBlock[]
}

/** Whether a block brings the page's own heading: a banner at its top does. */
export function opensWithBanner(blocks: readonly PageBlock[]): boolean {
  return blocks[0]?.kind === 'banner'
}

/** Types of what a page holds and the app cannot draw: blocks, and entries that stand in texts (CNT-20, CNT-21). */
export function unknownParts(blocks: readonly PageBlock[]): ('block' | 'entry')[] {
  return blocks.flatMap((block): ('block' | 'entry')[] => {
    switch (block.kind) {
      case 'unknown':
        return ['block']
      case 'rich-text':
      case 'page-content':
        return Array.from({ length: block.text.unknown }, () => 'entry')
      case 'layout':
        return unknownParts(block.blocks)
      case 'tabs':
        return block.tabs.flatMap((tab) => unknownParts(tab.blocks))
      default:
        return []
    }
  })
}
