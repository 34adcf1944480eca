import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { HostEvent } from '../observe.ts'
import { type DiskCopies, keepOnDisk } from './disk-copies.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'
import { keepPages } from './published-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-copies-'))
const build = '0123456789abcdef'
let now: number
let published: string
let rendered: string[]
let events: HostEvent[]
let answer: (path: string) => Promise<RenderedPage> | RenderedPage

const renderer: PageRenderer = {
  render: async (path) => {
    rendered.push(path)
    return answer(path)
  },
  match: async () => ({ kind: 'shell', status: 200 }),
  close: async () => undefined,
}
const page = (html: string, status: 200 | 404 = 200): RenderedPage => ({ kind: 'page', status, html })
const down: RenderedPage = { kind: 'failed', reason: 'the content service is down' }

beforeEach(() => {
  now = 0
  published = 'first'
  rendered = []
  events = []
  answer = (path) => page(`${path} ${rendered.length}`)
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open({ memoryBytes, disk }: { memoryBytes?: number; disk?: DiskCopies } = {}) {
  const observe = (event: HostEvent) => void events.push(event)
  return keepPages({
    renderer,
    publication: () => published,
    memoryBytes,
    disk,
    observe,
    visitorPatienceMs: 50,
    now: () => now,
  })
}
const openDisk = (mostBytes = 1_000_000, ofBuild = build) =>
  keepOnDisk({ folder, build: ofBuild, mostBytes, onFailure: (reason) => events.push({ kind: 'disk', reason }) })
const froms = () => events.flatMap((event) => (event.kind === 'page' ? [event.from] : []))

test('visitors who come together wait for one rendering', async () => {
  const pages = open()
  expect(await Promise.all([1, 2, 3].map(() => pages.get('/')))).toEqual([1, 2, 3].map(() => page('/ 1')))
  expect(rendered).toEqual(['/'])
})

test('a copy is answered at once and renewed in the background', async () => {
  const pages = open()
  await pages.get('/')
  now += 61_000
  expect(await pages.get('/')).toEqual(page('/ 1'))
  expect(await pages.get('/')).toEqual(page('/ 2'))
  expect(rendered).toHaveLength(2)
})

test('after a publication the next visitor gets the new page', async () => {
  const pages = open()
  await pages.get('/')
  published = 'second'
  expect(await pages.get('/')).toEqual(page('/ 2'))
})

test('the last copy is answered when the page cannot be made anew, until it can', async () => {
  const pages = open()
  await pages.get('/')
  published = 'second'
  answer = () => down
  expect(await pages.get('/')).toEqual(page('/ 1'))
  expect(await pages.get('/')).toEqual(page('/ 1'))
  expect(rendered).toHaveLength(2)
  answer = () => page('new')
  now += 3_000
  expect(await pages.get('/')).toEqual(page('new'))
  expect(froms()).toEqual(['rendered', 'last copy', 'last copy', 'rendered'])
})

test('a page that was never made is left to the browser, and tried again soon', async () => {
  const pages = open()
  answer = () => down
  expect(await pages.get('/')).toEqual(down)
  expect(await pages.get('/')).toMatchObject({ kind: 'failed' })
  expect(rendered).toHaveLength(1)
  now += 3_000
  answer = () => page('there')
  expect(await pages.get('/')).toEqual(page('there'))
})

test('a visitor does not wait for a page that takes long, and the next one has it', async () => {
  const pages = open()
  let finish = (_page: RenderedPage): void => undefined
  answer = () => new Promise((resolve) => (finish = resolve))
  expect(await pages.get('/')).toMatchObject({ kind: 'failed' })
  finish(page('late'))
  expect(await pages.get('/')).toEqual(page('late'))
  expect(rendered).toHaveLength(1)
})

test('memory is bounded, and addresses that lead nowhere push out no page', async () => {
  const pages = open({ memoryBytes: 200_000 })
  answer = (path) => (path.startsWith('/nowhere') ? page('x'.repeat(1_000), 404) : page('y'.repeat(1_000)))
  for (let index = 0; index < 20; index++) await pages.get(`/page-${index}`)
  for (let index = 0; index < 1_000; index++) await pages.get(`/nowhere-${index}`)
  expect(pages.kept.bytes).toBeLessThanOrEqual(200_000)
  rendered = []
  for (let index = 0; index < 20; index++) await pages.get(`/page-${index}`)
  expect(rendered).toEqual([])
})

test('copies in the folder outlive the process, and those of another build go', async () => {
  const first = openDisk()
  await open({ disk: first }).get('/')
  await first.settled()
  const again = open({ disk: openDisk() })
  expect(await again.get('/')).toEqual(page('/ 1'))
  expect(froms()).toEqual(['rendered', 'disk'])
  openDisk(1_000_000, 'fedcba9876543210')
  expect(readdirSync(folder)).toEqual(['fedcba9876543210'])
})

test('the folder is bounded: what nobody asked for the longest goes first', async () => {
  const disk = openDisk(5_000)
  const pages = open({ disk, memoryBytes: 1 })
  answer = () => page('x'.repeat(1_000))
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await pages.get(path)
  await disk.settled()
  expect(disk.bytes).toBeLessThanOrEqual(5_000)
  expect(readdirSync(join(folder, build))).toHaveLength(4)
  expect(await disk.read('/1')).toBeUndefined()
  expect(await disk.read('/6')).toMatchObject({ page: { kind: 'page' } })
})

test('a copy that is broken, half written or gone is made anew', async () => {
  const first = openDisk()
  await open({ disk: first }).get('/')
  await first.settled()
  const [name = ''] = readdirSync(join(folder, build))
  writeFileSync(join(folder, build, name), '{"path":"/","page":{"kind":"pa')
  writeFileSync(join(folder, build, `${name}.new`), 'half')
  const disk = openDisk()
  expect(readdirSync(join(folder, build))).toEqual([name])
  expect(await open({ disk }).get('/')).toEqual(page('/ 2'))
  await disk.settled()
  rmSync(join(folder, build), { recursive: true })
  expect(await open({ disk }).get('/')).toEqual(page('/ 3'))
  await disk.settled()
  expect(events).toContainEqual({ kind: 'disk', reason: expect.stringContaining('ENOENT') })
})
