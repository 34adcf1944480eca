import { serviceOf, type Origins } from '../origins.ts'
import { isObject, link, type LinkType } from './links.ts'
import { richText } from './rich-text.ts'

export type LocaleCode = 'en-GB' | 'en-US'
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** An entry or an asset with the values of all its locales, as in the provider's export files. */
export interface StoredItem {
  readonly sys: {
    readonly id: string
    readonly type: LinkType
    readonly contentType?: string
    readonly createdAt: string
    readonly updatedAt: string
    readonly revision: number
  }
  /** Ids of the tags that say who sees it (CNT-24). */
  readonly tags: readonly string[]
  readonly fields: Readonly<Record<string, LocalisedValue>>
}
export type LocalisedValue = Readonly<Partial<Record<LocaleCode, Json>>>

export interface ContentStore {
  readonly entries: readonly StoredItem[]
  readonly assets: readonly StoredItem[]
  /** Ids of entries that are not as the model says, on purpose: a space may be ahead of the app, or have lost something. */
  readonly outsideModel: ReadonlySet<string>
}

/** An entry as its author writes it. */
export interface EntryDraft {
  readonly contentType: string
  readonly id: string
  /**
   * Plain values and, in their place: `{ entry }`, `{ entries }`, `{ asset }` and `{ assets }` for links, `{ richText }` for text in lines,
   * and `{ gb, us }` where America reads something else.
   */
  readonly fields: Readonly<Record<string, Json>>
  readonly revision?: number
  readonly tags?: readonly string[]
}

/** A picture or a document as its author names it. */
export interface AssetDraft {
  readonly id: string
  /** Below the origin of the service that has it. */
  readonly path: string
  readonly title: string
  /** What a picture shows, for people who cannot see it; empty for decoration. */
  readonly description: string
  readonly file: {
    readonly fileName: string
    readonly contentType: string
    /** The size is in bytes. */
    readonly details: { readonly size: number; readonly image?: { readonly width: number; readonly height: number } }
  }
}

/** Stores drafts in the order in which they were written, which is also their order by creation. */
export function createContentStore(drafts: {
  entries: readonly EntryDraft[]
  assets: readonly AssetDraft[]
  origins: Origins
  /** Entries that the model does not allow; they are delivered like the others. */
  outsideModel?: readonly EntryDraft[]
}): ContentStore {
  const outside = drafts.outsideModel ?? []
  return {
    entries: [...drafts.entries, ...outside].map(({ id, contentType, revision = 1, tags = [], fields }, index) => ({
      sys: { id, type: 'Entry', contentType, ...dates(index), revision },
      tags,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, localised(value)])),
    })),
    assets: drafts.assets.map(({ id, path, title, description, file }, index) => ({
      sys: { id, type: 'Asset', ...dates(index), revision: 1 },
      tags: [],
      fields: {
        title: { 'en-GB': title },
        description: { 'en-GB': description },
        // Asset addresses are protocol-relative, as the provider gives them.
        file: { 'en-GB': { url: `${drafts.origins[serviceOf(path)].replace(/^https?:/, '')}${path}`, ...file } },
      },
    })),
    outsideModel: new Set(outside.map(({ id }) => id)),
  }
}

function localised(value: Json): LocalisedValue {
  if (!isObject(value) || value['gb'] === undefined || value['us'] === undefined) return { 'en-GB': written(value) }
  return { 'en-GB': written(value['gb']), 'en-US': written(value['us']) }
}

/** Returns the value that an author's notation stands for. */
function written(value: Json): Json {
  if (!isObject(value)) return value
  const { entry, entries, asset, assets, richText: text } = value
  if (typeof entry === 'string') return link('Entry', entry)
  if (Array.isArray(entries)) return entries.map((id: Json) => link('Entry', String(id)))
  if (typeof asset === 'string') return link('Asset', asset)
  if (Array.isArray(assets)) return assets.map((id: Json) => link('Asset', String(id)))
  if (typeof text === 'string') return richText(text)
  if (Array.isArray(text)) return richText(text.join('\n'))
  throw new Error(`The sample content has a value of no known form: ${JSON.stringify(value)}`)
}

const firstDay = Date.UTC(2026, 0, 12, 9)

function dates(index: number) {
  const at = (minutes: number) => new Date(firstDay + minutes * 60_000).toISOString()
  return { createdAt: at(index), updatedAt: at(index + 1440) }
}
