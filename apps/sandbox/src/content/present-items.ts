import { defaultLocale, valueIn } from './content-model.ts'
import { linksIn, type ContentStore, type Json, type LinkType, type StoredItem } from './content-store.ts'
import { invalidQuery } from './delivery-error.ts'
import { wholeNumber, type DeliveryQuery, type FoundPage } from './find-items.ts'

interface Place {
  space: string
  environment: string
}

/** One item as the provider answers it, in one locale or, with `*`, in all. */
export function presentItem(item: StoredItem, locale: string, { space, environment }: Place, select?: string) {
  const { contentType, ...sys } = item.sys
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  const shown = new Set(select?.split(','))
  const isShown = (name: string) => select === undefined || shown.has('fields') || shown.has(`fields.${name}`)
  return {
    metadata: { tags: item.tags.map((id) => link('Tag', id)), concepts: [] },
    sys: {
      space: link('Space', space),
      environment: link('Environment', environment),
      ...sys,
      publishedVersion: sys.revision * 2 + 1,
      ...(contentType && { contentType: link('ContentType', contentType) }),
      ...(locale !== '*' && { locale }),
    },
    fields: Object.fromEntries(Object.entries(fieldsIn(item, locale)).filter(([name]) => isShown(name))),
  }
}

/**
 * Returns a page of items with what they link to, as deep as the query asks, and an error for each link that leads
 * nowhere.
 */
export function presentPage(found: FoundPage, kind: LinkType, store: ContentStore, query: DeliveryQuery, place: Place) {
  const depth = Math.min(wholeNumber(query['include'] ?? '1', 'include', 99), 99)
  if (depth > 10) throw invalidQuery('The value of include must be a whole number from 0 to 10.')
  const { entries, assets, errors } =
    kind === 'Entry' ? linkedItems(found, store, depth) : { entries: [], assets: [], errors: [] }
  const present = (item: StoredItem) => presentItem(item, found.locale, place)
  return {
    sys: { type: 'Array' },
    total: found.total,
    skip: found.skip,
    limit: found.limit,
    items: found.items.map((item) => presentItem(item, found.locale, place, query['select'])),
    ...(errors.length > 0 && { errors }),
    ...((entries.length > 0 || assets.length > 0) && {
      includes: {
        ...(entries.length > 0 && { Entry: entries.map(present) }),
        ...(assets.length > 0 && { Asset: assets.map(present) }),
      },
    }),
  }
}

function linkedItems({ items, locale }: FoundPage, store: ContentStore, depth: number) {
  const seen = new Set(items)
  const linked: Record<LinkType, StoredItem[]> = { Entry: [], Asset: [] }
  const errors = new Map<string, unknown>()
  let level: readonly StoredItem[] = items
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: StoredItem[] = []
    for (const { sys } of level.flatMap((item) => linksIn(fieldsIn(item, locale)))) {
      const target = (sys.linkType === 'Asset' ? store.assets : store.entries).find((each) => each.sys.id === sys.id)
      if (!target)
        errors.set(`${sys.linkType} ${sys.id}`, { sys: { id: 'notResolvable', type: 'error' }, details: sys })
      else if (!seen.has(target)) {
        seen.add(target)
        linked[sys.linkType].push(target)
        next.push(target)
      }
    }
    level = next
  }
  return { entries: linked.Entry, assets: linked.Asset, errors: [...errors.values()] }
}

function fieldsIn(item: StoredItem, locale: string): { readonly [key: string]: Json } {
  if (locale === '*') return item.fields
  const shown = Object.entries(item.fields).flatMap(([name, values]) => {
    const value = valueIn(locale || defaultLocale, values)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(shown)
}
