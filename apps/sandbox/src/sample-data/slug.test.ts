import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Any hot drink', 'any-hot-drink'],
  // Currency: the amount, then its name.
  ['£12 off lunch', '12-pounds-off-lunch'],
  ['£5 off any train ticket', '5-pounds-off-any-train-ticket'],
  ['A £1,000 weekend', 'a-1000-pounds-weekend'],
  ['£4.50 off a coffee', '4-50-pounds-off-a-coffee'],
  ['£1 for charity', '1-pound-for-charity'],
  ['£1.50 off', '1-50-pounds-off'],
  ['$12 off lunch', '12-dollars-off-lunch'],
  ['€ 20 at the harbour', '20-euros-at-the-harbour'],
  ['20 € am Hafen', '20-euros-am-hafen'],
  ['¥1000 towards sushi', '1000-yen-towards-sushi'],
  ['The £ and the $', 'the-and-the'],
  // Percent.
  ['20% off wine', '20-percent-off-wine'],
  ['Save 12.5 %', 'save-12-5-percent'],
  // Words beside signs.
  ['Food & drink', 'food-and-drink'],
  ['Bed&breakfast', 'bed-and-breakfast'],
  ['Kestrel+ for a month', 'kestrel-for-a-month'],
  ['2-for-1: cinema / theatre', '2-for-1-cinema-theatre'],
  ['1,000 points', '1000-points'],
  ['Rewards, 20 of them', 'rewards-20-of-them'],
  // Accents and ligatures.
  ['Crème brûlée at a café', 'creme-brulee-at-a-cafe'],
  ['Smørrebrød, Straße, Łódź, œuvre, Æbleskiver', 'smorrebrod-strasse-lodz-oeuvre-aebleskiver'],
  ['ﬁne dining', 'fine-dining'],
  // Apostrophes.
  ['Chef’s table', 'chefs-table'],
  ["A gardener's year", 'a-gardeners-year'],
  ['Rock ʼnʼ roll', 'rock-n-roll'],
  // Emoji.
  ['Pizza 🍕 night 🎉', 'pizza-night'],
  ['👩‍🍳 Cook with a chef', 'cook-with-a-chef'],
  ['❤️', ''],
  // Nothing but symbols.
  ['***', ''],
  ['', ''],
  ['– & –', ''],
  // Other scripts stay as they are written.
  ['寿司の夜', '寿司の夜'],
  ['Чай на двоих', 'чай-на-двоих'],
  ['Йога', 'йога'],
  ['καφές', 'καφες'],
  ['ชาเย็น', 'ชาเย็น'],
  ['한국 요리', '한국-요리'],
  ['شاي بالنعناع', 'شاي-بالنعناع'],
])('the slug of %j reads as words: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
