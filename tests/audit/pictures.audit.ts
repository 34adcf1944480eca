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
  const box = await stage.boundingBox()
  const from = liesOver || box === null || box.height < 1 ? page : stage
  const png = await from.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  return await sharp(png).png({ palette: true, colours: 32, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}

function fileName(example: string): string {
  return example
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
