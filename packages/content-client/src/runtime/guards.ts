import type { EntrySkeletonType } from 'contentful'
import type { ContentTag } from '../generated/types.ts'
import type { ContentEntry } from './content-type.ts'

/**
 * What the content service answers is held to the model where it is read, because editors change entries, and the model
 * itself, while older versions of the app are out.
 */

/** A value beside those that the model lists for a field: of tomorrow's model. */
export type UnlistedValue = string & Record<never, never>

/** What a field holds; with a question mark, it may be absent. */
export type FieldShape = `${keyof typeof shapes}${'' | '?'}`

export type Guard<Skeleton extends EntrySkeletonType> = (entry: unknown) => entry is ContentEntry<Skeleton>

/** An entry of one of several types, told by its kind. */
export type KnownEntry<Skeleton extends EntrySkeletonType> = Skeleton extends EntrySkeletonType
  ? { kind: Skeleton['contentTypeId']; id: string; entry: ContentEntry<Skeleton> }
  : never

/** An entry of a type of tomorrow, or one that lacks what its type asks for; with all that was sent (CNT-20). */
export interface UnknownEntry {
  kind: 'unknown'
  id: string
  type: string
  raw: unknown
}

/** Whether something is an entry of a type, with all the fields that it must have and none of another shape. */
export function createGuard<Skeleton extends EntrySkeletonType>(
  contentType: Skeleton['contentTypeId'],
  fields: Readonly<Record<Extract<keyof Skeleton['fields'], string>, FieldShape>>,
): Guard<Skeleton> {
  const rules = Object.entries<FieldShape>(fields)
  return (entry): entry is ContentEntry<Skeleton> => {
    if (typeOf(entry) !== contentType) return false
    const values = property(entry, 'fields')
    return isObject(values) && rules.every(([name, shape]) => holds(property(values, name), shape))
  }
}

/** Tells the entries of several types apart. */
export function createReader<Skeleton extends EntrySkeletonType>(
  guards: Readonly<Record<Skeleton['contentTypeId'], (entry: unknown) => boolean>>,
): (entry: unknown) => KnownEntry<Skeleton> | UnknownEntry {
  const known = new Map<string, (entry: unknown) => boolean>(Object.entries(guards))
  const isKnown = (read: { kind: string; id: string; entry: unknown }): read is KnownEntry<Skeleton> =>
    known.get(read.kind)?.(read.entry) ?? false
  return (entry) => {
    const type = typeOf(entry) ?? ''
    const id = idOf(entry) ?? ''
    const read = { kind: type, id, entry }
    return isKnown(read) ? read : { kind: 'unknown', id, type, raw: entry }
  }
}

/** The linked entries that are there: not deleted, not unpublished. */
export function resolvedEntries<Entry>(entries: readonly (Entry | undefined)[] | undefined): Entry[] {
  if (!Array.isArray(entries)) return []
  return entries.filter((entry) => entry !== undefined && typeOf(entry) !== undefined)
}

/** Those of the linked entries that a guard finds in order. */
export function intactEntries<Skeleton extends EntrySkeletonType>(
  entries: readonly unknown[] | undefined,
  guard: Guard<Skeleton>,
): ContentEntry<Skeleton>[] {
  return Array.isArray(entries) ? entries.filter(guard) : []
}

/** A value that the model lists, or else the fallback. */
export function listedOr<const Value, Fallback>(
  values: readonly Value[],
  value: unknown,
  fallback: Fallback,
): Value | Fallback {
  return values.find((listed) => listed === value) ?? fallback
}

/** Whether an editor gave an entry a tag (CNT-24). */
export function hasTag(entry: unknown, tag: ContentTag): boolean {
  const tags = property(property(entry, 'metadata'), 'tags')
  return Array.isArray(tags) && tags.some((each) => idOf(each) === tag)
}

const shapes = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  richText: (value: unknown) => property(value, 'nodeType') === 'document' && Array.isArray(property(value, 'content')),
  link: (value: unknown) => isObject(property(value, 'sys')),
  list: Array.isArray,
  object: isObject,
}

function holds(value: unknown, shape: FieldShape): boolean {
  const [name, mayBeAbsent] = shape.endsWith('?') ? [shape.slice(0, -1), true] : [shape, false]
  if (value === undefined) return mayBeAbsent
  return shapes[name as keyof typeof shapes](value)
}

/** The id of the content type of an entry; a link that was not resolved has none. */
function typeOf(entry: unknown): string | undefined {
  return idOf(property(property(entry, 'sys'), 'contentType'))
}

function idOf(value: unknown): string | undefined {
  const id = property(property(value, 'sys'), 'id')
  return typeof id === 'string' ? id : undefined
}

function property(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
