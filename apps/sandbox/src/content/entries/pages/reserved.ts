import { entry, usDiffers, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { page } from './page.ts'

/** Slugs that are parts of the app: the entries are there, but none is a page of its own (CNT-22). */
const reservedSlugs = [
  'home-page-logged-out',
  'home-page-logged-in',
  'home-page-logged-out-us',
  'home-page-logged-in-us',
  'footer',
] as const

export const reservedEntries: readonly EntryDraft[] = [
  ...reservedSlugs.flatMap((slug) =>
    page({
      slug,
      title: 'A part of the app',
      description: 'Not a page of its own.',
      blocks: ['reserved-text'],
      hidden: true,
    }),
  ),
  entry('richText', 'reserved-text', {
    internalName: 'Text of reserved slugs',
    body: usDiffers(
      richText('This belongs to another page. If you can read it, something has gone astray.'),
      richText('This belongs to another page. If you can read it, something has gone astray.'),
    ),
  }),
]
