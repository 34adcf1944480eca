import { moduleSkeletonName } from 'cf-content-types-generator'
import {
  capitalised,
  type ContentField,
  type ContentModel,
  type ContentType,
  linkedTypes,
  listedValues,
} from './content-model.ts'

/** For each content type its guard and the lists its fields are limited to; for each choice of entries its reader. */
export function renderGuards({ contentTypes, tags = [] }: ContentModel): string {
  return [
    `/** The tags that say who sees an entry (CNT-24). */`,
    `export const contentTags = [${tags.map(({ sys }) => quoted(sys.id)).join(', ')}] as const`,
    '',
    `export type ContentTag = (typeof contentTags)[number]`,
    '',
    ...contentTypes.flatMap((type) => [
      ...type.fields.flatMap((field) => renderValues(type, field)),
      ...renderGuard(type),
    ]),
    ...contentTypes.flatMap((type) => type.fields.flatMap((field) => renderReader(type, field))),
  ].join('\n')
}

/** `HeroBackgroundColour`: the type of the values that a field is limited to. */
export function valuesTypeName(typeId: string, field: ContentField): string {
  return `${capitalised(typeId)}${capitalised(field.id)}`
}

export function guardName(typeId: string): string {
  return `is${capitalised(typeId)}`
}

function renderValues(type: ContentType, field: ContentField): string[] {
  const values = listedValues(field)
  if (values.length === 0) return []
  const name = valuesTypeName(type.sys.id, field)
  const list = `${type.sys.id}${capitalised(field.id)}Values`
  return [
    `export const ${list} = [${values.map((value) => (typeof value === 'string' ? quoted(value) : String(value))).join(', ')}] as const`,
    `export type ${name} = (typeof ${list})[number]`,
    '',
  ]
}

function renderGuard(type: ContentType): string[] {
  const shapes = type.fields.map((field) => `${field.id}: '${shapeOf(field)}${isAsked(field) ? '' : '?'}'`)
  return [
    `/** Whether something is an entry of this type, with all the fields that it must have. ${type.name}. */`,
    `export const ${guardName(type.sys.id)} = /* @__PURE__ */ createGuard<${moduleSkeletonName(type.sys.id)}>('${type.sys.id}', {`,
    ...shapes.map((shape) => `  ${shape},`),
    `})`,
    '',
  ]
}

/** A single link is never asked for: what it leads to may be unpublished, and then the SDK leaves it away. */
function isAsked(field: ContentField): boolean {
  return field.required && !field.omitted && field.type !== 'Link' && field.type !== 'ResourceLink'
}

function shapeOf({ type }: ContentField): string {
  switch (type) {
    case 'Symbol':
    case 'Text':
    case 'Date':
      return 'text'
    case 'Integer':
    case 'Number':
      return 'number'
    case 'Boolean':
      return 'boolean'
    case 'RichText':
      return 'richText'
    case 'Array':
      return 'list'
    case 'Link':
    case 'ResourceLink':
      return 'link'
    default:
      return 'object'
  }
}

/** A field that takes entries of several types gets a reader, which tells them apart: `blocks` gives `readPageBlock`. */
function renderReader(type: ContentType, field: ContentField): string[] {
  const kinds = [...linkedTypes(field)].sort()
  if (kinds.length < 2) return []
  const name = `${capitalised(type.sys.id)}${capitalised(singular(field))}`
  return [
    `export type ${name}Skeleton = ${kinds.map(moduleSkeletonName).join(' | ')}`,
    `/** An entry in \`${field.id}\` of ${article(type.name)}, or what there is in its place. */`,
    `export type ${name} = KnownEntry<${name}Skeleton> | UnknownEntry`,
    `export const read${name} = /* @__PURE__ */ createReader<${name}Skeleton>({`,
    ...kinds.map((kind) => `  ${kind}: ${guardName(kind)},`),
    `})`,
    '',
  ]
}

function singular({ id, type }: ContentField): string {
  if (type === 'RichText') return `${id}Entry`
  return id.endsWith('s') ? id.slice(0, -1) : id
}

function article(name: string): string {
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  return `${/^[aeiou]/.test(lower) ? 'an' : 'a'} ${lower}`
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
