import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { nextOffset } from './reward-list.ts'

const page = (hasMore: boolean) => fixture('club', 'RewardPage', { paging: { hasMore }, rewards: [] })

test.each([
  ['9 after the first page', [page(true)], 9],
  ['18 after the second', [page(true), page(true)], 18],
  ['nothing after the last', [page(true), page(false)], undefined],
])('the next offset is %s [DIS-10] [CON-17] [CST-06.a]', (_goal, pages, offset) => {
  expect(nextOffset(pages.at(-1) ?? page(false), pages)).toBe(offset)
})
