import type { Json, JsonObject } from '@clubhouse/schemas/load-document'
import { asArray, asObject } from '../json-schema/schema-document.ts'

/** One version of the content model. Keys are paths into the file. */
export interface ContentModel {
  types: ReadonlyMap<string, ContentType>
  locales: ReadonlyMap<string, ContentLocale>
}

export interface ContentType {
  id: string
  keys: Keys
  fields: ReadonlyMap<string, ContentField>
}

export interface ContentField {
  id: string
  keys: Keys
  /** `Symbol`, `Link of Asset`, `Array of Link of Entry`. */
  type: string
  value: JsonObject
  /** What editors may put in, by the name of the rule: `in`, `size`; for the items of a list `items.size`. */
  validations: ReadonlyMap<string, Json>
}

export interface ContentLocale {
  code: string
  keys: Keys
  value: JsonObject
}

export type Keys = readonly (string | number)[]

export function toContentModel(root: Json): ContentModel {
  return {
    types: new Map(
      asArray(asObject(root)['contentTypes']).map((each, index) => {
        const value = asObject(each)
        const id = String(asObject(value['sys'])['id'])
        const keys = ['contentTypes', index]
        return [id, { id, keys, fields: fieldsOf(value, keys) }]
      }),
    ),
    locales: new Map(
      asArray(asObject(root)['locales']).map((each, index) => {
        const value = asObject(each)
        const code = String(value['code'])
        return [code, { code, keys: ['locales', index], value }]
      }),
    ),
  }
}

/** The content types that an entry of one may link to. */
export function linkedTypes({ fields }: ContentType): string[] {
  return [...fields.values()].flatMap(({ validations }) =>
    ['linkContentType', 'items.linkContentType'].flatMap((rule) => asArray(validations.get(rule)).map(String)),
  )
}

function fieldsOf(type: JsonObject, above: Keys): Map<string, ContentField> {
  return new Map(
    asArray(type['fields']).map((each, index) => {
      const value = asObject(each)
      const id = String(value['id'])
      return [
        id,
        {
          id,
          keys: [...above, 'fields', index],
          type: typeOf(value),
          value,
          validations: new Map([
            ...validationsOf(value),
            ...validationsOf(asObject(value['items'])).map(([name, rule]) => [`items.${name}`, rule] as const),
          ]),
        },
      ]
    }),
  )
}

function validationsOf({ validations }: JsonObject): [string, Json][] {
  return asArray(validations).flatMap((validation) => Object.entries(asObject(validation)))
}

function typeOf({ type, linkType, items }: JsonObject): string {
  const of = type === 'Array' ? typeOf(asObject(items)) : linkType
  return of === undefined ? String(type) : `${String(type)} of ${String(of)}`
}
