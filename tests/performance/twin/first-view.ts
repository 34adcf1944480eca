import type { Route } from '@playwright/test'
import { clubAddress } from '../../club-address.ts'
import type { Visit } from '../browser.ts'
import { slow4G } from '../slow-line.ts'

/** How a page came, in milliseconds, until ten seconds after its navigation. */
export interface FirstView {
  lcp: number
  /** Of all layout shifts that nobody caused; their sum, which is at least what CLS is. */
  shift: number
  /** What tasks took beyond 50 ms each, after the first paint. */
  blocking: number
  longestTask: number
}

const watchedMs = 10_000

/** What has no scripts is at rest as soon as its pictures are there. */
const watchedTwinMs = 5_000

/** Opens a page on a slow line; without scripts, as its twin, when it is asked for so. */
export async function viewFirst({ page, devtools }: Visit, path: string, isTwin: boolean): Promise<FirstView> {
  // Both documents go the same way.
  await page.route(`${clubAddress}${path}`, (route) => serve(route, isTwin ? withoutScripts : asItIs))
  const watched = isTwin ? watchedTwinMs : watchedMs
  await page.addInitScript(watchFirstView, { watched, sign: watchedSign })
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  // Waiting in the page for it would add a script to what is measured.
  const isWatched = page.waitForEvent('console', { predicate: (message) => message.text() === watchedSign })
  await page.goto(path, { waitUntil: 'commit' })
  await isWatched
  return page.evaluate(readFirstView)
}

async function serve(route: Route, change: (html: string) => string): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

function asItIs(html: string): string {
  return html
}

/** Returns HTML without what runs, or is loaded to run. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/gs, '')
}

/** What the page says when it was watched for long enough. */
const watchedSign = 'watched'

interface Noted {
  lcp: number
  shift: number
  paint: number
  tasks: { start: number; duration: number }[]
}

/** In the page, for so many milliseconds; says then that it is done. */
function watchFirstView({ watched, sign }: { watched: number; sign: string }): void {
  const noted: Noted = { lcp: 0, shift: 0, paint: 0, tasks: [] }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime))
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (noted.paint = startTime))
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }))
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value
  })
  Object.assign(window, { notedFirstView: noted })
  setTimeout(() => console.debug(sign), watched)
}

/** In the page. */
function readFirstView(): FirstView {
  const { lcp, shift, paint, tasks } = (window as unknown as { notedFirstView: Noted }).notedFirstView
  return {
    lcp,
    shift,
    blocking: tasks
      .filter(({ start, duration }) => start + duration > paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}
