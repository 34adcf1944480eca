import { expect, test } from 'vitest'
import { entryWith } from '../entries.fixtures.ts'
import { adaptPromoCarousel } from './adapter.ts'

test('promo cards are 446 by 588 pixels unless their editor says otherwise [CNT-36]', () => {
  expect(adaptPromoCarousel(entryWith('promoCarousel', { cards: [] }))).toMatchObject({ width: 446, height: 588 })
  const sized = entryWith('promoCarousel', { cards: [], width: 300, height: 200 })
  expect(adaptPromoCarousel(sized)).toMatchObject({ width: 300, height: 200 })
})
