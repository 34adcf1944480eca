import { expect, test } from 'vitest'
import { assetAt, entryWith } from '../entries.fixtures.ts'
import { adaptHero } from './adapter.ts'

const wide = 'https://images.kestrel.test/wide.jpg'
const narrow = 'https://images.kestrel.test/narrow.jpg'

test.each([
  ['the widest first', { backgroundImageDesktop: assetAt(wide), backgroundImageMobile: assetAt(narrow) }, wide, narrow],
  [
    'the one for phones everywhere, where there is no other',
    { backgroundImageMobile: assetAt(narrow) },
    narrow,
    narrow,
  ],
])('a hero stands before its image: %s [CNT-25]', (_which, images, desktop, mobile) => {
  const { backdrop } = adaptHero(entryWith('hero', { ...images, backgroundAnchor: 'Top' }))
  expect(backdrop).toMatchObject({ desktop: { url: desktop }, mobile: { url: mobile }, anchor: 'top' })
})

test('an image with an address that no image may have is not behind a hero [RTE-43]', () => {
  const entry = entryWith('hero', { backgroundImageDesktop: assetAt('javascript:alert(1)') })
  expect(adaptHero(entry).backdrop).toBeUndefined()
})

test.each([
  ['Kestrel Red', 'brandBackground'],
  ['Light Green', 'lightGreen'],
  ['Mauve', 'white'],
  [undefined, 'white'],
])('the background %s is %s [CNT-26]', (colour, background) => {
  const entry = entryWith('hero', colour === undefined ? {} : { backgroundColour: colour })
  expect(adaptHero(entry).background).toBe(background)
})
