import { expect, test } from 'vitest'
import { highlighted } from './highlight.ts'

test.each([
  ['Coffee and a pastry', 'coffee', '[Coffee] and a pastry'],
  ['Iced coffee, then coffee', 'COFFEE', 'Iced [coffee], then [coffee]'],
  ['Café crème', 'cafe creme', '[Café] [crème]'],
  ['Coffee and a pastry', '  pastry   coffee ', '[Coffee] and a [pastry]'],
  ['Any hot drink', 'coffee', 'Any hot drink'],
  ['A 50% voucher (new)', '(new', 'A 50% voucher [(new])'],
  ['Banana', 'ana', 'B[anana]'],
  ['', 'coffee', ''],
  ['A 🎈 flight', 'flight', 'A 🎈 [flight]'],
])('of "%s" what "%s" looks for stands out: %s', (title, keyword, shown) => {
  const text = highlighted(title, keyword).map((part) => (part.isMatch ? `[${part.text}]` : part.text))
  expect(text.join('')).toBe(shown)
})
