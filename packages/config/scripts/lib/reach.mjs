/** How many imports away a module is that nothing imports, such as a test that reads files by their names. */
const farAway = 40

/**
 * What tests need without importing it: Vitest's own configuration names it, or a command starts it. The app stands in
 * for its pages, whose addresses are in each journey.
 */
const startedFor = [
  { tests: /^apps\/web\/.*\.test\.tsx?$/, needs: 'apps/web/test/setup.ts' },
  { tests: /^apps\/web\/.*\.route\.test\.tsx?$/, needs: 'apps/web/test/global-setup.ts' },
  { tests: /^packages\/design-system\/.*\.test\.tsx?$/, needs: 'packages/design-system/test/setup.ts' },
  { tests: /^tests\/e2e\//, needs: 'apps/sandbox/src/main.ts' },
]

/** The table of pages imports every page: past it, only the addresses that a test opens tell what it needs. */
const tableOfPages = 'apps/web/src/app/pages.ts'
/** What it imports without that table is part of every page. */
const startOfApp = 'apps/web/src/main.tsx'

/**
 * Returns every module that needs one of the changed files, with the number of imports between. `graph` maps each module to
 * those that it imports. A file that is no module, such as a schema, reaches what its workspace's `readers` of files reach.
 */
function reachOf(changed, { graph, readers }) {
  const importers = new Map()
  for (const [module, imported] of Object.entries(graph))
    for (const each of [...imported, ...startedFor.filter(({ tests }) => tests.test(module)).map(({ needs }) => needs)])
      importers.set(each, [...(importers.get(each) ?? []), module])
  const reached = new Map(changed.map((path) => [path, 0]))
  const data = new Set(changed.filter((path) => !isModule(path)).map(workspaceOf))
  for (const reader of readers) if (data.has(workspaceOf(reader)) && !reached.has(reader)) reached.set(reader, 1)
  // A map is walked in the order of insertion, with what is added on the way.
  for (const [module, distance] of reached) {
    if (module === tableOfPages && distance > 0) continue
    for (const importer of importers.get(module) ?? []) if (!reached.has(importer)) reached.set(importer, distance + 1)
  }
  return reached
}

/**
 * Returns the paths of the tests that a change reaches, nearest first. `texts` maps each test file to its
 * source, `pages` are `{ name, pattern, module }`. A test is reached by what it imports, by the pages whose addresses it
 * opens, and last, when it reads files of the workspace that has changed.
 */
export function reachedTests({ changed, graph, readers, pages, texts }) {
  const reached = reachOf(changed, { graph, readers })
  const ofEveryPage = reached.get(startOfApp) ?? Infinity
  const distanceOfPage = new Map(
    pages.map(({ name, module }) => [name, Math.min(reached.get(module) ?? Infinity, ofEveryPage)]),
  )
  const rooms = [...new Set(changed.map(roomOf))]
  const workspaces = new Set(changed.map(workspaceOf))
  return Object.entries(texts)
    .map(([path, text]) => {
      const opened = opensPages(path) ? pagesOpenedBy(text, pages) : []
      const distances = [
        reached.get(path),
        ...opened.map((name) => distanceOfPage.get(name) + 1),
        // Where a journey goes from there it says by what it presses, not by an address.
        ...pagesBelow(opened, pages).map(({ name, steps }) => distanceOfPage.get(name) + 1 + steps),
        isReader(text) && workspaces.has(workspaceOf(path)) ? farAway : undefined,
      ]
      const distance = Math.min(...distances.map((each) => each ?? Infinity))
      return { path, distance, isNear: distance === 0 || isNear(path, text, rooms), opened: opened.length }
    })
    .filter(({ distance }) => distance !== Infinity)
    .toSorted((a, b) => b.isNear - a.isNear || a.distance - b.distance || a.opened - b.opened)
    .map(({ path }) => path)
}

/**
 * Returns the paths of the tests that stand nearest to a change: in its room, or named after it. For what changes no
 * behaviour they are enough, and no import needs to be read for them.
 */
export function nearTests({ changed, texts }) {
  const rooms = [...new Set(changed.map(roomOf))]
  return Object.keys(texts).filter((path) => isNear(path, texts[path], rooms))
}

/** Returns the names of the pages whose addresses stand in the source of a test. */
export function pagesOpenedBy(text, pages) {
  const opened = new Set()
  for (const [, call, quoted, template, pattern] of text.matchAll(
    /(\b(?:goto|renderRoute)\(\s*)?(?:'([^'\n]*)'|`([^`\n]*)`)|URL\(\s*\/((?:[^/\\\n]|\\.)+)\//g,
  )) {
    // What a template begins with is the region's prefix.
    const filled = template?.replace(/^\$\{[^}]*\}(?!\/)/, '').replaceAll(/\$\{[^}]*\}/g, 'x')
    const address = quoted ?? filled ?? pattern.replaceAll('\\/', '/')
    const page = pageAt(address, pages, call !== undefined)
    if (page !== undefined) opened.add(page)
  }
  return [...opened]
}

/** Any word could be the address of a page that editors compose, so only one that is opened is taken for it. */
function pageAt(address, pages, isOpened) {
  if (!/^[\w/.:?=&%$^-]*$/.test(address)) return undefined
  const path = address.replace(/[?#$].*$/, '').replaceAll(/^[/^]+/g, '')
  const known = pages.filter(({ pattern }) => isOpened || !/^(:|$)/.test(pattern))
  // The first part may be a region.
  return [path, ...(path.includes('/') ? [path.replace(/^[^/]*\//, '')] : [])]
    .map((each) => each.replace(/\/+$/, ''))
    .flatMap((each) => known.filter(({ pattern }) => expressionOf(pattern).test(each)))
    .toSorted((a, b) => fixedParts(b.pattern) - fixedParts(a.pattern))[0]?.name
}

function expressionOf(pattern) {
  return new RegExp(`^${pattern.replace(/\/\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`)
}

function fixedParts(pattern) {
  return pattern.split('/').filter((part) => !/^[:*]/.test(part)).length
}

/** Returns the pages whose addresses begin with that of an opened page, such as a reward below the list. */
function pagesBelow(opened, pages) {
  const starts = pages
    .filter(({ name, pattern }) => opened.includes(name) && pattern !== '')
    .map(({ pattern }) => pattern.replace(/\/\*$/, ''))
  return pages.flatMap(({ name, pattern }) =>
    starts
      .filter((start) => pattern.startsWith(`${start}/`))
      .map((start) => ({ name, steps: pattern.split('/').length - start.split('/').length })),
  )
}

/** Other tests have addresses in them as values. */
function opensPages(path) {
  return /^tests\/e2e\/|\.route\.test\.tsx?$/.test(path)
}

/** True for the source of a module that reads other files by their names. */
export function isReader(text) {
  return /\b(?:readFile|readFileSync|readdirSync|globSync|import\.meta\.glob)\b/.test(text)
}

/** True for a test in the room of a change, for a journey with the name of that room, and for one that reads files there. */
function isNear(path, text, rooms) {
  const room = roomOf(path)
  if (rooms.includes(room)) return true
  if (path.startsWith('tests/e2e/')) return rooms.some((each) => each.endsWith(`/${stemOf(path)}`))
  return room !== workspaceOf(path) && isReader(text) && rooms.some((each) => each.startsWith(`${room}/`))
}

function stemOf(path) {
  return path.split('/').at(-1).split('.')[0]
}

/** The folder of a feature, a page's area or a noun; elsewhere, the folder of the file. */
function roomOf(path) {
  return /^apps\/web\/src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.replace(/\/[^/]*$/, '')
}

function isModule(path) {
  return /\.[cm]?[jt]sx?$/.test(path)
}

function workspaceOf(path) {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0]
}
