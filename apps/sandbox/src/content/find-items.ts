import { contentTypes, defaultLocale, locales } from './content-model.ts'
import type { Json, StoredItem } from './content-store.ts'
import { linksIn, type LinkType } from './links.ts'
import { DeliveryError, invalidQuery } from './delivery-error.ts'
import { assertPath, readPath } from './read-path.ts'

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
  const contentType = query['content_type']
  const filters = Object.entries(query)
    .filter(([name]) => !reserved.has(name))
    .map(([name, wanted]) => ({ ...filterOf(name), wanted }))
  const orders = ordersOf(query['order'])
  if (kind === 'Entry' && !contentType && [...filters, ...orders].some(({ path }) => path.startsWith('fields.')))
    throw invalidQuery('When querying for entries and filtering by fields, a content type must be specified.')
  if (contentType && !contentTypesIn(pool).has(contentType))
    throw invalidQuery('The content type is unknown.', [{ name: 'unknownContentType', value: contentType }])
  for (const { path } of filters) assertPath(path, kind, contentType, false)
  for (const { path } of orders) assertPath(path, kind, contentType, true)
  assertSelect(query['select'], kind, contentType)
  const matches = pool.filter(
    (item) =>
      (!contentType || item.sys.contentType === contentType) &&
      (!query['links_to_entry'] || linksTo(item, 'Entry', query['links_to_entry'])) &&
      (!query['links_to_asset'] || linksTo(item, 'Asset', query['links_to_asset'])) &&
      (!query['query'] || JSON.stringify(item.fields).toLowerCase().includes(query['query'].toLowerCase())) &&
      filters.every((filter) => passes(item, filter, locale)),
  )
  const limit = wholeNumber(query['limit'] ?? '100', 'limit', 1000)
  const skip = wholeNumber(query['skip'] ?? '0', 'skip', Number.MAX_SAFE_INTEGER)
  return {
    locale,
    total: matches.length,
    skip,
    limit,
    items: ordered(matches, orders, locale).slice(skip, skip + limit),
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

function linksTo({ fields }: StoredItem, linkType: LinkType, id: string): boolean {
  return linksIn(fields).some(({ sys }) => sys.linkType === linkType && sys.id === id)
}

/** Returns the types of the model, and those that entries have although the model does not know them. */
function contentTypesIn(pool: readonly StoredItem[]): ReadonlySet<string | undefined> {
  return new Set([...contentTypes.map(({ sys }) => sys.id), ...pool.map(({ sys }) => sys.contentType)])
}

interface Filter {
  path: string
  operator: string
  wanted: string
}

function filterOf(name: string): Omit<Filter, 'wanted'> {
  const [, path, operator = 'eq'] = /^([\w.-]+?)(?:\[(\w+)\])?$/.exec(name) ?? []
  if (!path?.includes('.')) throw invalidQuery(`${name} is not a parameter of this service.`)
  return { path, operator }
}

function assertSelect(select: string | undefined, kind: LinkType, contentType: string | undefined): void {
  for (const path of select?.split(',') ?? []) {
    if (path === 'sys' || path === 'fields' || path === 'metadata') continue
    if (path.startsWith('fields.') && kind === 'Entry' && !contentType)
      throw invalidQuery('When selecting fields of entries, a content type must be specified.')
    if (path.split('.').length > 2) throw invalidQuery(`The path "${path}" is too deep to be selected.`)
    assertPath(path, kind, contentType, false)
  }
}

function passes(item: StoredItem, { path, operator, wanted }: Filter, locale: string): boolean {
  const value = readPath(item, path, locale)
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

interface Order {
  path: string
  direction: 1 | -1
}

function ordersOf(order = ''): readonly Order[] {
  return order
    .split(',')
    .filter((key) => key !== '')
    .map((key) => ({ path: key.replace(/^-/, ''), direction: key.startsWith('-') ? -1 : 1 }))
}

function ordered(items: readonly StoredItem[], orders: readonly Order[], locale: string): readonly StoredItem[] {
  const differences = (a: StoredItem, b: StoredItem) =>
    orders.map(({ path, direction }) => compare(readPath(a, path, locale), readPath(b, path, locale)) * direction)
  return items.toSorted((a, b) => differences(a, b).find((difference) => difference !== 0) ?? 0)
}

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && b !== undefined) return a - Number(b)
  const [left, right] = [String(a ?? '\uffff'), String(b ?? '\uffff')]
  return left === right ? 0 : left < right ? -1 : 1
}
