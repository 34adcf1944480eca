import { CFDefinitionsBuilder, ContentTypeRenderer, type RenderContext } from 'cf-content-types-generator'
import { type ContentField, type ContentModel, listedValues } from './content-model.ts'
import { valuesTypeName } from './render-guards.ts'

/**
 * Entry types by cf-content-types-generator, with what editors are told about a field as its comment. A field that is
 * limited to a list is typed as that list and an `UnlistedValue`: the model grows sooner than the app.
 */
export function renderEntryTypes({ contentTypes, editorInterfaces = [] }: ContentModel): string {
  const helpTexts = new Map(
    editorInterfaces.flatMap(({ sys, controls }) =>
      controls.map(({ fieldId, settings }) => [`${sys.contentType.sys.id}.${fieldId}`, settings?.helpText] as const),
    ),
  )
  const renderer = new EntryTypeRenderer(helpTexts)
  return new CFDefinitionsBuilder([renderer]).appendTypes([...contentTypes]).toString()
}

class EntryTypeRenderer extends ContentTypeRenderer {
  readonly #helpTexts: ReadonlyMap<string, string | undefined>
  #typeId = ''

  constructor(helpTexts: ReadonlyMap<string, string | undefined>) {
    super()
    this.#helpTexts = helpTexts
  }

  override render(...[type, file]: Parameters<ContentTypeRenderer['render']>): void {
    this.#typeId = type.sys.id
    super.render(type, file)
  }

  override renderField(field: ContentField, context: RenderContext) {
    const helpText = this.#helpTexts.get(`${this.#typeId}.${field.id}`)
    return { ...super.renderField(field, context), ...(helpText !== undefined && { docs: [helpText] }) }
  }

  override renderFieldType(field: ContentField, context: RenderContext): string {
    const [first] = listedValues(field)
    if (typeof first !== 'string') return super.renderFieldType(field, context)
    const values = `${valuesTypeName(this.#typeId, field)} | UnlistedValue`
    const fieldType = super.renderFieldType(field, context)
    return fieldType.replace(/^(.*EntryFieldTypes\.(?:Symbol|Text))<[^<>]*>/, `$1<${values}>`)
  }
}
