import { type ContentEntry, type ContentQuery, page } from '@clubhouse/content-client/content'
import { ContentError } from '@clubhouse/content-client/errors'
import {
  type ContentTag,
  contentTags,
  hasTag,
  readPageBlock,
  resolvedEntries,
  type TypePageSkeleton,
} from '@clubhouse/content-client/types'
import { adapters } from '../blocks/generated/adapters.ts'
import type { Adapters, BlockEntry, BlockKind, BlockOf, EntryOf, PageBlock } from '../blocks/page-block.ts'
import { pictureOf } from '../model/entries.ts'
import type { PageContent } from '../model/page.ts'
import { slugsFor } from '../model/slugs.ts'

/** Reads a composed page and turns its entry into blocks. */
export async function readPage(query: ContentQuery & { slug: string }): Promise<PageContent> {
  return adaptPage(await readFirst(slugsFor(query.slug, query.locale), query))
}

/** Returns the first slug that there is a page of. */
async function readFirst(
  [slug, ...others]: readonly string[],
  query: ContentQuery,
): Promise<ContentEntry<TypePageSkeleton>> {
  if (slug === undefined) throw new ContentError('not_found', 'page')
  try {
    return await page({ ...query, slug })
  } catch (error) {
    const isMissing = error instanceof ContentError && error.kind === 'not_found'
    if (isMissing && others.length > 0) return readFirst(others, query)
    throw error
  }
}

function adaptPage(entry: ContentEntry<TypePageSkeleton>): PageContent {
  const { title, seo, blocks } = entry.fields
  return {
    title,
    seoTitle: seo?.fields.title ?? title,
    seoDescription: seo?.fields.description,
    shareImageUrl: pictureOf(seo?.fields.shareImage)?.url,
    isHidden: seo?.fields.hideFromSearchEngines === true,
    tags: tagsOf(entry),
    blocks: resolvedEntries(blocks).map((each) => adaptBlock(readPageBlock(each))),
  }
}

function adaptBlock(block: BlockEntry): PageBlock {
  if (block.kind !== 'unknown') return adaptKnown(block)
  return { kind: 'unknown', id: block.id, tags: tagsOf(block.raw), type: block.type, data: block.raw }
}

function adaptKnown<Kind extends BlockKind>({ kind, id, entry }: KnownEntry<Kind>): BlockOf<Kind> {
  const adapt = adapterOf[kind]
  return { kind, id, tags: tagsOf(entry), ...adapt(entry, adaptBlock) }
}

const adapterOf: Adapters = adapters

type KnownEntry<Kind extends BlockKind> = { [Each in Kind]: { kind: Each; id: string; entry: EntryOf<Each> } }[Kind]

/** Returns who may see an entry (CNT-24). */
function tagsOf(entry: unknown): readonly ContentTag[] {
  return contentTags.filter((tag) => hasTag(entry, tag))
}
