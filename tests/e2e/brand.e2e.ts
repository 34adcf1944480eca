import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'

test('a brand’s rewards stand in one to four columns and are sorted by what one chooses [BRD-06] [BRD-07] [BRD-08] [BRD-10]', async ({
  page,
}) => {
  await page.goto('brands/lantern-live')
  const tiles = page.getByRole('tabpanel').getByRole('article')
  await expect(tiles).toHaveCount(9)
  for (const [width, columns] of [
    [375, 1],
    [579, 1],
    [580, 2],
    [889, 2],
    [890, 3],
    [1254, 3],
    [1255, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnsIn(page), `at ${width} px`).toBe(columns)
    await expectNoSidewaysScroll(page)
  }
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('Points (lowest)')
  await expect(tiles.first().getByRole('heading')).toHaveText('Poetry and late supper')
  await expect(page).toHaveURL(/\/brands\/lantern-live\?sort=cost$/)
  await expectAccessible(page)

  await tiles.nth(6).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Synthesiser Sunday')
  await page.goBack()
  await expect(tiles.first().getByRole('heading')).toHaveText('Poetry and late supper')
  await expect(sort).toHaveValue('cost')
})

test('a long list grows as one reads on, and is found again where it was left [BRD-11] [BRD-14]', async ({
  page,
  member,
  control,
}) => {
  // The home page would ask for rewards as well.
  await openSignedIn(page, member, 'terms-and-conditions')
  const answer = await page.request.get('/api/discoveries/rewards/public?viewingRegion=GB&limit=60')
  const { rewards } = (await answer.json()) as { rewards: unknown[] }
  for (const [index, hasMore] of [true, true, false].entries()) {
    await control.addFault({
      operationId: 'listSpendRewards',
      member: member.email,
      times: 1,
      status: 200,
      body: { paging: { hasMore }, rewards: rewards.slice(index * 9, index * 9 + 12) },
    })
  }
  await page.goto('brands/copperpot-coffee')
  const tiles = page.getByRole('tabpanel').getByRole('article')
  await expect(tiles).toHaveCount(12)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(tiles).toHaveCount(21)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(tiles).toHaveCount(30)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()

  const last = tiles.last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  const title = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(tiles).toHaveCount(30)
  await expect(tiles.last()).toBeInViewport()
})

/** How many tiles stand beside the first. */
function columnsIn(page: Page): Promise<number> {
  return page
    .getByRole('tabpanel')
    .getByRole('article')
    .evaluateAll((all) => {
      const tops = all.map((tile) => Math.round(tile.getBoundingClientRect().top))
      return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length
    })
}
