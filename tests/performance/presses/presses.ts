import { budgets } from '../budgets.ts'
import { inBrowser, phone, type Visit } from '../browser.ts'
import { atMost, table, type Verdict } from '../report.ts'
import { slow4G } from '../slow-line.ts'
import { type Control, controls } from './controls.ts'
import { paintedFor, readNoted, watchPress } from './watch-press.ts'

/** In milliseconds after the first paint. */
const moments = [200, 500, 1000, 2000, 4000]

/** How long a finger or a mouse button stays down, in milliseconds. */
const heldMs = 80

/** Longer than anything takes that is pressed again by mistake, in milliseconds. */
const settlingMs = 700

interface Pressed {
  /** From the press to the paint that follows it, in milliseconds. */
  shown: number
  /** From when the part of the page takes presses, or the press where that was later, in milliseconds. */
  done: number | undefined
}

/** Whether a press on a page that is still coming to life counts, whenever it comes, and counts once. */
export async function benchPresses(origin: string): Promise<Verdict[]> {
  const { slowdown, shownMs, doneMs } = budgets.presses
  console.log(
    `Presses after the first paint, slow 4G, on ${slowdown} times as slow a machine, ms: shown, done once it can be`,
  )
  const rows: string[][] = []
  const verdicts: Verdict[] = []
  for (const control of controls) {
    const row: string[] = []
    for (const moment of moments) {
      const { shown, done } = await inBrowser({ origin, viewport: phone, slowdown }, (visit) =>
        press(visit, control, moment),
      )
      const what = `${control.name}, pressed after ${moment} ms`
      row.push(`${shown.toFixed(0)}, ${done?.toFixed(0) ?? 'NOT'}`)
      verdicts.push(atMost(`${what}: shown after`, shown, shownMs, ' ms'))
      if (done === undefined) verdicts.push({ what: `${what}: not done, or more than once`, holds: false })
      else if (control.needs === undefined) verdicts.push(atMost(`${what}: done after`, done, doneMs, ' ms'))
    }
    rows.push([control.name, ...row, control.needs ?? ''])
  }
  console.log(table([['', ...moments.map((moment) => `after ${moment}`), 'needs'], ...rows]))
  return verdicts
}

async function press(
  { page, devtools }: Visit,
  { path, find, key, isDone }: Control,
  moment: number,
): Promise<Pressed> {
  await page.addInitScript(watchPress)
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(paintedFor, moment, { polling: 'raf' })
  const { x, y } = await find(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  if (key === undefined) await page.mouse.click(x, y, { delay: heldMs })
  else await find(page).press(key, { delay: heldMs })
  const isSoonDone = await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 15_000 }).then(
    () => true,
    () => false,
  )
  const { pressed = 0, ready = 0, left, now, shown } = await page.evaluate(readNoted)
  // What is made twice by mistake is undone, or is one too many, by then.
  await page.waitForTimeout(settlingMs)
  const isDoneOnce = isSoonDone && (await page.evaluate(isDone))
  return { shown, done: isDoneOnce ? (left ?? now) - Math.max(pressed, ready) : undefined }
}
