import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  type ContentTag,
  contentTags,
  hasTag,
  type PageBlock as BlockEntry,
  readLayoutBlock,
  readPageBlock,
  readTabBlock,
  intactEntries,
  isTab,
  resolvedEntries,
  type TypeLayoutSkeleton,
  type TypePageSkeleton,
  type TypeTabbedContentSkeleton,
} from '@clubhouse/content-client/types'
import { pictureOf } from '../model/entries.ts'
import type { PageBlock, PageContent } from '../model/page.ts'
import { toFaq, toProcess, toActions } from './blocks.ts'
import { toBenefits, toIntroSlides, toPromoCarousel, toRoutes } from './to-cards.ts'
import { toEmbed, toImage, toPageContent, toPictureEmbed, toText } from './to-parts.ts'
import { groundOf, toPageBanner } from './to-page-banner.ts'

/** A page of the content service as the screens draw it. */
export function toPage(entry: ContentEntry<TypePageSkeleton>): PageContent {
  const { title, seo, blocks } = entry.fields
  return {
    title,
    seoTitle: seo?.fields.title ?? title,
    seoDescription: seo?.fields.description,
    shareImageUrl: pictureOf(seo?.fields.shareImage)?.url,
    isHidden: seo?.fields.hideFromSearchEngines === true,
    tags: tagsOf(entry),
    blocks: resolvedEntries(blocks).map((each) => toBlock(readPageBlock(each))),
  }
}

function toBlock(block: BlockEntry): PageBlock {
  const entry = block.kind === 'unknown' ? block.raw : block.entry
  return { id: block.id, tags: tagsOf(entry), ...contentOf(block) }
}

type BlockContent<Block = PageBlock> = Block extends PageBlock ? Omit<Block, 'id' | 'tags'> : never

function contentOf(block: BlockEntry): BlockContent {
  switch (block.kind) {
    case 'hero':
    case 'sectionBanner':
      return { kind: 'banner', banner: toPageBanner(block.entry), isHot: false }
    case 'redHotBanner':
      return { kind: 'banner', banner: toPageBanner(block.entry), isHot: true }
    case 'pageContent':
      return { kind: 'page-content', ...toPageContent(block.entry) }
    case 'layout':
      return toLayout(block.entry)
    case 'richText':
      return { kind: 'rich-text', text: toText(block.entry.fields.body) }
    case 'image':
      return { kind: 'image', ...toImage(block.entry) }
    case 'button': {
      const { text, target, style } = block.entry.fields
      return { kind: 'button', action: { text, target }, isPrimary: style === 'Primary' }
    }
    case 'socialMediaPost': {
      const { network, html, caption } = block.entry.fields
      return { kind: 'social-post', network, html, caption }
    }
    case 'embeddedContent':
      return { kind: 'embed', embed: toEmbed(block.entry) }
    case 'imageWithEmbeddedContent':
      return { kind: 'picture-embed', ...toPictureEmbed(block.entry) }
    case 'howItWorks':
      return { kind: 'process', process: toProcess(block.entry) }
    case 'faq':
      return { kind: 'faq', ...toFaq(block.entry), body: undefined, actions: [] }
    case 'homeFaqSection':
      return {
        kind: 'faq',
        ...toFaq(block.entry),
        body: block.entry.fields.body,
        actions: toActions(block.entry.fields),
      }
    case 'introCarousel':
      return { kind: 'intro-carousel', headline: block.entry.fields.headline, slides: toIntroSlides(block.entry) }
    case 'eligibleBenefits':
      return { kind: 'benefits', ...toBenefits(block.entry) }
    case 'personalPerksProgressBar': {
      const { headline, body, footnote } = block.entry.fields
      return { kind: 'perks', headline, body, footnote }
    }
    case 'tabbedContent':
      return toTabs(block.entry)
    case 'promoCarousel':
      return { kind: 'promo-carousel', ...toPromoCarousel(block.entry) }
    case 'redSkyRoutesSection':
      return { kind: 'routes', ...toRoutes(block.entry) }
    case 'unknown':
      return { kind: 'unknown', type: block.type, data: block.raw }
  }
}

function toLayout({ fields }: ContentEntry<TypeLayoutSkeleton>): BlockContent {
  return {
    kind: 'layout',
    headline: fields.headline,
    columns: fields.columns,
    ground: groundOf(fields.backgroundColour),
    blocks: resolvedEntries(fields.blocks).map((each) => toBlock(readLayoutBlock(each))),
  }
}

function toTabs({ fields }: ContentEntry<TypeTabbedContentSkeleton>): BlockContent {
  return {
    kind: 'tabs',
    headline: fields.headline,
    tabs: intactEntries(fields.tabs, isTab).map((tab) => ({
      id: tab.sys.id,
      title: tab.fields.title,
      blocks: resolvedEntries(tab.fields.blocks).map((each) => toBlock(readTabBlock(each))),
    })),
  }
}

/** Who may see an entry (CNT-24). */
function tagsOf(entry: unknown): readonly ContentTag[] {
  return contentTags.filter((tag) => hasTag(entry, tag))
}
