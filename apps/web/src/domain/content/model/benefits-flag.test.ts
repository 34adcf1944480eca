import { expect, test } from 'vitest'
import type { PageBlock } from '../blocks/page-block.ts'
import { blocksWithFlag, dependsOnBenefitsFlag } from './benefits-flag.ts'

const base = { tags: [], headline: 'Headline', body: undefined }
const intro: PageBlock = { ...base, id: 'intro', kind: 'introCarousel', slides: [] }
const benefits: PageBlock = { ...base, id: 'benefits', kind: 'eligibleBenefits', benefits: [] }
const perks: PageBlock = { ...base, id: 'perks', kind: 'personalPerksProgressBar', footnote: undefined }
const image: PageBlock = {
  id: 'image',
  tags: [],
  kind: 'image',
  picture: undefined,
  caption: undefined,
  isFullWidth: false,
  ratio: undefined,
}
const blocks = [image, intro, benefits, perks]

test.each([
  ['off', 'closed', ['image', 'intro']],
  ['on', 'open', ['image', 'benefits', 'perks']],
  ['not known yet', 'waiting', ['image']],
] as const)(
  'with the flag %s a page has %#: the introduction or the benefits [CNT-16] [CNT-17] [CNT-18]',
  (_what, gate, ids) => {
    expect(blocksWithFlag(blocks, gate).map(({ id }) => id)).toEqual(ids)
  },
)

test('the flag is asked for only where it matters, however deep', () => {
  const layout = (inner: PageBlock): PageBlock => ({
    id: 'layout',
    tags: [],
    kind: 'layout',
    headline: undefined,
    columns: 2,
    background: 'white',
    blocks: [inner],
  })
  expect(dependsOnBenefitsFlag([image, layout(image)])).toBe(false)
  expect(dependsOnBenefitsFlag([layout(perks)])).toBe(true)
})
