import type { Page } from '@playwright/test'
import { hitTiles, touch } from '../tile-presses.ts'
import { expect, test } from './gallery-test.ts'
import { galleryUrl, listComponents, openExample, openGuide } from './gallery.ts'
import { quiet } from './quiet.ts'

/** These have two ways on, so they are no link as a whole. */
const severalActions = new Set(['DoubleCtaTile', 'LoginCtaTile'])

const tiles = galleryUrl === undefined ? [] : (await listComponents()).filter(isOneLink)

test.describe('a tile', () => {
  test.skip(galleryUrl === undefined, 'GALLERY_URL names no gallery')
  test.describe.configure({ mode: 'parallel' })

  for (const component of tiles)
    test(`${component} is one link as a whole: picture, corners, paddings and gaps`, async ({ page }) => {
      await openGuide(page, component)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 1000 })
        const { tiles, dead } = await hitTiles(page)
        expect(tiles, 'tiles').toBeGreaterThan(0)
        expect(dead, `at ${width} px`).toEqual([])
      }
    })

  for (const { component, example } of [
    { component: 'RewardTile', example: 'In a grid' },
    { component: 'EarnTile', example: 'In a grid' },
    { component: 'CtaTile', example: 'With a picture' },
  ])
    test(`${component} is followed from its picture by mouse and by touch, and into a new tab by Ctrl or the middle button`, async ({
      page,
    }) => {
      await openExample(page, component, example)
      const tile = page.locator('[data-tile]').first()
      const picture = tile.locator('img').first()
      const target = (await tile.getByRole('link').getAttribute('href')) ?? 'no address'

      const still = await borderOf(page)
      await picture.hover({ force: true })
      await quiet(page)
      expect(await borderOf(page), 'what a pointer over the picture changes').not.toBe(still)

      for (const open of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
        const [opened] = await Promise.all([
          page.context().waitForEvent('page'),
          picture.click({ ...open, force: true }),
        ])
        await expect(opened).toHaveURL(new RegExp(`${target}$`))
        await opened.close()
      }
      await expect(page).not.toHaveURL(new RegExp(`${target}$`))
      await picture.click({ force: true })
      await expect(page).toHaveURL(new RegExp(`${target}$`))

      await openExample(page, component, example)
      await expect(page).not.toHaveURL(new RegExp(`${target}$`))
      const box = await picture.boundingBox()
      if (box === null) throw new Error('There is no picture to touch')
      await touch(page, box.x + box.width / 2, box.y + box.height / 2)
      await expect(page).toHaveURL(new RegExp(`${target}$`))
    })

  test('with a control of its own leaves presses on it alone', async ({ page }) => {
    await openExample(page, 'RewardTile', 'With an action')
    const address = page.url()
    const heart = page.getByRole('button', { name: 'Add Weekend in Whitby to favourites' })
    await heart.click()
    await expect(heart).toBeFocused()
    expect(page.url()).toBe(address)
  })
})

function isOneLink(component: string): boolean {
  return component.endsWith('Tile') && !severalActions.has(component)
}

async function borderOf(page: Page): Promise<string> {
  return await page
    .locator('[data-tile]')
    .first()
    .evaluate((tile) => getComputedStyle(tile).borderTopColor)
}
