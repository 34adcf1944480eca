/**
 * `npm run check`: what a change needs, in about two minutes; after an edit of texts or styles, in twenty seconds. Says at
 * its end what it left out. `npm run check -- --since main` compares with another commit, names of files stand in for what
 * has changed, and `--plan` only says what would run.
 */
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles } from './lib/changed-files.mjs'
import { buildGallery, serveGallery } from './lib/gallery.mjs'
import { kindOf, neededChecks, neededTests } from './lib/needed-checks.mjs'
import { noImports, readImports, readPages, readTests } from './lib/read-source.mjs'
import { findChromium, pathWithTools, pinnedNode, setUp } from './lib/setup.mjs'
import { runCheck, staticChecks } from './lib/static-checks.mjs'
import { main, PlainError, root, run, step } from './lib/steps.mjs'
import { countLastLine, countPlaywright, countVitest, createTally, results, vitestCommand } from './lib/tally.mjs'

/** Seconds after which journeys, which take up to fifty, are not begun any more: the machine is slow or busy. */
const latestStart = 70

await main(async () => {
  const { since, plan: isPlan, files } = readArguments()
  await setUp()
  const change = files.length > 0 ? { files, against: 'nothing: files were named' } : await changedFiles(since)
  if (change.files.length === 0) {
    console.log(`Nothing has changed, compared with ${change.against}.`)
    createTally().end()
    return
  }
  if (change.files.some((path) => kindOf(path) === 'contract') && !isPlan) {
    await step('Generating clients', () =>
      run('turbo', ['run', 'codegen', '--output-logs=errors-only'], { env: { PATH: pathWithTools } }),
    )
    // What the generator wrote has changed as well.
    if (files.length === 0) change.files = (await changedFiles(since)).files
  }
  const changed = change.files
  console.log(`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}, compared with ${change.against}`)

  const needed = neededChecks(changed)
  if (isPlan) {
    const imports = needed.needsImports ? await step('Import rules', readImports) : noImports
    printPlan(needed, await readNeededTests(changed, needed, imports))
    return
  }
  for (const name of ['vitest.json', 'e2e.json']) rmSync(join(results, name), { force: true })
  const tally = createTally()
  const { imports, hasGallery } = await runStaticChecks(tally, needed, changed)
  const { tests, journeys, leftOut } = await readNeededTests(changed, needed, imports)
  if (tests.length > 0) await tally.suite('Tests without a browser', vitestCommand(tests), {}, countVitest)
  if (needed.weighed.length > 0) await weighComponents(tally, needed.weighed)
  if (hasGallery) await judgeComponents(tally, needed.judged)
  if (journeys.length > 0) {
    if (tally.seconds() < latestStart) await runJourneys(tally, journeys)
    else
      leftOut.unshift({
        what: 'journeys, since the machine is slow or busy',
        command: `npm run e2e -- ${journeys.join(' ')}`,
      })
  }
  console.log(`\n${leftOutLines(leftOut).join('\n')}\n\n${Math.round(tally.seconds())} s`)
  tally.end()
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { since: { type: 'string' }, plan: { type: 'boolean', default: false } },
    })
    const missing = positionals.find((path) => !existsSync(join(root, path)))
    if (missing !== undefined) throw new PlainError(`There is no file ${missing} in the project.`)
    return { ...values, files: positionals }
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) throw new PlainError(error.message)
    throw error
  }
}

async function readNeededTests(changed, { needsImports }, imports) {
  const [pages, texts] = await Promise.all([needsImports ? readPages() : [], readTests(imports.graph)])
  return neededTests({ changed, imports, pages, texts })
}

function printPlan({ titles, weighed, judged }, { tests, journeys, leftOut }) {
  const list = (title, entries) => (entries.length === 0 ? [] : [title, ...entries.map((entry) => `  ${entry}`)])
  const lines = [
    ...list('Checks', titles),
    ...list('Tests without a browser', tests),
    ...list('Sizes of the components', weighed),
    ...list('Components in a real browser', judged),
    ...list('Journeys in a real browser', journeys),
    ...leftOutLines(leftOut),
  ]
  console.log(lines.join('\n'))
}

function leftOutLines(leftOut) {
  return ['Left out', ...leftOut.map(({ what, command }) => `  ${what}: ${command}`)]
}

/** Most of them use one processor, so as many run side by side as there are. Resolves with what tests are chosen by. */
async function runStaticChecks(tally, { titles, judged, needsImports }, changed) {
  // A rule of the linter is for all files.
  const isRule = changed.some((path) => /^(\.\w|packages\/config\/lint\/)/.test(path))
  const files = isRule ? undefined : changed.filter((path) => existsSync(join(root, path)))
  const found = { imports: noImports, hasGallery: false }
  const holdImports = async () => {
    found.imports = await readImports()
    if (found.imports.broken.length > 0) throw new PlainError(found.imports.broken.join('\n'))
  }
  const gallery = async () => {
    await buildGallery()
    found.hasGallery = true
  }
  const waiting = [
    ...(judged.length > 0 ? [{ title: 'Build of the component gallery', work: gallery }] : []),
    ...staticChecks
      .filter(({ title }) => titles.includes(title))
      .map((each) => ({
        title: each.title,
        work: needsImports && each.title === 'Import rules' ? holdImports : () => runCheck(each, { files }),
      })),
  ]
  const takeTurns = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await tally.check(next.title, next.work)
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeTurns))
  return found
}

async function weighComponents(tally, components) {
  await tally.suite(
    'Sizes of the components',
    [pinnedNode, join(root, 'packages/design-system/sizes/check-sizes.ts'), ...components],
    {},
    countLastLine,
  )
}

/** Judges the page of each component in the gallery, in every theme. */
async function judgeComponents(tally, components) {
  const gallery = await serveGallery()
  try {
    await tally.suite(
      'Components in a real browser',
      ['playwright', 'test', 'components.e2e.ts', '--config', 'tests/playwright.config.ts', '--project', 'gallery'],
      { CHROMIUM_PATH: await findChromium(), GALLERY_URL: gallery.origin, ONLY_COMPONENTS: components.join(',') },
      countPlaywright,
    )
  } finally {
    gallery.stop()
  }
}

/** At one width and in one region, with a club of their own, held to the contract; some across origins. */
async function runJourneys(tally, journeys) {
  rmSync(join(results, 'e2e.json'), { force: true })
  await tally.suite(
    'Journeys in a real browser',
    [
      pinnedNode,
      join(root, 'packages/config/scripts/e2e.mjs'),
      // Before the projects: Playwright takes all that follows --project for one.
      ...journeys,
      '--project',
      'GB 375',
      'once',
      'separate origins',
    ],
    {},
    countPlaywright,
  )
}
