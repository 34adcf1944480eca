import { createContext, useContext } from 'react'

/** What dates and numbers are written in when nothing says otherwise. */
export const defaultLocale = 'en-GB'

/** Filled by `LocaleProvider`. Apart from react-aria's own, so that light components can ask without bringing it. */
export const LocaleContext = createContext<string | undefined>(undefined)

/** The BCP 47 locale of this part of the page. */
export function useLocale(): string {
  return useContext(LocaleContext) ?? defaultLocale
}

/**
 * Language and direction for what opens at the end of the page and so inherits neither from where it was opened.
 * Nothing without a `LocaleProvider`, because then those of the page hold.
 */
export function usePortalLanguage(): Partial<ReturnType<typeof languageOf>> {
  const locale = useContext(LocaleContext)
  return locale === undefined ? {} : languageOf(locale)
}

export function languageOf(locale: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { script = '' } = new Intl.Locale(locale).maximize()
  return { lang: new Intl.Locale(locale).baseName, dir: rightToLeftScripts.has(script) ? 'rtl' : 'ltr' }
}

const rightToLeftScripts: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])
