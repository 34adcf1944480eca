import type { Json } from '@clubhouse/schemas/load-document'
import { fieldFaults, isMap, shown, type Fault } from './check-field.ts'

/** Names that become part of exported names; the provider itself also takes hyphens, dots and capitals. */
const identifier = /^[a-z][A-Za-z0-9]{0,63}$/
const tagId = /^[\w.-]{1,64}$/
/** What the provider takes at most. */
const limits = { fields: 50, name: 50, description: 500, types: 500 }
const reservedFields = new Set(['sys', 'fields', 'metadata'])

/** All that is wrong with a content model: what the provider would refuse at an import, and what cannot become types. */
export function modelFaults(model: Json): Fault[] {
  if (!isMap(model)) return [{ keys: [], message: 'the content model is an object' }]
  const types = listOf(model['contentTypes'])
  const ids = types.map(({ value }) => idOf(value))
  const known = new Set(ids.filter((id) => id !== undefined))
  return [
    ...(types.length === 0 ? [{ keys: ['contentTypes'], message: 'there is no content type' }] : []),
    ...(types.length > limits.types ? [{ keys: ['contentTypes'], message: `are more than ${limits.types}` }] : []),
    ...twice(ids, (index) => ['contentTypes', index, 'sys', 'id'], 'the content type'),
    ...types.flatMap(({ value, index }) => within(['contentTypes', index], typeFaults(value, known))),
    ...localeFaults(model['locales']),
    ...tagFaults(model['tags']),
    ...editorFaults(
      model['editorInterfaces'],
      types.map(({ value }) => value),
    ),
  ]
}

function typeFaults(type: Json, known: ReadonlySet<string>): Fault[] {
  if (!isMap(type)) return [{ keys: [], message: 'a content type is an object' }]
  const { name, description, displayField } = type
  const id = idOf(type)
  const fields = listOf(type['fields'])
  const fieldIds = fields.map(({ value }) =>
    isMap(value) && typeof value['id'] === 'string' ? value['id'] : undefined,
  )
  const display = fields.find(({ index }) => fieldIds[index] === displayField)?.value
  const displayType = isMap(display) ? display['type'] : undefined
  return [
    ...(id === undefined || !identifier.test(id)
      ? [{ keys: ['sys', 'id'], message: `the id ${shown(id)} is no name: letters and digits, a small letter first` }]
      : []),
    ...(typeof name === 'string' && name !== '' ? [] : [{ keys: ['name'], message: 'a content type needs a name' }]),
    ...(typeof description === 'string' && description.length > limits.description
      ? [{ keys: ['description'], message: `is longer than ${limits.description} characters` }]
      : []),
    ...(fields.length > limits.fields ? [{ keys: ['fields'], message: `are more than ${limits.fields}` }] : []),
    ...(displayField !== undefined && displayType !== 'Symbol' && displayType !== 'Text'
      ? [{ keys: ['displayField'], message: `the displayField ${shown(displayField)} is no field with text` }]
      : []),
    ...twice(fieldIds, (index) => ['fields', index, 'id'], 'the field'),
    ...fields.flatMap(({ value, index }) =>
      within(['fields', index], isMap(value) ? [...nameFaults(value), ...fieldFaults(value, known)] : notAField),
    ),
  ]
}

const notAField: readonly Fault[] = [{ keys: [], message: 'a field is an object' }]

function nameFaults({ id, name }: { readonly [key: string]: Json }): Fault[] {
  const faults: Fault[] = []
  if (typeof id !== 'string' || !identifier.test(id) || reservedFields.has(id))
    faults.push({
      keys: ['id'],
      message: `the field id ${shown(id)} is no name: letters and digits, a small letter first`,
    })
  if (typeof name !== 'string' || name === '' || name.length > limits.name)
    faults.push({ keys: ['name'], message: `a field needs a name of at most ${limits.name} characters` })
  return faults
}

function localeFaults(locales: Json | undefined): Fault[] {
  const list = listOf(locales).flatMap(({ value, index }) => (isMap(value) ? [{ locale: value, index }] : []))
  const codes = list.map(({ locale }) => (typeof locale['code'] === 'string' ? locale['code'] : undefined))
  const defaults = list.filter(({ locale }) => locale['default'] === true)
  return [
    ...(defaults.length === 1
      ? []
      : [{ keys: ['locales'], message: `${defaults.length} locales are the default; it must be one` }]),
    ...twice(codes, (index) => ['locales', index, 'code'], 'the locale'),
    ...list.flatMap(({ locale, index }) => {
      const { fallbackCode, code } = locale
      const isFine = fallbackCode === null || (typeof fallbackCode === 'string' && codes.includes(fallbackCode))
      return isFine && fallbackCode !== code
        ? []
        : [{ keys: ['locales', index, 'fallbackCode'], message: `${shown(fallbackCode)} is no other locale` }]
    }),
  ]
}

function tagFaults(tags: Json | undefined): Fault[] {
  const ids = listOf(tags).map(({ value }) => idOf(value))
  return [
    ...twice(ids, (index) => ['tags', index, 'sys', 'id'], 'the tag'),
    ...ids.flatMap((id, index) =>
      id !== undefined && tagId.test(id)
        ? []
        : [{ keys: ['tags', index, 'sys', 'id'], message: `the tag id ${shown(id)} is not of letters, digits, . _ -` }],
    ),
  ]
}

/** Editors are shown for types and fields that there are. */
function editorFaults(editors: Json | undefined, types: readonly Json[]): Fault[] {
  return listOf(editors).flatMap(({ value, index }) => {
    const sys = isMap(value) ? value['sys'] : undefined
    const id = isMap(sys) ? idOf(sys['contentType']) : undefined
    const type = types.find((each) => idOf(each) === id)
    if (id === undefined || !isMap(type))
      return [{ keys: ['editorInterfaces', index, 'sys'], message: `the model has no content type ${shown(id)}` }]
    const fields = new Set(listOf(type['fields']).map(({ value: field }) => (isMap(field) ? field['id'] : undefined)))
    return listOf(isMap(value) ? value['controls'] : undefined).flatMap(({ value: control, index: at }) => {
      const fieldId = isMap(control) ? control['fieldId'] : undefined
      return fields.has(fieldId)
        ? []
        : [
            {
              keys: ['editorInterfaces', index, 'controls', at, 'fieldId'],
              message: `${id} has no field ${shown(fieldId)}`,
            },
          ]
    })
  })
}

function twice(
  ids: readonly (string | undefined)[],
  keys: (index: number) => readonly (string | number)[],
  what: string,
): Fault[] {
  return ids.flatMap((id, index) =>
    id === undefined || ids.indexOf(id) === index
      ? []
      : [{ keys: keys(index), message: `${what} ${id} is there twice` }],
  )
}

function within(keys: readonly (string | number)[], faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, keys: [...keys, ...fault.keys] }))
}

function idOf(value: Json | undefined): string | undefined {
  const sys = isMap(value) ? value['sys'] : undefined
  const id = isMap(sys) ? sys['id'] : undefined
  return typeof id === 'string' ? id : undefined
}

function listOf(value: Json | undefined): readonly { value: Json; index: number }[] {
  return Array.isArray(value) ? value.map((each, index) => ({ value: each, index })) : []
}
