import { club } from '../sample-data/club.ts'
import { readClubFile } from '../sample-data/club-files.ts'
import { assetLink, entryLink, isObject, usDiffers, type EntryDraft, type Json } from './content-store.ts'
import { richText } from './rich-text.ts'

interface EntryRecord extends Omit<EntryDraft, 'fields'> {
  /**
   * Plain values and, in their place: `{ entry }`, `{ entries }`, `{ asset }` and `{ assets }` for links, `{ richText }` for text in lines,
   * and `{ gb, us }` where America reads something else.
   */
  readonly fields: Readonly<Record<string, Json>>
}

/** Returns what editors have published, in the order in which they wrote it. */
export function publishedEntries(): readonly EntryDraft[] {
  return club.content.flatMap(readEntries)
}

/** Returns what they have not published yet: new entries, and others in their next wording. */
export function draftEntries(): readonly EntryDraft[] {
  return readEntries('drafts')
}

/** Returns entries that the model does not allow, on purpose: what editors do that the app did not expect. */
export function outsideModelEntries(): readonly EntryDraft[] {
  return readEntries('outside-model')
}

function readEntries(file: string): readonly EntryDraft[] {
  return (readClubFile(`content/${file}`, 'content') as readonly EntryRecord[]).map((record) => ({
    ...record,
    fields: Object.fromEntries(Object.entries(record.fields).map(([name, value]) => [name, fieldOf(value)])),
  }))
}

function fieldOf(value: Json): EntryDraft['fields'][string] {
  if (isObject(value) && value['gb'] !== undefined && value['us'] !== undefined)
    return usDiffers(valueOf(value['gb']), valueOf(value['us']))
  return valueOf(value)
}

function valueOf(value: Json): Json {
  if (!isObject(value)) return value
  const { entry, entries, asset, assets, richText: text } = value
  if (typeof entry === 'string') return entryLink(entry)
  if (Array.isArray(entries)) return entries.map((id: Json) => entryLink(String(id)))
  if (typeof asset === 'string') return assetLink(asset)
  if (Array.isArray(assets)) return assets.map((id: Json) => assetLink(String(id)))
  if (typeof text === 'string') return richText(text)
  if (Array.isArray(text)) return richText(text.join('\n'))
  throw new Error(`The sample content has a value of no known form: ${JSON.stringify(value)}`)
}
