import { contentTypes, locales, type ContentField, type ContentType, type Validation } from './content-model.ts'
import { isLink, isObject, linksIn, type ContentStore, type Json, type StoredItem } from './content-store.ts'

/** Throws, with every fault at once, when the content is not what the content model asks for. */
export function assertStoreFollowsModel(store: ContentStore, model: readonly ContentType[] = contentTypes): void {
  const faults = storeFaults(store, model)
  if (faults.length > 0)
    throw new Error(
      `The sample content breaks schemas/content/content-model.json:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
}

export function storeFaults(store: ContentStore, model: readonly ContentType[]): readonly string[] {
  const ids = [...store.entries, ...store.assets].map(({ sys }) => `${sys.type} ${sys.id}`)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} exists twice`)
  return [...twice, ...store.entries.flatMap((item) => entryFaults(item, store, model)), ...uniqueFaults(store, model)]
}

function entryFaults(item: StoredItem, store: ContentStore, model: readonly ContentType[]): readonly string[] {
  const type = model.find(({ sys }) => sys.id === item.sys.contentType)
  if (!type) return [`${item.sys.id}: the model has no content type ${item.sys.contentType}`]
  const unknown = Object.keys(item.fields)
    .filter((name) => !type.fields.some(({ id }) => id === name))
    .map((name) => `${where(item, name)}: the model has no such field`)
  return [...unknown, ...type.fields.flatMap((field) => fieldFaults(item, field, store))]
}

function fieldFaults(item: StoredItem, field: ContentField, store: ContentStore): readonly string[] {
  const values = item.fields[field.id]
  if (values === undefined) return field.required ? [`${where(item, field.id)}: is required`] : []
  return Object.entries(values).flatMap(([locale, value]) => {
    const at = `${where(item, field.id)} [${locale}]`
    if (!locales.some(({ code }) => code === locale)) return [`${at}: is no locale of the model`]
    if (!field.localized && locale !== 'en-GB') return [`${at}: the field is not localised`]
    if (field.required && (value === '' || (Array.isArray(value) && value.length === 0)))
      return [`${at}: is required, but empty`]
    return valueFaults(value, field, store).map((fault) => `${at}: ${fault}`)
  })
}

function valueFaults(value: Json, field: ContentField, store: ContentStore): readonly string[] {
  const broken = (field.validations ?? []).flatMap((validation) => validationFaults(value, validation, store))
  switch (field.type) {
    case 'Symbol':
      return typeof value !== 'string'
        ? ['is not text']
        : value.length > 256
          ? ['is longer than the 256 characters of a Symbol']
          : broken
    case 'Text':
      return typeof value === 'string' ? broken : ['is not text']
    case 'Boolean':
      return typeof value === 'boolean' ? broken : ['is not true or false']
    case 'RichText':
      return isObject(value) && value['nodeType'] === 'document'
        ? [...broken, ...danglingLinks(value, store)]
        : ['is not a rich text document']
    case 'Link':
      return [...linkFaults(value, field.linkType, store), ...broken]
    case 'Array': {
      if (!Array.isArray(value)) return ['is not a list']
      const items: readonly Json[] = value
      const validations = field.items?.validations ?? []
      return items.flatMap((each) => [
        ...linkFaults(each, field.items?.linkType, store),
        ...validations.flatMap((validation) => validationFaults(each, validation, store)),
      ])
    }
    default:
      return [`the sandbox does not know fields of type ${field.type}`]
  }
}

function validationFaults(value: Json, validation: Validation, store: ContentStore): readonly string[] {
  if (validation.in && !validation.in.some((allowed) => allowed === value))
    return [`${JSON.stringify(value)} is none of ${validation.in.join(', ')}`]
  if (validation.regexp && !(typeof value === 'string' && new RegExp(validation.regexp.pattern).test(value)))
    return [`${JSON.stringify(value)} does not match ${validation.regexp.pattern}`]
  if (validation.linkContentType && isLink(value)) {
    const type = targetOf(value, store)?.sys.contentType
    if (type && !validation.linkContentType.includes(type))
      return [`links to a ${type}, but may only link to ${validation.linkContentType.join(', ')}`]
  }
  return []
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

function targetOf(
  { sys }: { readonly sys: { readonly linkType: string; readonly id: string } },
  store: ContentStore,
): StoredItem | undefined {
  return (sys.linkType === 'Asset' ? store.assets : store.entries).find((item) => item.sys.id === sys.id)
}

function uniqueFaults(store: ContentStore, model: readonly ContentType[]): readonly string[] {
  return model.flatMap((type) =>
    type.fields
      .filter((field) => field.validations?.some(({ unique }) => unique))
      .flatMap((field) => {
        const values = store.entries
          .filter(({ sys }) => sys.contentType === type.sys.id)
          .map((item) => JSON.stringify(item.fields[field.id]))
        return values
          .filter((value, index) => values.indexOf(value) !== index)
          .map((value) => `${type.sys.id}.${field.id}: ${value} is used twice`)
      }),
  )
}

function where(item: StoredItem, field: string): string {
  return `${item.sys.contentType} ${item.sys.id}.${field}`
}
