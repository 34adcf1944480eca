import type { ContentAsset } from '@clubhouse/content-client/content'
import type { BlockKind, EntryOf } from './page-block.ts'

/** Returns an entry of one kind of block with the fields that a test is about. */
export function entryWith<Kind extends BlockKind>(kind: Kind, fields: Partial<EntryOf<Kind>['fields']>): EntryOf<Kind> {
  return {
    sys: { id: kind, contentType: { sys: { id: kind } } },
    metadata: { tags: [] },
    fields,
  } as unknown as EntryOf<Kind>
}

/** Returns an image of the content service. */
export function assetAt(url: string): ContentAsset {
  return {
    sys: { id: url },
    fields: { description: url, file: { url, details: { image: { width: 800, height: 600 } } } },
  } as unknown as ContentAsset
}
