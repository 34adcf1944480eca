import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  defaultLook,
  galleryUrl,
  listComponents,
  openExample,
  openGuide,
  show,
  stageOnGuide,
} from '../accessibility/gallery.ts'
import type { ExampleFacts, Look } from '../accessibility/gallery.ts'
import { attachmentName } from './audit-record.ts'
import type { AuditRecord } from './audit-record.ts'

const components = galleryUrl === undefined ? [] : await listComponents()
/** Pixels that a ring of focus may stand out. */
const room = 8
type Box = { x: number; y: number; width: number; height: number }
const dark: Look = { ...defaultLook, scheme: 'dark' }

// Every example beside its picture of last time, and the first one in the dark as well.
test.describe('the design system', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 })
  test.use({ viewport: { width: 400, height: 480 } })

  for (const component of components)
    test(`${component} looks as its pictures show`, async ({ page }, testInfo) => {
      // Calendars begin with today.
      await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'))
      const { examples } = await openGuide(page, component)
      const records: AuditRecord[] = []
      for (const [index, example] of examples.entries()) {
        const isAlike = async (suffix = '') => {
          const errors = testInfo.errors.length
          expect
            .soft(await pictureOf(page, example))
            .toMatchSnapshot([component, `${fileName(example.name)}${suffix}.png`])
          return testInfo.errors.length === errors
        }
        await test.step(example.name, async () => {
          await openExample(page, component, example.name)
          const differs = (await isAlike()) ? [] : ['in the light']
          if (index === 0) {
            await show(page, dark)
            if (!(await isAlike('-dark'))) differs.push('in the dark')
          }
          if (example.interaction?.kind === 'press') await page.mouse.up()
          records.push({
            judge: 'pictures',
            criteria: [],
            example: example.name,
            checks: index === 0 ? 2 : 1,
            violations: differs.map((where) => ({
              criterion: 'none',
              what: 'It looks different from its picture',
              where,
            })),
            exceptions: [],
            information: [],
          })
        })
      }
      const record = { component, examples: examples.length, records }
      await testInfo.attach(attachmentName, { body: JSON.stringify(record), contentType: 'application/json' })
    })
})

/**
 * Few colours make small files, and the same ones each time. What opens lies over the page, outside its own stage, and
 * what takes no room has no picture but that of the page.
 */
async function pictureOf(page: Page, { isOverlay, interaction }: ExampleFacts): Promise<Buffer> {
  const liesOver = isOverlay === true || interaction?.kind === 'open'
  const stage = page.locator(stageOnGuide)
  await stage.evaluate(withItsPictures)
  const box = await stage.boundingBox()
  const clip = liesOver || box === null || box.height < 1 ? undefined : await onPage(page, box)
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    ...(clip === undefined ? {} : { clip, fullPage: true }),
  })
  return await sharp(png).png({ palette: true, colours: 32, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}

/** Those below the window would load when somebody comes near. One that cannot be had is part of its example. */
async function withItsPictures(stage: Element): Promise<void> {
  await Promise.all(
    [...stage.querySelectorAll('img')].map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    }),
  )
}

/** A box of the window on the whole page, with room around it for rings and shadows. */
async function onPage(page: Page, { x, y, width, height }: Box): Promise<Box> {
  const { scrollX, scrollY, ...size } = await page.evaluate(() => ({
    scrollX: window.scrollX,
    scrollY: window.scrollY,
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  const left = Math.max(0, x + scrollX - room)
  const top = Math.max(0, y + scrollY - room)
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + scrollX + width + room) - left,
    height: Math.min(size.height, y + scrollY + height + room) - top,
  }
}

function fileName(example: string): string {
  return example
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
