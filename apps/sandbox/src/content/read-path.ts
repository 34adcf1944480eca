import { contentTypes, defaultLocale, locales, valueIn } from './content-model.ts'
import type { Json, StoredItem } from './content-store.ts'
import { isObject, type LinkType } from './links.ts'
import { invalidQuery } from './delivery-error.ts'

const systemFields = new Set([
  'id',
  'type',
  'createdAt',
  'updatedAt',
  'revision',
  'publishedVersion',
  'contentType',
  'locale',
])
const assetFields = [
  { id: 'title', type: 'Symbol' },
  { id: 'description', type: 'Symbol' },
  { id: 'file', type: 'Object' },
]
/** Types by which the provider neither orders nor compares. */
const incomparable = new Set(['Text', 'RichText', 'Object', 'Array', 'Link'])

/** Throws, as the provider does, when a path leads to nothing that entries of a type could have. */
export function assertPath(path: string, kind: LinkType, contentType: string | undefined, isOrder: boolean): void {
  const [root, name = '', key] = path.split('.')
  if (root === 'sys' && systemFields.has(name)) return
  if (root === 'metadata' && name === 'tags') return
  const fields = kind === 'Asset' ? assetFields : contentTypes.find(({ sys }) => sys.id === contentType)?.fields
  // The fields of a type that the model does not know are not known either.
  if (root === 'fields' && fields === undefined && contentType !== undefined) return
  const field = fields?.find(({ id }) => id === name)
  if (root !== 'fields' || field === undefined || !(key === undefined || key === 'sys' || isLocale(key)))
    throw invalidQuery(`The path "${path}" is not recognized`, [{ name: 'unknown', path: path.split('.') }])
  if (isOrder && incomparable.has(field.type))
    throw invalidQuery(`Entries cannot be ordered by "${path}", a field of type ${field.type}`, [
      { name: 'order', path: path.split('.') },
    ])
}

/** Returns the value at a path such as `sys.createdAt`, `fields.slug`, `fields.slug.en-US` or `fields.hero.sys.id`. */
export function readPath({ sys, tags, fields }: StoredItem, path: string, locale: string): Json | undefined {
  const [root = '', name = '', ...keys] = path.split('.')
  if (root === 'fields') {
    const [first = ''] = keys
    if (isLocale(first)) return follow(valueIn(first, fields[name]), keys.slice(1))
    return follow(valueIn(locale === '*' ? defaultLocale : locale, fields[name]), keys)
  }
  const contentType = sys.contentType === undefined ? {} : { contentType: { sys: { id: sys.contentType } } }
  const metadata = { tags: tags.map((id) => ({ sys: { id } })) }
  return follow({ sys: { ...sys, ...contentType }, metadata }, [root, name, ...keys])
}

function isLocale(key: string): boolean {
  return locales.some(({ code }) => code === key)
}

function follow(start: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value))
      return value.flatMap((each: Json) => (isObject(each) && each[key] !== undefined ? [each[key]] : []))
    return isObject(value) ? value[key] : undefined
  }, start)
}
