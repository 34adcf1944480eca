import type { CFContentType } from 'cf-content-types-generator'

/** The content model in the provider's export form, as far as codegen reads it. */
export interface ContentModel {
  contentTypes: readonly ContentType[]
  tags?: readonly { sys: { id: string }; name: string }[]
  editorInterfaces?: readonly EditorInterface[]
  locales: readonly { code: string; default: boolean; fallbackCode: string | null }[]
}

export type ContentType = CFContentType & {
  description?: string
  displayField?: string
  metadata?: { annotations?: { ContentType?: readonly { sys: { id: string } }[] } }
}
export type ContentField = ContentType['fields'][number]

export interface EditorInterface {
  sys: { contentType: { sys: { id: string } } }
  controls: readonly { fieldId: string; settings?: { helpText?: string } }[]
}

/** The provider's own mark of types that are read for themselves, rather than through what links to them. */
export const aggregateRoot = 'Contentful:AggregateRoot'

export function isRoot({ metadata }: ContentType): boolean {
  return metadata?.annotations?.ContentType?.some(({ sys }) => sys.id === aggregateRoot) ?? false
}

/** The values that a field is limited to, of the field itself or of the items of its list. */
export function listedValues(field: ContentField): readonly (string | number)[] {
  const validations = field.type === 'Array' ? field.items?.validations : field.validations
  return validations?.find((validation) => validation.in !== undefined)?.in ?? []
}

/** The content types that a field links to; in rich text, those of the entries that may stand in it. */
export function linkedTypes(field: ContentField): readonly string[] {
  const validations =
    field.type === 'Array'
      ? field.items?.validations
      : field.type === 'RichText'
        ? field.validations.flatMap(({ nodes }) => [
            ...(nodes?.['embedded-entry-block'] ?? []),
            ...(nodes?.['embedded-entry-inline'] ?? []),
          ])
        : field.validations
  return [...new Set(validations?.flatMap(({ linkContentType }) => linkContentType ?? []))]
}

/** `brandTile` and `slug` as they begin the name of a type. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
