import { createContext, useContext } from 'react'

/** What dates and numbers are written in when nothing says otherwise. */
export const defaultLocale = 'en-GB'

/** Filled by `LocaleProvider`. Apart from react-aria's own, so that light components can ask without bringing it. */
export const LocaleContext = createContext<string>(defaultLocale)

/** The BCP 47 locale of this part of the page. */
export function useLocale(): string {
  return useContext(LocaleContext)
}

/** What portals lose: they stand at the end of the page and inherit neither language nor direction. */
export function languageOf(locale: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { language, script } = new Intl.Locale(locale).maximize()
  const isRightToLeft = rightToLeftScripts.has(script ?? '')
  return { lang: new Intl.Locale(locale).baseName || language, dir: isRightToLeft ? 'rtl' : 'ltr' }
}

const rightToLeftScripts: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])
