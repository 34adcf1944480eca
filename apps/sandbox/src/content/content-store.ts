import { serviceOf, type Origins } from '../origins.ts'

export type LocaleCode = 'en-GB' | 'en-US'
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type LinkType = 'Entry' | 'Asset'
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: LinkType; readonly id: string }
}

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

/** An entry as its author writes it: plain values, and `usDiffers` where America reads something else. */
export interface EntryDraft {
  readonly contentType: string
  readonly id: string
  readonly fields: Readonly<Record<string, Json | Differing>>
  readonly revision?: number
  readonly tags?: readonly string[]
}

export type AssetDraft = PictureDraft | DocumentDraft

interface FileDraft {
  readonly id: string
  /** Below the origin of the service that has it. */
  readonly path: string
  readonly title: string
}

export interface PictureDraft extends FileDraft {
  /** What the picture shows, for people who cannot see it; empty for decoration. */
  readonly description: string
  readonly width: number
  readonly height: number
}

export interface DocumentDraft extends FileDraft {
  readonly description: string
  readonly fileName: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
}

const differing = Symbol('differs')
export interface Differing {
  readonly [differing]: { readonly gb: Json; readonly us: Json }
}

/** Returns a value whose American wording is not the British one. */
export function usDiffers(gb: Json, us: Json): Differing {
  return { [differing]: { gb, us } }
}

export function entryLink(id: string): { sys: { type: 'Link'; linkType: LinkType; id: string } } {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

export function assetLink(id: string): { sys: { type: 'Link'; linkType: LinkType; id: string } } {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
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
    entries: [...drafts.entries, ...outside].map((draft, index) => ({
      sys: {
        id: draft.id,
        type: 'Entry',
        contentType: draft.contentType,
        ...dates(index),
        revision: draft.revision ?? 1,
      },
      tags: draft.tags ?? [],
      fields: Object.fromEntries(Object.entries(draft.fields).map(([name, value]) => [name, localised(value)])),
    })),
    assets: drafts.assets.map((draft, index) => ({
      sys: { id: draft.id, type: 'Asset', ...dates(index), revision: 1 },
      tags: [],
      fields: {
        title: { 'en-GB': draft.title },
        description: { 'en-GB': draft.description },
        // Asset addresses are protocol-relative, as the provider gives them.
        file: {
          'en-GB': {
            url: `${drafts.origins[serviceOf(draft.path)].replace(/^https?:/, '')}${draft.path}`,
            ...fileOf(draft),
          },
        },
      },
    })),
    outsideModel: new Set(outside.map(({ id }) => id)),
  }
}

function fileOf(draft: AssetDraft) {
  if ('fileName' in draft) {
    const { fileName, contentType, size } = draft
    return { fileName, contentType, details: { size } }
  }
  const { id, width, height } = draft
  return {
    fileName: `${id}.webp`,
    contentType: 'image/webp',
    details: { size: width * 40, image: { width, height } },
  }
}

export function isLink(value: Json | undefined): value is Json & Link {
  return isObject(value) && isObject(value['sys']) && value['sys']['type'] === 'Link'
}

/** Every link in a value, however deep: rich text nests them. */
export function linksIn(value: Json | undefined): readonly Link[] {
  if (isLink(value)) return [value]
  if (Array.isArray(value)) return value.flatMap((each: Json) => linksIn(each))
  return isObject(value) ? Object.values(value).flatMap(linksIn) : []
}

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function localised(value: Json | Differing): LocalisedValue {
  return isDiffering(value) ? { 'en-GB': value[differing].gb, 'en-US': value[differing].us } : { 'en-GB': value }
}

function isDiffering(value: Json | Differing): value is Differing {
  return typeof value === 'object' && value !== null && differing in value
}

const firstDay = Date.UTC(2026, 0, 12, 9)

function dates(index: number) {
  const at = (minutes: number) => new Date(firstDay + minutes * 60_000).toISOString()
  return { createdAt: at(index), updatedAt: at(index + 1440) }
}
