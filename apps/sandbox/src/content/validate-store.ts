import { contentTypes, locales, tags, type ContentField, type ContentType } from './content-model.ts'
import type { ContentStore, StoredItem } from './content-store.ts'
import { danglingLinks, valueFaults } from './validate-value.ts'

/** Throws, with every fault at once, when the content is not what the content model asks for. */
export function assertStoreFollowsModel(store: ContentStore, model: readonly ContentType[] = contentTypes): void {
  const faults = storeFaults(store, model)
  if (faults.length > 0)
    throw new Error(
      `The sample content breaks schemas/content/content-model.json:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
}

/** Returns what is wrong with a store, apart from the entries that are outside the model on purpose. */
export function storeFaults(store: ContentStore, model: readonly ContentType[]): readonly string[] {
  const ids = [...store.entries, ...store.assets].map(({ sys }) => `${sys.type} ${sys.id}`)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} exists twice`)
  const held = store.entries.filter(({ sys }) => !store.outsideModel.has(sys.id))
  return [...twice, ...held.flatMap((item) => entryFaults(item, store, model)), ...uniqueFaults(store, model)]
}

function entryFaults(item: StoredItem, store: ContentStore, model: readonly ContentType[]): readonly string[] {
  const type = model.find(({ sys }) => sys.id === item.sys.contentType)
  if (!type) return [`${item.sys.id}: the model has no content type ${item.sys.contentType}`]
  const unknown = Object.keys(item.fields)
    .filter((name) => !type.fields.some(({ id }) => id === name))
    .map((name) => `${where(item, name)}: the model has no such field`)
  const untold = item.tags
    .filter((tag) => !tags.some(({ sys }) => sys.id === tag))
    .map((tag) => `${item.sys.contentType} ${item.sys.id}: the model has no tag ${tag}`)
  return [...unknown, ...untold, ...type.fields.flatMap((field) => fieldFaults(item, field, store))]
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
    return [...valueFaults(value, field, store), ...danglingLinks(value, store)].map((fault) => `${at}: ${fault}`)
  })
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
