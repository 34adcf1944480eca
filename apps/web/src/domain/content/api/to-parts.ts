import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  imageAspectRatioValues,
  isEmbeddedContent,
  listedOr,
  readRichTextBodyEntry,
  type TypeEmbeddedContentSkeleton,
  type TypeImageSkeleton,
  type TypeImageWithEmbeddedContentSkeleton,
  type TypePageContentSkeleton,
} from '@clubhouse/content-client/types'
import type { Block, Document, Inline, Text } from '@contentful/rich-text-types'
import { pictureOf } from '../model/entries.ts'
import type { BlockOf, EmbedContent, PageBlock, TextContent } from '../model/page.ts'
import type { Ratio } from '../model/ratio.ts'
import { toActions } from './blocks.ts'
import { groundOf, textSideOf } from './to-page-banner.ts'

type ContentOf<Kind extends PageBlock['kind']> = Omit<BlockOf<Kind>, 'id' | 'kind' | 'tags'>

/** The main text of a page (CNT-03). */
export function toPageContent({ fields }: ContentEntry<TypePageContentSkeleton>): ContentOf<'page-content'> {
  return {
    headline: fields.headline,
    text: toText(fields.body),
    picture: pictureOf(fields.foregroundImage),
    textSide: textSideOf(fields.desktopTextPosition),
    ground: groundOf(fields.backgroundColour),
    actions: toActions(fields),
  }
}

export function toImage({ fields }: ContentEntry<TypeImageSkeleton>): ContentOf<'image'> {
  return {
    picture: pictureOf(fields.image),
    caption: fields.caption,
    isFullWidth: fields.width === 'FullWidth',
    ratio: ratioOf(fields.aspectRatio),
  }
}

/** A ratio that an editor chose; one of tomorrow is none. */
function ratioOf(text: string | undefined): Ratio | undefined {
  return listedOr(imageAspectRatioValues, text, undefined)
}

/** Without a ratio of its own, a frame is as wide as films are. */
export function toEmbed({ fields }: ContentEntry<TypeEmbeddedContentSkeleton>): EmbedContent {
  return {
    title: fields.title,
    html: fields.html,
    forwardsQuery: fields.forwardUrlParameters === true,
    isFullWidth: fields.width === 'FullWidth',
    ratio: ratioOf(fields.aspectRatio) ?? '16:9',
  }
}

export function toPictureEmbed({
  fields,
}: ContentEntry<TypeImageWithEmbeddedContentSkeleton>): ContentOf<'picture-embed'> {
  return {
    headline: fields.headline,
    body: fields.body,
    picture: pictureOf(fields.image),
    textSide: textSideOf(fields.desktopTextPosition),
    embed: isEmbeddedContent(fields.embeddedContent) ? toEmbed(fields.embeddedContent) : undefined,
  }
}

/** A text with the entries that stand in it; those of other types are left to whoever draws it (CNT-21). */
export function toText(document: Document): TextContent {
  const targets = targetsIn(document)
  const blocks = targets.map(toEmbedded).filter((block) => block !== undefined)
  return {
    document,
    entries: Object.fromEntries(blocks.map((block) => [block.id, block])),
    unknown: targets.length - blocks.length,
  }
}

function toEmbedded(target: unknown): PageBlock | undefined {
  const read = readRichTextBodyEntry(target)
  const base = { id: read.id, tags: [] }
  switch (read.kind) {
    case 'button': {
      const { text, target: to, style } = read.entry.fields
      return { ...base, kind: 'button', action: { text, target: to }, isPrimary: style === 'Primary' }
    }
    case 'image':
      return { ...base, kind: 'image', ...toImage(read.entry) }
    case 'embeddedContent':
      return { ...base, kind: 'embed', embed: toEmbed(read.entry) }
    case 'unknown':
      return undefined
  }
}

function targetsIn(node: Document | Block | Inline | Text): unknown[] {
  if (node.nodeType === 'text') return []
  const own = node.nodeType.startsWith('embedded-entry') ? [node.data['target']] : []
  return [...own, ...node.content.flatMap((child) => targetsIn(child))]
}
