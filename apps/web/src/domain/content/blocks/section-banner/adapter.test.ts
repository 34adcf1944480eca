import { expect, test } from 'vitest'
import { entryWith } from '../entries.fixtures.ts'
import { adaptHomeBanner, adaptSectionBanner } from './adapter.ts'

const entry = entryWith('sectionBanner', { desktopTextPosition: 'Right', mobileTextPosition: 'Bottom' })

test('the words of a banner stand where its editor wants them [CNT-35]', () => {
  expect(adaptSectionBanner(entry)).toMatchObject({ textSide: 'end', narrowText: 'bottom' })
})

test('the words of the home’s banner have one place', () => {
  expect(adaptHomeBanner(entry)).toMatchObject({ textSide: 'start', narrowText: 'top' })
})
