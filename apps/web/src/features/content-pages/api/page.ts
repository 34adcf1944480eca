import { type ContentEntry, type ContentLocale, page } from '@clubhouse/content-client/content'
import { ContentError } from '@clubhouse/content-client/errors'
import {
  type PageBlock as BlockEntry,
  readPageBlock,
  resolvedEntries,
  type TypePageSkeleton,
} from '@clubhouse/content-client/types'
import type { PageBlock, PageContent } from '../model/page.ts'
import { slugsFor } from '../model/slugs.ts'
import { toBanner, toFaq, toProcess } from './blocks.ts'

/** Options of a composed page, by slug and locale (CNT-01, API-51). */
export function pageOptions(slug: string, locale: ContentLocale) {
  return {
    ...page.queryOptions({ slug, locale }, toPage),
    queryFn: async () => toPage(await readPage(slugsFor(slug, locale), locale)),
  }
}

async function readPage(
  [slug, ...others]: readonly string[],
  locale: ContentLocale,
): Promise<ContentEntry<TypePageSkeleton>> {
  if (slug === undefined) throw new ContentError('not_found', 'page')
  try {
    return await page({ slug, locale })
  } catch (error) {
    const isMissing = error instanceof ContentError && error.kind === 'not_found'
    if (isMissing && others.length > 0) return readPage(others, locale)
    throw error
  }
}

function toPage({ fields }: ContentEntry<TypePageSkeleton>): PageContent {
  return {
    title: fields.title,
    seoTitle: fields.seo?.fields.title ?? fields.title,
    seoDescription: fields.seo?.fields.description,
    blocks: resolvedEntries(fields.blocks).map((entry) => toBlock(readPageBlock(entry))),
  }
}

function toBlock(block: BlockEntry): PageBlock {
  const { id } = block
  switch (block.kind) {
    case 'hero':
    case 'redHotBanner':
    case 'sectionBanner':
      return { id, kind: 'banner', banner: toBanner(block.entry) }
    case 'richText':
      return { id, kind: 'rich-text', body: block.entry.fields.body }
    case 'howItWorks':
      return { id, kind: 'process', process: toProcess(block.entry) }
    case 'faq':
    case 'homeFaqSection':
      return { id, kind: 'faq', ...toFaq(block.entry) }
    case 'unknown':
      return { id, kind: 'unknown', type: block.type, data: block.raw }
    default:
      // Kinds of the model that the app does not draw yet (CNT-20).
      return { id, kind: 'unknown', type: block.kind, data: block.entry }
  }
}
