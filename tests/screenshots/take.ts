import type { Locator, Page, Request } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../e2e/club-test.ts'

/** How much of a page is in the picture: all, what the window shows, or one part. */
export type Extent = 'page' | 'window' | ((page: Page) => Locator)

export interface TakeOptions {
  /** What the page waits for. */
  traffic: ReadonlySet<Request>
  extent?: Extent | undefined
  isLoading?: boolean | undefined
  /** In the native shell, which is as wide as a phone. */
  inShell?: boolean | undefined
  /** The field that has focus, with the keyboard of a phone over the rest of the page. */
  keyboard?: ((page: Page) => Locator) | undefined
}

const folder = '../test-results/screenshots'
const widths = [375, 768, 1024, 1440] as const
const phone = { width: 375, height: 812 }
/** What a phone's keyboard leaves of its window. */
const aboveKeyboard = { width: 375, height: 400 }

/** A picture of what is there, in each width. */
export async function take(page: Page, name: string, options: TakeOptions) {
  const { traffic, extent = 'page', isLoading = false, inShell = false, keyboard } = options
  if (keyboard !== undefined) return takeAboveKeyboard(page, name, keyboard(page))
  for (const width of inShell ? [phone.width] : widths) {
    await page.setViewportSize(width < 768 ? phone : { width, height: 900 })
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

/** A picture of the window with the keyboard up; nothing may lie over the field that has focus. */
async function takeAboveKeyboard(page: Page, name: string, field: Locator): Promise<void> {
  await page.setViewportSize(aboveKeyboard)
  await field.focus()
  await page.evaluate(showPictures)
  await page.screenshot({ path: `${folder}/375-${name}.png`, animations: 'disabled' })
  expect(await field.evaluate(isUncovered), 'the field is in sight').toBe(true)
}

function isUncovered(field: Element): boolean {
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const middle = (left + right) / 2
  return [top + 2, bottom - 2].every((y) => {
    const above = document.elementFromPoint(middle, y)
    return above !== null && (field.contains(above) || above.contains(field))
  })
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
        const waiting = [...document.querySelectorAll('main [aria-busy="true"], main :is([role="status"], output)')]
          // What this width does not show waits for another.
          .filter((place) => place.checkVisibility())
          .filter((place) => place.ariaBusy === 'true' || place.textContent.startsWith('Loading'))
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
