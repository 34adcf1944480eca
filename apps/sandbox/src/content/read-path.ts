import { contentTypes, defaultLocale, locales, valueIn } from './content-model.ts'
import { isObject, type Json, type LinkType, type StoredItem } from './content-store.ts'
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
const assetFields = new Set(['title', 'description', 'file'])
/** Types by which the provider neither orders nor compares. */
const incomparable = new Set(['Text', 'RichText', 'Object', 'Array', 'Link'])

/** Throws, as the provider does, when a path leads to nothing that entries of a type could have. */
export function assertPath(path: string, kind: LinkType, contentType: string | undefined, isOrder: boolean): void {
  const [root, name = '', locale] = path.split('.')
  if (root === 'sys' && systemFields.has(name)) return
  if (root === 'metadata' && name === 'tags') return
  if (root === 'fields' && kind === 'Asset' && assetFields.has(name)) return
  const type = contentTypes.find(({ sys }) => sys.id === contentType)
  // A type that the model does not know is one of tomorrow: its fields are not known either.
  if (root === 'fields' && kind === 'Entry' && type === undefined && contentType !== undefined) return
  const field = type?.fields.find(({ id }) => id === name)
  if (root !== 'fields' || field === undefined || (locale !== undefined && !leadsOn(locale)))
    throw invalidQuery(`The path "${path}" is not recognized`, [{ name: 'unknown', path: path.split('.') }])
  if (isOrder && incomparable.has(field.type))
    throw invalidQuery(`Entries cannot be ordered by "${path}", a field of type ${field.type}`, [
      { name: 'order', path: path.split('.') },
    ])
}

/** Returns the value at a path such as `sys.createdAt`, `fields.slug`, `fields.slug.en-US` or `fields.hero.sys.id`. */
export function readPath(item: StoredItem, path: string, locale: string): Json | undefined {
  const [root, name = '', ...rest] = path.split('.')
  if (root === 'metadata')
    return follow(
      item.tags.map((id) => ({ sys: { id } })),
      rest,
    )
  if (root === 'sys') return follow(systemValue(item, name), rest)
  const [first, ...further] = rest
  const isLocale = locales.some(({ code }) => code === first)
  const wanted = isLocale && first !== undefined ? first : locale === '*' ? defaultLocale : locale
  return follow(valueIn(wanted, item.fields[name]), isLocale ? further : rest)
}

function leadsOn(key: string): boolean {
  return key === 'sys' || locales.some(({ code }) => code === key)
}

function follow(start: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value))
      return value.flatMap((each: Json) => (isObject(each) && each[key] !== undefined ? [each[key]] : []))
    return isObject(value) ? value[key] : undefined
  }, start)
}

function systemValue({ sys }: StoredItem, name: string): Json | undefined {
  const values: Readonly<Record<string, Json | undefined>> = {
    ...sys,
    contentType: sys.contentType === undefined ? undefined : { sys: { id: sys.contentType } },
  }
  return values[name]
}
