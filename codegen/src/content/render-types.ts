import { createContext, moduleFieldsName, moduleName, moduleSkeletonName } from 'cf-content-types-generator'
import { type ContentField, type ContentModel, type ContentType, listedValues } from './content-model.ts'
import { valuesTypeName } from './render-guards.ts'

const imports = ['ChainModifiers', 'Entry', 'EntryFieldTypes', 'EntrySkeletonType', 'LocaleCode']

/**
 * Entry types: the names and the types of fields are those of cf-content-types-generator, with what editors are told
 * about a field as its comment. A field that is limited to a list is typed as that list and an `UnlistedValue`: the model
 * grows sooner than the app. The generator's own files go through a compiler, which takes seconds for a model of this
 * size, so only what it makes of a field is taken from it.
 */
export function renderEntryTypes({ contentTypes, editorInterfaces = [] }: ContentModel): string {
  const helpTexts = new Map(
    editorInterfaces.flatMap(({ sys, controls }) =>
      controls.map(({ fieldId, settings }) => [`${sys.contentType.sys.id}.${fieldId}`, settings?.helpText] as const),
    ),
  )
  return [
    `import type { ${imports.join(', ')} } from 'contentful'`,
    '',
    ...contentTypes.map((type) => renderEntryType(type, helpTexts)),
  ].join('\n')
}

function renderEntryType(type: ContentType, helpTexts: ReadonlyMap<string, string | undefined>): string {
  const { id } = type.sys
  const skeleton = moduleSkeletonName(id)
  return [
    `export interface ${moduleFieldsName(id)} {`,
    ...type.fields.flatMap((field) => {
      const helpText = helpTexts.get(`${id}.${field.id}`)
      const mark = field.required && !field.omitted ? '' : '?'
      return [
        ...(helpText === undefined ? [] : [`  /** ${helpText.replaceAll('*/', '* /')} */`]),
        `  ${field.id}${mark}: ${renderFieldType(id, field)}`,
      ]
    }),
    '}',
    '',
    `export type ${skeleton} = EntrySkeletonType<${moduleFieldsName(id)}, '${id}'>`,
    `export type ${moduleName(id)}<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<${skeleton}, Modifiers, Locales>`,
    '',
  ].join('\n')
}

function renderFieldType(typeId: string, field: ContentField): string {
  const context = createContext()
  const fieldType = context.getFieldRenderer(field.type)(field, context)
  const [first] = listedValues(field)
  if (typeof first !== 'string') return fieldType
  const values = `${valuesTypeName(typeId, field)} | UnlistedValue`
  return fieldType.replace(/^(.*EntryFieldTypes\.(?:Symbol|Text))<[^<>]*>/, `$1<${values}>`)
}
