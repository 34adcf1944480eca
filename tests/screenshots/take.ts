import type { Locator, Page, Request } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../e2e/club-test.ts'

/** How much of a page is in the picture: all, what the window shows, or one part. */
export type Extent = 'page' | 'window' | ((page: Page) => Locator)

export interface TakeOptions {
  /** What the page waits for. */
  traffic: ReadonlySet<Request>
  extent?: Extent | undefined
  isLoading?: boolean | undefined
}

const folder = '../test-results/screenshots'
const widths = [375, 768, 1024, 1440] as const

/** A picture of what is there, in each width. */
export async function take(page: Page, name: string, options: TakeOptions) {
  const { traffic, extent = 'page', isLoading = false } = options
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 900 })
    if (!isLoading && extent === 'page') {
      await readThrough(page, traffic)
      // What came on the way may wait for more.
      await readThrough(page, traffic)
    }
    await expectNoSidewaysScroll(page)
    await page.evaluate(showPictures)
    expect(await page.evaluate(brokenPictures), 'pictures that did not come').toEqual([])
    const path = `${folder}/${width}-${name}.png`
    const picture = { path, animations: 'disabled', caret: 'hide' } as const
    if (typeof extent === 'function') await extent(page).screenshot(picture)
    else await page.screenshot({ ...picture, fullPage: extent === 'page' })
  }
}

/** Goes through the page as a reader does, so that what waits to be reached comes, and back to its top. */
async function readThrough(page: Page, traffic: ReadonlySet<Request>): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await expect
    .poll(async () => [
      ...[...traffic].map((request) => request.url()),
      ...(await page.evaluate(() => {
        const waiting = [
          ...document.querySelectorAll('main [aria-busy="true"], main :is([role="status"], output)'),
        ].filter((place) => place.ariaBusy === 'true' || place.textContent.startsWith('Loading'))
        waiting[0]?.scrollIntoView({ behavior: 'instant' })
        return waiting.map((place) => place.textContent || place.id)
      })),
    ])
    .toEqual([])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Pictures below the window load when they come near; letters are used as soon as they are there; bones fade in. */
async function showPictures(): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await drawn()
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().iterations !== Infinity,
    )
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  await drawn()
}

function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.currentSrc !== '' && image.complete && image.naturalWidth === 0)
    .map((image) => image.currentSrc)
}
