import type { ReactNode } from 'react'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { useLocale } from '../../support/locale.ts'
import { Text } from '../Text/Text.tsx'
import { LocaleProvider } from './LocaleProvider.tsx'

const may6 = Date.UTC(2031, 4, 6)
const shown = 'It shows nothing of its own.'

export const localeProviderExamples: ComponentExamples = {
  component: 'LocaleProvider',
  summary: 'Says once in which locale everything below writes dates and numbers.',
  useFor: [
    'Once around the app, with the locale of the page.',
    'Around a part that follows the rules of another country, such as an American address.',
  ],
  insteadUse: [{ when: 'only one date field differs', use: 'the prop locale of DateField' }],
  keyboard: [],
  accessibilityCriteria: [
    { criterion: '3.1.2', says: 'Sheets and calendars that open from below it carry its language and direction.' },
    { criterion: '1.3.2', says: 'Days, months and weeks are read in the order of the locale.' },
    { criterion: '3.2.4', says: 'Dates look the same everywhere below it.' },
  ],
  without: {
    hover: shown,
    focus: shown,
    pressed: shown,
    disabled: shown,
    invalid: shown,
    loading: shown,
    empty: shown,
    'long-text': shown,
  },
  exceptions: [],
  examples: [
    {
      name: 'American',
      state: 'default',
      render: () => (
        <LocaleProvider locale="en-US">
          <Sample />
        </LocaleProvider>
      ),
    },
    { name: 'Without it', render: () => <Sample /> },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <LocaleProvider locale="ar">
          <div dir="rtl" lang="ar">
            <Sample>آخر يوم</Sample>
          </div>
        </LocaleProvider>
      ),
    },
  ],
}

function Sample({ children = 'The last day' }: { children?: ReactNode }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <Text>
      {children}: {format.format(may6)}
    </Text>
  )
}
