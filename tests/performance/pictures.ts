import type { Page } from '@playwright/test'
import { budgets } from './budgets.ts'
import { inBrowser } from './browser.ts'
import { cataloguePages, publicPages } from './public-pages.ts'
import { table, type Verdict } from './report.ts'

const screens = [
  { width: 320, height: 640, density: 2 },
  { width: 375, height: 812, density: 1 },
  { width: 375, height: 812, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1024, height: 768, density: 1 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
]

/** A picture as a page shows it. */
interface ShownPicture {
  address: string
  /** In px, as wide as it is drawn before its place crops it. */
  drawnWidth: number
  /** In pixels, as it came. */
  width: number
  isBelowTheFold: boolean
  loading: string
}

/** Whether each picture of the public pages comes in the size of its place and in a small format, and no sooner than it can be seen. */
export async function benchPictures(origin: string): Promise<Verdict[]> {
  const { sharpness, surplus, smallPixels } = budgets.pictures
  const verdicts: Verdict[] = []
  const rows: string[][] = []
  for (const { density, ...viewport } of screens) {
    const screen = `${viewport.width} px, density ${density}`
    let count = 0
    let kilobytes = 0
    for (const { name, path } of [...publicPages, ...cataloguePages]) {
      const { pictures, formats } = await inBrowser({ origin, viewport, density }, async ({ page, open }) => {
        const sizes = new Map<string, number>()
        const formatsOfPage = new Map<string, string>()
        page.on('response', (response) => {
          if (response.request().resourceType() !== 'image') return
          formatsOfPage.set(response.url(), response.headers()['content-type'] ?? '')
          sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
        })
        await open(path)
        const first = await page.evaluate(shownPictures)
        await readThrough(page)
        const all = await page.evaluate(shownPictures)
        kilobytes += [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024
        return { pictures: { first, all }, formats: formatsOfPage }
      })
      for (const { address, isBelowTheFold, loading } of pictures.first)
        verdicts.push({
          what: `${name}, ${screen}: ${fileOf(address)} is below the fold and does not wait`,
          holds: !isBelowTheFold || loading === 'lazy',
        })
      for (const { address, drawnWidth, width } of pictures.all) {
        const what = `${name}, ${screen}: ${fileOf(address)}, ${width} pixels wide in a place of ${drawnWidth.toFixed(0)} px`
        verdicts.push(
          { what: `${what}, is blurred`, holds: width >= sharpness * drawnWidth * Math.min(density, 2) },
          { what: `${what}, is too large`, holds: width <= Math.max(surplus * drawnWidth * density, smallPixels) },
          { what: `${what}, is ${formats.get(address)}`, holds: /webp|avif|svg/.test(formats.get(address) ?? 'webp') },
        )
      }
      count += pictures.all.length
    }
    rows.push([screen, String(count), (kilobytes / 1024).toFixed(1)])
  }
  console.log(table([['Pictures of the public pages', 'count', 'megabytes'], ...rows]))
  return verdicts
}

function fileOf(address: string): string {
  return new URL(address).pathname.split('/').slice(-2).join('/')
}

/** From top to bottom, so that everything comes that waits to be near. */
async function readThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({ height: document.body.scrollHeight, step: innerHeight / 2 }))
  for (let top = 0; top <= height; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { top: upper, bottom, left, right } = image.getBoundingClientRect()
          return bottom > 0 && upper < innerHeight && right > 0 && left < innerWidth && image.checkVisibility()
        })
        .every(({ complete }) => complete),
    )
  }
  await page.waitForLoadState('networkidle')
}

/** Runs in the page: its pictures that have come. */
function shownPictures(): ShownPicture[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
    .filter((image) => /^https?:.*[?&]w=/.test(image.currentSrc))
    .map((image) => {
      const place = image.getBoundingClientRect()
      const options = new URL(image.currentSrc).searchParams
      const [width, height] = [Number(options.get('w')), Number(options.get('h'))]
      const isCropped = getComputedStyle(image).objectFit === 'cover' && height > 0
      return {
        address: image.currentSrc,
        drawnWidth: isCropped ? Math.max(place.width, (place.height * width) / height) : place.width,
        width,
        isBelowTheFold: place.top > innerHeight,
        loading: image.loading,
      }
    })
}
