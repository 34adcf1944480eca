import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memberModulesAt, renderedPages, sourceOf } from '#entry-server.tsx'
import { type PageName, paths } from '#domain/page/model/paths.ts'
import { pageOf } from './pages.ts'
import { loadNotFoundPage, pageAt } from './routes.tsx'

const names = Object.keys(paths) as PageName[]

/** An address of the page, below the base. */
function addressOf(name: PageName): string {
  const path = `/${paths[name].pattern.replace(/\/?\*$/, '').replaceAll(/:\w+/g, 'x')}`
  return pageOf(name).region === 'en-us' ? `/en-us${path}` : path
}

test('no two pages have the same address', () => {
  const patterns = names.map((name) => paths[name].pattern.replaceAll(/:\w+/g, ':value'))
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([])
})

test.each(names)('the address of %s leads to it, or to the page of which it is a place', (name) => {
  expect(pageAt(addressOf(name))).toBe(pageOf(name).within ?? name)
})

test('every page in src/pages is in the table', { timeout: 120_000 }, async () => {
  // The page that editors compose is shown by its route, once it is known which one it is.
  const files = import.meta.glob<object>(['../pages/*/*Page{,Route}.tsx', '!../pages/content/ContentPage.tsx'])
  const loads = names.flatMap((name) => pageOf(name).load ?? [])
  const inTable = new Set<unknown>(await Promise.all([...loads, loadNotFoundPage].map((load) => load())))
  const leftOut: string[] = []
  for (const [file, read] of Object.entries(files))
    if (!Object.values(await read()).some((exported) => inTable.has(exported))) leftOut.push(file)
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(leftOut).toEqual([])
})

test('the source of every rendered page is a page, whatever stands beside it', { timeout: 120_000 }, async () => {
  const rendered = renderedPages()
  expect(rendered.length).toBeGreaterThan(5)
  for (const { name } of rendered) expect(await sourceOf(name)).toMatch(/^src\/pages\/[^.]+Page(Route)?\.tsx$/)
})

test('what a member’s page begins with is there, and the page is among it', { timeout: 120_000 }, async () => {
  const app = join(import.meta.dirname, '../..')
  for (const name of names) {
    const { first, later } = await memberModulesAt(addressOf(name))
    expect([...first, ...later].filter((file) => !existsSync(join(app, file)))).toEqual([])
    expect(first).toContain(await sourceOf(pageOf(name).within ?? name))
  }
})
