import { hitTiles } from '../tile-presses.ts'
import { expect, openSignedIn, test } from './club-test.ts'

test('every tile of every page can be pressed anywhere, and a press on its picture opens it', async ({
  page,
  context,
  member,
}) => {
  await page.goto('spend-kestrel-points')
  const tile = page.getByRole('article').first()
  const title = (await tile.getByRole('heading').textContent()) ?? ''
  const picture = tile.locator('img').first()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    picture.click({ modifiers: ['Control'], force: true }),
  ])
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(title)
  await opened.close()
  await picture.click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(
    page
      .getByRole('region', { name: /^More from/ })
      .locator('[data-tile]')
      .first(),
  ).toBeAttached()
  expect((await hitTiles(page)).dead, 'below a reward').toEqual([])

  await openSignedIn(page, member, '')
  for (const { address, atLeast } of [
    { address: '', atLeast: 20 },
    { address: 'spend-kestrel-points', atLeast: 10 },
    { address: 'earn-kestrel-points', atLeast: 10 },
    { address: 'brands/lantern-live', atLeast: 9 },
    { address: 'my-rewards/vouchers', atLeast: 10 },
    { address: 'my-rewards/orders', atLeast: 5 },
  ]) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => page.locator('[data-tile]').count(), address).toBeGreaterThanOrEqual(atLeast)
      expect((await hitTiles(page)).dead, `${address} at ${width} px`).toEqual([])
    }
  }
})
