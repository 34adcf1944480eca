import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

type Story = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly tags?: readonly string[]
}

const galleryUrl = process.env['GALLERY_URL']
const themes = ['kestrel-red', 'harbour-blue'] as const
const schemes = ['light', 'dark'] as const

// Every state of every component, as the design system's own lists of examples have them.
test.describe('the gallery of the design system', () => {
  test.skip(galleryUrl === undefined, 'GALLERY_URL names no gallery')
  test.describe.configure({ mode: 'parallel', timeout: 300_000 })

  for (const theme of themes) {
    for (const scheme of schemes) {
      test(`can be used by everybody in ${theme}, ${scheme}`, async ({ page }) => {
        for (const story of await stories(page)) {
          await test.step(`${story.title}, ${story.name}`, async () => {
            await open(page, story, `theme:${theme};scheme:${scheme}`)
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
              .analyze()
            const found = violations.map(({ id, nodes }) => ({
              id,
              where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
            }))
            expect.soft(found, `${story.title}, ${story.name}`).toEqual([])
          })
        }
      })
    }
  }

  test('never scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const story of await stories(page)) {
      await test.step(`${story.title}, ${story.name}`, async () => {
        await open(page, story)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `${story.title}, ${story.name}`).toBe(0)
      })
    }
  })

  test('gives buttons and pages the sizes of the specification [IMG-04, IMG-05, IMG-06]', async ({ page }) => {
    await open(page, { id: 'components-button--examples' })
    const box = await page.getByRole('button', { name: 'Use points' }).first().boundingBox()
    expect(box?.height).toBe(48)
    expect(box?.width).toBeGreaterThanOrEqual(140)

    await open(page, { id: 'components-container--examples' })
    const container = page.getByText('Margins of 15, 24 and 60 px').locator('..')
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
    await open(page, { id: 'components-grid--examples' })
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
    await open(page, { id: 'components-toastregion--all-types' })
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCSS('z-index', '10000')
  })

  test('shows a menu as a sheet on a small screen and as a dropdown on a large one [SHL-11]', async ({ page }) => {
    const lowerEdge = async () => {
      const box = await page.getByRole('dialog').boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await page.setViewportSize({ width: 375, height: 700 })
    await open(page, { id: 'components-menubutton--opened', tags: ['play-fn'] })
    expect(await lowerEdge()).toBe(700)
    await page.setViewportSize({ width: 1024, height: 700 })
    await open(page, { id: 'components-menubutton--opened', tags: ['play-fn'] })
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
      await open(page, { id: 'components-carousel--examples' })
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
})

async function stories(page: Page): Promise<readonly Story[]> {
  const answer = await page.request.get(new URL('index.json', base()).href)
  const { entries } = (await answer.json()) as { entries: Record<string, Story> }
  const all = Object.values(entries).filter(({ type }) => type === 'story')
  expect(all.length).toBeGreaterThan(30)
  return all
}

async function open(page: Page, story: Pick<Story, 'id' | 'tags'>, globals = 'theme:kestrel-red;scheme:light') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Two runs of axe on one page disturb each other, so the gallery's own waits to be asked.
  await page.goto(
    new URL(`iframe.html?id=${story.id}&viewMode=story&globals=${globals};a11y.manual:!true`, base()).href,
  )
  await page.locator('main').first().waitFor({ state: 'attached' })
  // Stories that act by themselves open a menu.
  if (story.tags?.includes('play-fn') === true) await page.getByRole('menu').waitFor()
  // What fades in late must be there before its colours are looked at.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(finite.map(({ finished }) => finished))
  })
}

function base(): string {
  return galleryUrl?.endsWith('/') === true ? galleryUrl : `${galleryUrl}/`
}
