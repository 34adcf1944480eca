import type { Region } from '#platform/region/regions.ts'

/** Entries that are parts of the app, not pages of their own (CNT-22), or have an address of their own in one region (REF-05). */
const reserved = new Set([
  'home-page-logged-out',
  'home-page-logged-in',
  'home-page-logged-out-us',
  'home-page-logged-in-us',
  'footer',
  'refer-a-friend',
])

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}

/**
 * Returns the slugs to look a page up by, best first: US English has pages of its own, and otherwise shows the common
 * one (API-51).
 */
export function slugsFor(slug: string, locale: Region['locale']): readonly string[] {
  return locale === 'en-US' ? [`${slug}-us`, slug] : [slug]
}
