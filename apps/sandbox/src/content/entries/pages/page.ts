import { entry, entryLink, type Differing, type EntryDraft } from '../../content-store.ts'
import { seo } from '../seo.ts'

interface PageDraft {
  slug: string
  title: string | Differing
  description: string | Differing
  /** Where it differs from the title. */
  seoTitle?: string | Differing
  blocks: readonly string[]
  /** Whether search engines are asked to leave the page out. */
  hidden?: boolean
}

/** A page with its texts for search engines. */
export function page({ slug, title, description, seoTitle = title, blocks, hidden }: PageDraft): readonly EntryDraft[] {
  return [
    entry('page', `page-${slug}`, { title, slug, seo: entryLink(`seo-${slug}`), blocks: blocks.map(entryLink) }),
    seo({ id: `seo-${slug}`, title: seoTitle, description, ...(hidden !== undefined && { hidden }) }),
  ]
}

/** A page and its American twin, which has a slug of its own and, unless it says otherwise, the same blocks (API-51). */
export function pageWithTwin(draft: PageDraft & { usBlocks?: readonly string[] }): readonly EntryDraft[] {
  const { slug, blocks, usBlocks = blocks } = draft
  return [...page(draft), ...page({ ...draft, slug: `${slug}-us`, blocks: usBlocks })]
}
