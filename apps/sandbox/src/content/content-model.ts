import { readFileSync } from 'node:fs'
import type { Json } from './content-store.ts'

/** The part of the content model that this service acts on, read loosely: the file is the provider's own format. */
export interface ContentType {
  readonly sys: { readonly id: string; readonly type: string }
  readonly name: string
  readonly fields: readonly ContentField[]
}

export interface ContentField {
  readonly id: string
  readonly type: string
  readonly linkType?: string
  readonly localized: boolean
  readonly required: boolean
  readonly validations?: readonly Validation[]
  readonly items?: { readonly type: string; readonly linkType?: string; readonly validations?: readonly Validation[] }
}

export interface Validation {
  readonly in?: readonly (string | number)[]
  readonly regexp?: { readonly pattern: string; readonly flags?: string | null }
  readonly unique?: boolean
  readonly size?: Range
  readonly range?: Range
  readonly linkContentType?: readonly string[]
  readonly linkMimetypeGroup?: readonly string[]
  readonly enabledNodeTypes?: readonly string[]
  readonly enabledMarks?: readonly string[]
  readonly nodes?: { readonly [nodeType: string]: readonly Validation[] }
}

export interface Range {
  readonly min?: number
  readonly max?: number
}

export interface Locale {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

export interface Tag {
  readonly sys: { readonly id: string; readonly type: string; readonly visibility: string }
  readonly name: string
}

interface ContentModel {
  readonly contentTypes: readonly ContentType[]
  readonly locales: readonly Locale[]
  readonly tags: readonly Tag[]
}

// Codegen refuses a model that is not in order; as an import, its thousands of lines would all become a type.
const model = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/content/content-model.json')), 'utf8'),
) as ContentModel

export const contentTypes: readonly ContentType[] = model.contentTypes
export const tags: readonly Tag[] = model.tags
export const locales: readonly Locale[] = model.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
}))
export const defaultLocale: string = locales.find((locale) => locale.default)?.code ?? 'en-GB'

/** Returns the value that a locale shows: its own, else that of the locales it falls back to. */
export function valueIn(
  locale: string,
  value: Readonly<Record<string, Json | undefined>> | undefined,
): Json | undefined {
  const found = value?.[locale]
  const fallback = locales.find(({ code }) => code === locale)?.fallbackCode
  return found === undefined && fallback ? valueIn(fallback, value) : found
}
