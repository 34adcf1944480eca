import model from '@clubhouse/schemas/content/content-model.json' with { type: 'json' }
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
  readonly in?: readonly string[]
  readonly regexp?: { readonly pattern: string }
  readonly unique?: boolean
  readonly linkContentType?: readonly string[]
  readonly linkMimetypeGroup?: readonly string[]
}

export interface Locale {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}

export const contentTypes: readonly ContentType[] = model.contentTypes
export const locales: readonly Locale[] = model.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
}))
export const defaultLocale: string = locales.find((locale) => locale.default)?.code ?? 'en-GB'

/** The value that a locale shows: its own, else that of the locales it falls back to. */
export function valueIn(
  locale: string,
  value: Readonly<Record<string, Json | undefined>> | undefined,
): Json | undefined {
  for (
    let code: string | null | undefined = locale;
    code;
    code = locales.find((each) => each.code === code)?.fallbackCode
  ) {
    const found = value?.[code]
    if (found !== undefined) return found
  }
  return undefined
}
