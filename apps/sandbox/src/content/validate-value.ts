import type { ContentField, Range, Validation } from './content-model.ts'
import { isLink, isObject, linksIn, type ContentStore, type Json, type StoredItem } from './content-store.ts'
import { richTextFaults } from './validate-rich-text.ts'

/** Returns what is wrong with the value that a field has in one locale. */
export function valueFaults(value: Json, field: ContentField, store: ContentStore): readonly string[] {
  const broken = () => (field.validations ?? []).flatMap((validation) => validationFaults(value, validation, store))
  switch (field.type) {
    case 'Symbol':
      return typeof value !== 'string'
        ? ['is not text']
        : value.length > 256
          ? ['is longer than the 256 characters of a Symbol']
          : broken()
    case 'Text':
      return typeof value === 'string' ? broken() : ['is not text']
    case 'Integer':
      return Number.isInteger(value) ? broken() : ['is not a whole number']
    case 'Boolean':
      return typeof value === 'boolean' ? broken() : ['is not true or false']
    case 'RichText':
      return [...richTextFaults(value, field.validations ?? [], targetTypeIn(store)), ...danglingLinks(value, store)]
    case 'Link':
      return [...linkFaults(value, field.linkType, store), ...broken()]
    case 'Array': {
      if (!Array.isArray(value)) return ['is not a list']
      const items: readonly Json[] = value
      const { items: item } = field
      return [
        ...broken(),
        ...items.flatMap((each) => [
          ...(item?.type === 'Link' ? linkFaults(each, item.linkType, store) : symbolFaults(each)),
          ...(item?.validations ?? []).flatMap((validation) => validationFaults(each, validation, store)),
        ]),
      ]
    }
    default:
      return [`the sandbox does not know fields of type ${field.type}`]
  }
}

function validationFaults(value: Json, validation: Validation, store: ContentStore): readonly string[] {
  const { in: listed, regexp, size, range, linkContentType, linkMimetypeGroup } = validation
  if (listed && !listed.some((allowed) => allowed === value))
    return [`${JSON.stringify(value)} is none of ${listed.join(', ')}`]
  if (regexp && !(typeof value === 'string' && new RegExp(regexp.pattern, regexp.flags ?? '').test(value)))
    return [`${JSON.stringify(value)} does not match ${regexp.pattern}`]
  if (size && (typeof value === 'string' || Array.isArray(value)) && !isWithin(value.length, size))
    return [`has ${value.length} ${Array.isArray(value) ? 'items' : 'characters'}, but may have ${shown(size)}`]
  if (range && !(typeof value === 'number' && isWithin(value, range)))
    return [`${JSON.stringify(value)} is not ${shown(range)}`]
  if (linkContentType && isLink(value)) {
    const type = targetTypeIn(store)(value.sys.id)
    if (type && !linkContentType.includes(type))
      return [`links to a ${type}, but may only link to ${linkContentType.join(', ')}`]
  }
  if (linkMimetypeGroup && isLink(value)) {
    const group = fileGroup(targetOf(value, store))
    if (group && !linkMimetypeGroup.includes(group))
      return [`is a file of the group ${group}, but may only be of ${linkMimetypeGroup.join(', ')}`]
  }
  return []
}

function isWithin(value: number, { min = -Infinity, max = Infinity }: Range): boolean {
  return min <= value && value <= max
}

function shown({ min, max }: Range): string {
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `from ${min} to ${max}`
}

function symbolFaults(value: Json): readonly string[] {
  return typeof value === 'string' ? [] : ['is not a list of texts']
}

function linkFaults(value: Json, linkType: string | undefined, store: ContentStore): readonly string[] {
  if (!isLink(value) || value.sys.linkType !== linkType) return [`is not a link to an ${linkType}`]
  return danglingLinks(value, store)
}

function danglingLinks(value: Json, store: ContentStore): readonly string[] {
  return linksIn(value)
    .filter((link) => !targetOf(link, store))
    .map(({ sys }) => `links to ${sys.linkType} ${sys.id}, which does not exist`)
}

function targetTypeIn(store: ContentStore) {
  return (id: string) => store.entries.find((item) => item.sys.id === id)?.sys.contentType
}

function targetOf(
  { sys }: { readonly sys: { readonly linkType: string; readonly id: string } },
  store: ContentStore,
): StoredItem | undefined {
  return (sys.linkType === 'Asset' ? store.assets : store.entries).find((item) => item.sys.id === sys.id)
}

/** Returns the provider's name for the kind of a file. */
function fileGroup(asset: StoredItem | undefined): string | undefined {
  const file = asset?.fields['file']?.['en-GB']
  const contentType = isObject(file) ? file['contentType'] : undefined
  if (typeof contentType !== 'string') return undefined
  return contentType === 'application/pdf' ? 'pdfdocument' : (contentType.split('/')[0] ?? contentType)
}
