import { valueIn } from './content-model.ts'
import type { ContentStore, Json, StoredItem } from './content-store.ts'
import { link, linksIn, targetOf } from './links.ts'
import { wholeNumber, type DeliveryQuery, type FoundPage } from './find-items.ts'

interface Place {
  space: string
  environment: string
}

/** One item as the provider answers it, in one locale or, with `*`, in all. */
export function presentItem(item: StoredItem, locale: string, { space, environment }: Place, select?: string) {
  const { contentType, ...sys } = item.sys
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
export function presentPage(found: FoundPage, store: ContentStore, query: DeliveryQuery, place: Place) {
  const { locale, total, skip, limit, items } = found
  const { linked, errors } = linkedItems(found, store, wholeNumber(query['include'] ?? '1', 'include', 10))
  const included = linked.map((item) => presentItem(item, locale, place))
  return {
    sys: { type: 'Array' },
    total,
    skip,
    limit,
    items: items.map((item) => presentItem(item, locale, place, query['select'])),
    ...(errors.length > 0 && { errors }),
    ...(included.length > 0 && { includes: Object.groupBy(included, ({ sys }) => sys.type) }),
  }
}

function linkedItems({ items, locale }: FoundPage, store: ContentStore, depth: number) {
  const seen = new Set(items)
  const errors = new Map<string, unknown>()
  let level = items
  for (let step = 0; step < depth; step += 1) {
    const next: StoredItem[] = []
    for (const each of level.flatMap((item) => linksIn(fieldsIn(item, locale)))) {
      const target = targetOf(each, store)
      if (!target)
        errors.set(`${each.sys.linkType} ${each.sys.id}`, {
          sys: { id: 'notResolvable', type: 'error' },
          details: each.sys,
        })
      else if (!seen.has(target)) {
        seen.add(target)
        next.push(target)
      }
    }
    level = next
  }
  return { linked: [...seen].slice(items.length), errors: [...errors.values()] }
}

function fieldsIn(item: StoredItem, locale: string): { readonly [key: string]: Json } {
  if (locale === '*') return item.fields
  const shown = Object.entries(item.fields).flatMap(([name, values]) => {
    const value = valueIn(locale, values)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(shown)
}
