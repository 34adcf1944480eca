import { type ContentEntry, type ContentLocale, page } from '@clubhouse/content-client/content'
import { ContentError } from '@clubhouse/content-client/errors'
import type { TypePageSkeleton } from '@clubhouse/content-client/types'
import {
  isTypeFaqSection,
  isTypeHowItWorks,
  isTypeRichTextBlock,
  isTypeSectionBanner,
} from '@clubhouse/content-client/types'
import { present } from '../../../platform/content/entries.ts'
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
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    blocks: present(fields.blocks).map(toBlock),
  }
}

type BlockEntry = NonNullable<ContentEntry<TypePageSkeleton>['fields']['blocks'][number]>

function toBlock(entry: BlockEntry): PageBlock {
  const { id, contentType } = entry.sys
  // Read before the guards: for the compiler nothing is left after them, but editors may use types of tomorrow.
  const unknown: PageBlock = { id, kind: 'unknown', type: contentType.sys.id, data: entry.fields }
  if (isTypeSectionBanner<'WITHOUT_UNRESOLVABLE_LINKS', string>(entry))
    return { id, kind: 'banner', banner: toBanner(entry) }
  if (isTypeRichTextBlock<'WITHOUT_UNRESOLVABLE_LINKS', string>(entry))
    return { id, kind: 'rich-text', body: entry.fields.body }
  if (isTypeHowItWorks<'WITHOUT_UNRESOLVABLE_LINKS', string>(entry))
    return { id, kind: 'process', process: toProcess(entry) }
  if (isTypeFaqSection<'WITHOUT_UNRESOLVABLE_LINKS', string>(entry)) return { id, kind: 'faq', ...toFaq(entry) }
  return unknown
}
