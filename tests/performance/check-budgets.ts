/**
 * Holds the build and the public pages to `budgets.json`. The club is served at CLUB_ADDRESS. Prints what it measured, one
 * line a budget, and exits with 1 when one is broken.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clubAddress } from '../club-address.ts'
import { budgets } from './budgets.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import { cataloguePages, javascriptVerdicts, publicPages, verdictsOf } from './public-pages.ts'
import type { Verdict } from './report.ts'
import { entryKB, flightArea, routeSizes } from './route-sizes.ts'
import { scriptsBeforeInteraction } from './scripts-before-interaction.ts'

/** One of each kind and each region for Lighthouse; the bench has them all. */
const rated: ReadonlySet<string> = new Set(['home, GB', 'home, US', 'home, world', 'terms, world', 'page, US'])

let passed = 0
let failed = 0

function say({ what, holds }: Verdict) {
  if (holds) passed++
  else failed++
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}`)
}

console.log(`      entry with its imports: ${entryKB().toFixed(1)} KB`)
for (const { page, ownKB, withImportsKB } of routeSizes()) {
  say({
    what: `${page}: own chunk ${ownKB.toFixed(1)} KB of ${budgets.routeOwnChunkKB} (with shared ones ${withImportsKB.toFixed(1)})`,
    holds: ownKB <= budgets.routeOwnChunkKB,
  })
}
const flights = flightArea()
say({
  what: `flight area: ${flights.ownKB.toFixed(1)} KB of ${budgets.flightAreaKB}`,
  holds: flights.ownKB <= budgets.flightAreaKB,
})
say({
  what: `flight area: nothing of it loads elsewhere ${flights.strays.join(', ')}`,
  holds: flights.strays.length === 0,
})
// Nothing that is rated here depends on how fast the machine is, and most of a run is waiting for the page to be quiet.
const verdicts = await Promise.all(publicPages.filter(({ name }) => rated.has(name)).map(rate))
for (const verdict of verdicts.flat()) say(verdict)
// Regions differ in what a page says, not in the scripts that it begins with.
const pages = new Map([...publicPages, ...cataloguePages].map((page) => [page.name.split(',')[0], page]))
for (const [name, figures] of await scriptsBeforeInteraction([...pages.values()]))
  for (const verdict of javascriptVerdicts(name, figures)) say(verdict)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function rate({ name, path }: { name: string; path: string }): Promise<Verdict[]> {
  const program = fileURLToPath(new URL('run-lighthouse.ts', import.meta.url))
  const categories = ['performance', ...Object.keys(budgets.publicPages.lighthouse)]
  const { stdout } = await promisify(execFile)(process.execPath, [program, `${clubAddress}${path}`, ...categories])
  const figures = JSON.parse(stdout) as LighthouseFigures
  return verdictsOf(name, figures)
}
