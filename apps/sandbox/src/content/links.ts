import type { ContentStore, Json, StoredItem } from './content-store.ts'

export type LinkType = 'Entry' | 'Asset'
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: LinkType; readonly id: string }
}

export function link<Kind extends string>(
  linkType: Kind,
  id: string,
): { sys: { type: 'Link'; linkType: Kind; id: string } } {
  return { sys: { type: 'Link', linkType, id } }
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

/** Returns what a link leads to, unless it leads nowhere. */
export function targetOf({ sys }: Link, { assets, entries }: ContentStore): StoredItem | undefined {
  return (sys.linkType === 'Asset' ? assets : entries).find((item) => item.sys.id === sys.id)
}

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
