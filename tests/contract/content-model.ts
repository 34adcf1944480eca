import { readFileSync } from 'node:fs'

/** The content model as tests read it: independent of codegen and of the sandbox. */
export interface Model {
  contentTypes: ModelType[]
  locales: { code: string; default: boolean; fallbackCode: string | null }[]
  tags: { sys: { id: string } }[]
  editorInterfaces: { sys: { contentType: { sys: { id: string } } }; controls: ModelControl[] }[]
}
export interface ModelType {
  sys: { id: string; publishedVersion?: number }
  name: string
  description: string
  displayField: string
  metadata?: object
  fields: ModelField[]
}
export interface ModelField {
  id: string
  name: string
  type: string
  linkType?: 'Entry' | 'Asset'
  required: boolean
  localized: boolean
  validations: Validation[]
  items?: { type: string; linkType?: 'Entry' | 'Asset'; validations: Validation[] }
}
export interface Validation {
  in?: unknown[]
  unique?: boolean
  size?: Bounds
  range?: Bounds
  regexp?: { pattern: string }
  linkContentType?: string[]
  linkMimetypeGroup?: string[]
  enabledNodeTypes?: string[]
  enabledMarks?: string[]
  nodes?: Record<string, Validation[]>
}
interface Bounds {
  min?: number
  max?: number
}
interface ModelControl {
  fieldId: string
  widgetId: string
  settings?: { helpText?: string }
}

export const contentModel = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/content/content-model.json')), 'utf8'),
) as Model

/** The content types that a field may link to, in rich text those of hyperlinks and of embedded entries. */
export function linkedTypes({ validations, items }: ModelField): string[] {
  return [
    ...validations,
    ...(items?.validations ?? []),
    ...validations.flatMap(({ nodes }) => Object.values(nodes ?? {}).flat()),
  ].flatMap(({ linkContentType }) => linkContentType ?? [])
}
