import type { StatementPage } from '@clubhouse/rest-client/club'
import { signIn, type Visit } from '../browser.ts'
import { type ScrollFrames, scrollToRow } from './scroll.ts'

/** Lines that the wheel goes through at each place. */
const watched = 300

/** Opens the activity of a member who has so many lines, all at once; answers the ms from the answer to the first line. */
export async function openStatement({ page, open }: Visit, origin: string, lines: number): Promise<number> {
  await open('')
  await signIn(page, origin, 'gb.member')
  const answer = JSON.stringify(statementOf(lines))
  let answered = 0
  await page.route('**/api/statements?*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await route.fulfill({ contentType: 'application/json', body: answer })
    answered = performance.now()
  })
  await page.goto('activity')
  await page.locator('main [data-index="0"]').waitFor()
  const ms = performance.now() - answered
  await page.waitForLoadState('networkidle')
  return ms
}

/** Goes to a place of the statement, 0 its beginning and 1 its end, and turns the wheel from there. */
export async function scrollStatement(visit: Visit, part: number, lines: number): Promise<ScrollFrames> {
  const from = Math.round((lines - watched) * part)
  await visit.page.evaluate(goTo, { share: from / lines, row: from })
  return scrollToRow(visit, Math.min(from + watched, lines - 1))
}

function statementOf(count: number): StatementPage {
  const newest = Date.UTC(2026, 0, 1)
  const statements = Array.from({ length: count }, (_, index) => ({
    statementLineId: String(index),
    transactionDate: new Date(newest - index * 4 * 3_600_000).toISOString(),
    description: `Line ${index + 1}`,
    pointsInt: (index % 3) - 1,
  }))
  return { statements, offset: 0, limit: count, total: count }
}

/** In the page: scrolls until rows about this one are drawn, however tall those above turn out to be. */
async function goTo({ share, row }: { share: number; row: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const drawn = () =>
    [...document.querySelectorAll('main [data-index]')].map((each) => Number(each.getAttribute('data-index')))
  const list = document.querySelector('main [data-index]')?.closest('ul')
  if (list == null) throw new Error('There is no statement')
  const isThere = () => drawn().some((each) => each >= row - 150 && each <= row + 150)
  const start = performance.now()
  while (!isThere()) {
    if (performance.now() - start > 20_000) throw new Error(`Line ${row} does not come`)
    const { top, height } = list.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + height * share, behavior: 'instant' })
    await frame()
    await frame()
  }
}
