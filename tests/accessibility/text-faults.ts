import type { Page } from '@playwright/test'
import { openEyes } from './browser-eyes.ts'
import type { Finding } from './judge.ts'
import { quiet } from './quiet.ts'

type Fault = Omit<Finding, 'criterion'>

/** What a person's own style makes of the text: cut off, over other text, or out of the page. */
export async function textFaultsWith(page: Page, stage: string, css: string): Promise<readonly Fault[]> {
  await openEyes(page)
  const widthBefore = await page.evaluate(() => document.documentElement.scrollWidth)
  const style = await page.addStyleTag({ content: css })
  await quiet(page)
  const { width, faults } = await page.evaluate(
    (stage) => ({ width: document.documentElement.scrollWidth, faults: globalThis.eyes.textFaults(stage) }),
    stage,
  )
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  await quiet(page)
  return [
    ...(width > widthBefore ? [{ what: `The page grows to ${width} px sideways`, where: 'the page' }] : []),
    ...faults.map(({ what, where }) => ({ what: `Text ${what}`, where, isInformation: what === 'shortened' })),
  ]
}
