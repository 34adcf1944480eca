import { expect, test } from './gallery-test.ts'
import { galleryUrl, openExample, openGuide } from './gallery.ts'
import { quiet } from './quiet.ts'

// What the specification says of sizes, places and paging, seen in a browser.
test.describe('the gallery of the design system', () => {
  test.skip(galleryUrl === undefined, 'GALLERY_URL names no gallery')
  test.describe.configure({ mode: 'parallel' })

  test('gives buttons and pages the sizes of the specification [IMG-04, IMG-05, IMG-06]', async ({ page }) => {
    await openGuide(page, 'Button')
    const box = await page.getByRole('button', { name: 'Use points' }).first().boundingBox()
    expect(box?.height).toBe(48)
    expect(box?.width).toBeGreaterThanOrEqual(140)

    await openGuide(page, 'Container')
    const container = page.getByText('Margins of 15, 24 and 60 px').first().locator('..')
    for (const [width, margin] of [
      [375, '15px'],
      [768, '24px'],
      [1024, '60px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(container).toHaveCSS('padding-inline-start', margin)
    }
    await expect(container).toHaveCSS('max-inline-size', '1440px')
  })

  test('gives tiles 1 to 4 columns [CON-39]', async ({ page }) => {
    await openGuide(page, 'Grid')
    const grid = page.getByText('Cell 1', { exact: true }).first().locator('..')
    for (const [width, columns] of [
      [579, 1],
      [580, 2],
      [889, 2],
      [890, 3],
      [1254, 3],
      [1255, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const tracks = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
      expect(tracks, `${width} px`).toBe(columns)
    }
  })

  test('keeps toasts above everything [TST-05]', async ({ page }) => {
    await openExample(page, 'ToastRegion', 'All types')
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCSS('z-index', '10000')
  })

  test('shows a menu as a sheet on a small screen and as a dropdown on a large one [SHL-11]', async ({ page }) => {
    const lowerEdge = async () => {
      await openExample(page, 'MenuButton', 'Account menu')
      await page.getByRole('button').first().click()
      await quiet(page)
      const box = await page.getByRole('dialog').boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await page.setViewportSize({ width: 375, height: 700 })
    expect(await lowerEdge()).toBe(700)
    await page.setViewportSize({ width: 1024, height: 700 })
    expect(await lowerEdge()).toBeLessThan(600)
  })

  for (const { width, second, last } of [
    { width: 1299, second: '4–6 of 9', last: '7–9 of 9' },
    { width: 1300, second: '5–8 of 9', last: '6–9 of 9' },
  ]) {
    test(`pages a carousel at ${width} px by buttons and arrow keys, between its two ends [HOM-13, HOM-14]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openGuide(page, 'Carousel')
      const carousel = page.getByRole('region', { name: 'Spend your points' })
      const previous = carousel.getByRole('button', { name: 'Previous rewards' })
      const next = carousel.getByRole('button', { name: 'More rewards' })
      await expect(previous).toBeDisabled()
      await next.click()
      await expect(carousel.getByText(second)).toBeVisible()
      await next.press('ArrowRight')
      await expect(carousel.getByText(last)).toBeVisible()
      await expect(next).toBeDisabled()
      await expect(next).toBeFocused()
      await previous.press('ArrowLeft')
      await previous.press('ArrowLeft')
      await previous.press('ArrowLeft')
      await expect(carousel.getByText(/^1–/)).toBeVisible()
      await expect(previous).toBeDisabled()
    })
  }

  test('counts of a carousel what is wholly in sight, however much of the next item is', async ({ page }) => {
    await openExample(page, 'Carousel', 'Tiles')
    const carousel = page.getByRole('region', { name: 'Spend your points' })
    for (let width = 400; width < 890; width += 35) {
      await page.setViewportSize({ width, height: 800 })
      const whole = await carousel.getByRole('listitem').evaluateAll((items) => {
        const edge = items[0]?.closest('section')?.getBoundingClientRect().right ?? 0
        return items.filter((item) => item.getBoundingClientRect().right < edge + 1).length
      })
      const position = whole > 1 ? `1–${whole} of 9` : '1 of 9'
      await expect(carousel.getByText(position, { exact: true }), `at ${width} px`).toBeVisible()
    }
  })

  for (const { example, width, pages } of [
    { example: 'Up to three', width: 375, pages: ['2 of 6', '3 of 6'] },
    { example: 'Up to three', width: 768, pages: ['3–4 of 6', '5–6 of 6'] },
    { example: 'Up to three', width: 1024, pages: ['4–6 of 6'] },
    { example: 'Up to three', width: 1440, pages: ['4–6 of 6'] },
    { example: 'Up to four', width: 375, pages: ['2 of 6', '3 of 6'] },
    { example: 'Up to four', width: 768, pages: ['3–4 of 6', '5–6 of 6'] },
    { example: 'Up to four', width: 1279, pages: ['4–6 of 6'] },
    { example: 'Up to four', width: 1280, pages: ['3–6 of 6'] },
  ]) {
    test(`pages the carousel “${example}” at ${width} px by what is in sight, and leaves no room at its end [RWD-31, RWD-32]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openExample(page, 'Carousel', example)
      const carousel = page.getByRole('region', { name: / of this brand$/ })
      const next = carousel.getByRole('button', { name: 'More rewards of this brand' })
      for (const position of pages) {
        await next.click()
        await expect(carousel.getByText(position, { exact: true })).toBeVisible()
      }
      for (let press = 0; press < 6; press++) await next.press('ArrowRight')
      await expect(next).toBeDisabled()
      await expect
        .poll(() =>
          carousel
            .getByRole('listitem')
            .last()
            .evaluate((item) => {
              const region = item.closest('section')
              return Math.abs((region?.getBoundingClientRect().right ?? 0) - item.getBoundingClientRect().right)
            }),
        )
        .toBeLessThan(1)
    })
  }

  test('pages a carousel the other way where one reads from right to left [A11Y 2.1.1]', async ({ page }) => {
    await openExample(page, 'Carousel', 'Right to left')
    const carousel = page.getByRole('region', { name: 'مكافآت' })
    const next = carousel.getByRole('button', { name: 'التالي' })
    await next.press('ArrowLeft')
    await expect(carousel.getByText(/^4 /)).toBeVisible()
    await next.press('ArrowRight')
    await expect(carousel.getByText(/^1 /)).toBeVisible()
  })

  test('pages a carousel at once for those who want less motion [A11Y 2.3.3]', async ({ page }) => {
    await openGuide(page, 'Carousel')
    const carousel = page.getByRole('region', { name: 'Spend your points' })
    const first = carousel.getByRole('listitem').first()
    await first.scrollIntoViewIfNeeded()
    const before = (await first.boundingBox())?.x ?? 0
    // Where it stands one frame after the press is where it stays.
    const after = await carousel.getByRole('button', { name: 'More rewards' }).evaluate(async (button: HTMLElement) => {
      const item = button.closest('section')?.querySelector('li')
      button.click()
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      const soon = item?.getBoundingClientRect().x ?? 0
      for (let count = 0; count < 40; count++) await frame()
      return { soon, later: item?.getBoundingClientRect().x ?? 0 }
    })
    expect(after.later).toBeLessThan(before)
    expect(after.soon).toBeCloseTo(after.later, 0)
  })
})
