import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { HostEvent } from '../observe.ts'
import { type PageRenderer, startPageRenderer } from './page-renderer.ts'

const script = join(import.meta.dirname, '../testing/faulty-renderer.mjs')
const settings = { origin: 'https://club.example', basePath: '/club' }
let renderer: PageRenderer

/** Resolves when the renderer was started again. */
function start(file = script) {
  const events: HostEvent[] = []
  renderer = startPageRenderer({ script: file, settings, patienceMs: 1_000, observe: (event) => events.push(event) })
  return events
}
const untilRendered = async () => {
  await expect.poll(() => renderer.render('/spend'), { timeout: 15_000 }).toMatchObject({ kind: 'page', status: 200 })
}

afterEach(() => renderer.close())

test.each([
  ['/dies', 'The renderer has ended'],
  ['/throws', 'Error: on purpose'],
  ['/hangs?q=typed', '/hangs took more than 1000 ms'],
])('a renderer that %s is told of as "%s", is started again, and nobody waits for it', async (path, reason) => {
  const events = start()
  const waiting = ['/a', '/b'].map((other) => renderer.render(other))
  expect(await renderer.render(path)).toEqual({ kind: 'failed', reason })
  for (const page of await Promise.all(waiting)) expect(page).toMatchObject({ kind: 'page' })
  expect(await renderer.render('/spend')).toEqual({ kind: 'failed', reason })
  await untilRendered()
  expect(events.filter(({ kind }) => kind === 'renderer ended')).toEqual([
    { kind: 'renderer ended', reason, startsInMs: 250 },
  ])
})

test('what waits behind a page that hangs is left to the browser with it', async () => {
  start()
  const [hanging, behind] = await Promise.all([renderer.render('/hangs'), renderer.render('/spend')])
  expect([hanging.kind, behind.kind]).toEqual(['failed', 'failed'])
})

test('more pages than anybody would wait for are left to the browser at once', async () => {
  start()
  const pages = await Promise.all(Array.from({ length: 300 }, (_, index) => renderer.render(`/page-${index}`)))
  expect(pages.filter(({ kind }) => kind === 'failed')).toHaveLength(99)
  expect(pages.at(-1)).toEqual({ kind: 'failed', reason: 'Too many pages wait' })
})

test('a renderer whose module is missing leaves every page to the browser, with pauses that grow', async () => {
  const events = start(join(import.meta.dirname, 'nothing-there.mjs'))
  expect(await renderer.render('/')).toMatchObject({ kind: 'failed' })
  expect(await renderer.match('/')).toMatchObject({ kind: 'failed' })
  const pauses = () => events.flatMap((event) => (event.kind === 'renderer ended' ? [event.startsInMs] : []))
  await expect.poll(pauses, { timeout: 15_000 }).toEqual([250, 500])
})
