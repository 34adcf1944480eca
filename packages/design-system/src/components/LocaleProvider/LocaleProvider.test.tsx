import { render, screen } from '@testing-library/react'
import { useLocale as useAriaLocale } from 'react-aria-components/I18nProvider'
import { describe, expect, it } from 'vitest'
import { languageOf, useLocale } from '../../support/locale.ts'
import { LocaleProvider } from './LocaleProvider.tsx'

function Shown() {
  return (
    <p>
      {useLocale()} {useAriaLocale().direction}
    </p>
  )
}

describe('LocaleProvider', () => {
  it('tells everything below which locale to write in', () => {
    render(
      <LocaleProvider locale="ar">
        <Shown />
      </LocaleProvider>,
    )
    expect(screen.getByText('ar rtl')).toBeInTheDocument()
  })

  it('lets a part of the page follow another country', () => {
    render(
      <LocaleProvider locale="ar">
        <LocaleProvider locale="en-US">
          <Shown />
        </LocaleProvider>
      </LocaleProvider>,
    )
    expect(screen.getByText('en-US ltr')).toBeInTheDocument()
  })

  it('is British without one', () => {
    render(<Shown />)
    expect(screen.getByText('en-GB ltr')).toBeInTheDocument()
  })

  it.each([
    ['en-GB', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
  ])('knows which way %s runs', (locale, dir) => {
    expect(languageOf(locale)).toEqual({ lang: locale, dir })
  })

  it('needs a locale', () => {
    // @ts-expect-error a provider without a locale would say nothing
    const element = <LocaleProvider>text</LocaleProvider>
    expect(element).toBeDefined()
  })
})
