import { type ContentLocale, homePublic } from '@clubhouse/content-client/content'

/** Options of the public home's content (HOM-15). What reads the entry is loaded with it: prerendered pages come without. */
export function homePublicOptions(locale: ContentLocale) {
  return homePublic.queryOptions({ locale }, async (entry) => (await import('./to-home-public.ts')).toHomePublic(entry))
}
