import type { Page } from '@playwright/test'
import type { Verdict } from '../report.ts'

const stepsOfTab = 60

/** Whether keys and the browser's own search still lead through a list of which only a part is drawn. */
export async function reachVerdicts(page: Page, list: string): Promise<Verdict[]> {
  const reached: Verdict[] = []
  const say = (what: string, holds: boolean) => reached.push({ what: `${list}: ${what}`, holds })

  const last = await page.evaluate(lastDrawn)
  await page.keyboard.press('Home')
  say('Home leads to the first row', await isDrawn(page, 0))
  await page.keyboard.press('End')
  say('End leads to the last row', await isDrawn(page, last))

  await linkOf(page, last).focus({ timeout: 10_000 })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const back = await focusedRow(page)
  say(`Shift and Tab lead back into row ${last}, not ${back}`, back === last)

  await page.keyboard.press('Home')
  await isDrawn(page, 0)
  await linkOf(page, 0).focus()
  const path = [0]
  while (path.length <= stepsOfTab) {
    await page.keyboard.press('Tab')
    path.push(await focusedRow(page))
  }
  say(
    `Tab leads from row to row: ${path.join(' ')}`,
    path.every((row, index) => row === index),
  )

  say('the search of the browser finds what stands below the window', await page.evaluate(findsNextScreen))
  return reached
}

function linkOf(page: Page, row: number) {
  return page.locator(`main [data-index="${row}"] a`).first()
}

/** In the page. */
function lastDrawn(): number {
  return Math.max(
    ...[...document.querySelectorAll('main [data-index]')].map((row) => Number(row.getAttribute('data-index'))),
  )
}

async function isDrawn(page: Page, row: number): Promise<boolean> {
  const found = page.locator(`main [data-index="${row}"]`)
  return found.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** -1 outside the list. */
function focusedRow(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? -1))
}

/** In the page: looks for the heading of a row that is drawn below what is in sight. */
function findsNextScreen(): boolean {
  const below = [...document.querySelectorAll('main [data-index] h2, main [data-index] h3')].findLast(
    (heading) => heading.getBoundingClientRect().top > window.innerHeight,
  )
  const { find } = window as unknown as { find: (text: string) => boolean }
  return below !== undefined && find.call(window, below.textContent)
}
