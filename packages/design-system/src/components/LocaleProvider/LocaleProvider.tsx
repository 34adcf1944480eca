import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LocaleContext } from '../../support/locale.ts'

export type LocaleProviderProps = {
  /** BCP 47 tag such as `en-US`: decides the order of dates, first day of the week, names of months and direction. */
  locale: string
  /** The part of the page that it holds for. */
  children: ReactNode
}

/** Says once in which locale everything below writes dates and numbers. Without it they are British. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LocaleContext>
  )
}
