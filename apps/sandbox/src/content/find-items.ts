import { defaultLocale, locales, valueIn } from './content-model.ts'
import { isObject, linksIn, type Json, type LinkType, type StoredItem } from './content-store.ts'
import { DeliveryError, invalidQuery } from './delivery-error.ts'

export type DeliveryQuery = Readonly<Record<string, string>>
export interface FoundPage {
  locale: string
  total: number
  skip: number
  limit: number
  items: readonly StoredItem[]
}

/** Parameters that are not filters. */
const reserved = new Set([
  'access_token',
  'content_type',
  'locale',
  'include',
  'order',
  'limit',
  'skip',
  'select',
  'query',
  'links_to_entry',
  'links_to_asset',
  'mimetype_group',
])

/** Items that answer a query, as the provider's query language reads it. */
export function findItems(pool: readonly StoredItem[], kind: LinkType, query: DeliveryQuery): FoundPage {
  const locale = localeOf(query)
  const filters = Object.entries(query).filter(([name]) => !reserved.has(name))
  if (kind === 'Entry' && !query['content_type'] && filters.some(([name]) => name.startsWith('fields.')))
    throw invalidQuery('When querying for entries and filtering by fields, a content type must be specified.')
  const matches = pool.filter(
    (item) =>
      (!query['content_type'] || item.sys.contentType === query['content_type']) &&
      (!query['links_to_entry'] || linksTo(item, 'Entry', query['links_to_entry'])) &&
      (!query['links_to_asset'] || linksTo(item, 'Asset', query['links_to_asset'])) &&
      (!query['query'] || JSON.stringify(item.fields).toLowerCase().includes(query['query'].toLowerCase())) &&
      filters.every(([name, wanted]) => passes(item, name, wanted, locale)),
  )
  const limit = wholeNumber(query['limit'] ?? '100', 'limit', 1000)
  const skip = wholeNumber(query['skip'] ?? '0', 'skip', Number.MAX_SAFE_INTEGER)
  return {
    locale,
    total: matches.length,
    skip,
    limit,
    items: ordered(matches, query['order'], locale).slice(skip, skip + limit),
  }
}

export function localeOf(query: DeliveryQuery): string {
  const locale = query['locale'] ?? defaultLocale
  if (locale !== '*' && !locales.some(({ code }) => code === locale))
    throw new DeliveryError(400, 'UnknownLocale', `Unknown locale: ${locale}`)
  return locale
}

export function wholeNumber(text: string, name: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw invalidQuery(`The value of ${name} must be a whole number from 0 to ${most}.`)
  return value
}

function linksTo(item: StoredItem, linkType: LinkType, id: string): boolean {
  return Object.values(item.fields).some((values) =>
    Object.values(values).some((value) => linksIn(value).some(({ sys }) => sys.linkType === linkType && sys.id === id)),
  )
}

function passes(item: StoredItem, name: string, wanted: string, locale: string): boolean {
  const [, path, operator = 'eq'] = /^([\w.]+?)(?:\[(\w+)\])?$/.exec(name) ?? []
  if (!path) throw invalidQuery(`${name} is not a parameter of this service.`)
  const value = read(item, path, locale)
  const texts = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)
  const list = wanted.split(',')
  switch (operator) {
    case 'eq':
      return texts.includes(wanted)
    case 'ne':
      return !texts.includes(wanted)
    case 'in':
      return texts.some((text) => list.includes(text))
    case 'nin':
      return !texts.some((text) => list.includes(text))
    case 'all':
      return list.every((text) => texts.includes(text))
    case 'exists':
      return (value !== undefined) === (wanted === 'true')
    case 'match':
      return JSON.stringify(value ?? '')
        .toLowerCase()
        .includes(wanted.toLowerCase())
    case 'lt':
      return compare(value, wanted) < 0
    case 'lte':
      return compare(value, wanted) <= 0
    case 'gt':
      return compare(value, wanted) > 0
    case 'gte':
      return compare(value, wanted) >= 0
    default:
      throw invalidQuery(`The operator ${operator} is unknown.`)
  }
}

/** The value at a path such as `sys.createdAt`, `fields.slug` or `fields.hero.sys.id`. */
function read(item: StoredItem, path: string, locale: string): Json | undefined {
  const [root, name = '', ...rest] = path.split('.')
  const start =
    root === 'sys'
      ? sysValue(item, name)
      : root === 'fields'
        ? valueIn(locale === '*' ? defaultLocale : locale, item.fields[name])
        : unknownRoot(path)
  return rest.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value))
      return value.flatMap((each: Json) => (isObject(each) && each[key] !== undefined ? [each[key]] : []))
    return isObject(value) ? value[key] : undefined
  }, start)
}

function unknownRoot(path: string): never {
  throw invalidQuery(`The path ${path} begins with neither sys nor fields.`)
}

function sysValue({ sys }: StoredItem, name: string): Json | undefined {
  const values: Readonly<Record<string, Json | undefined>> = {
    ...sys,
    contentType: sys.contentType === undefined ? undefined : { sys: { id: sys.contentType } },
  }
  return values[name]
}

function ordered(items: readonly StoredItem[], order: string | undefined, locale: string): readonly StoredItem[] {
  if (!order) return items
  const keys = order.split(',').map((key) => ({ path: key.replace(/^-/, ''), direction: key.startsWith('-') ? -1 : 1 }))
  return [...items].sort((a, b) => {
    for (const { path, direction } of keys) {
      const difference = compare(read(a, path, locale), read(b, path, locale))
      if (difference !== 0) return difference * direction
    }
    return 0
  })
}

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && b !== undefined) return a - Number(b)
  const [left, right] = [String(a ?? '\uffff'), String(b ?? '\uffff')]
  return left === right ? 0 : left < right ? -1 : 1
}
