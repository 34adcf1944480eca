import { assetLink, entry, type Differing, type EntryDraft } from '../content-store.ts'

interface SeoDraft {
  id: string
  title: string | Differing
  description: string | Differing
  /** The id of a picture. */
  shareImage?: string
  /** Whether search engines are asked to leave the page out. */
  hidden?: boolean
}

/** What search engines show of a page (CNT-02, SEO-01). */
export function seo({ id, title, description, shareImage, hidden = false }: SeoDraft): EntryDraft {
  return entry('seo', id, {
    internalName: `Search engine texts ${id.replace('seo-', '')}`,
    title,
    description,
    ...(shareImage !== undefined && { shareImage: assetLink(shareImage) }),
    hideFromSearchEngines: hidden,
  })
}
