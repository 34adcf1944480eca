/**
 * Holds the build and the public pages to `budgets.json`. The club is served at CLUB_ADDRESS. Prints what it measured, one
 * line a budget, and exits with 1 when one is broken.
 */
import { clubAddress } from '../club-address.ts'
import { budgets } from './budgets.ts'
import { runLighthouse } from './lighthouse.ts'
import { javascriptVerdicts, publicPages, verdictsOf } from './public-pages.ts'
import type { Verdict } from './report.ts'
import { entryKB, flightArea, routeSizes } from './route-sizes.ts'

/** One of each kind and each region; the bench has them all. */
const checked: ReadonlySet<string> = new Set(['home, GB', 'home, US', 'home, world', 'terms, world', 'page, US'])

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
for (const { name, path } of publicPages.filter((page) => checked.has(page.name))) {
  const categories = ['performance', ...Object.keys(budgets.publicPages.lighthouse)]
  const figures = await runLighthouse(`${clubAddress}${path}`, categories)
  for (const verdict of [...verdictsOf(name, figures), ...javascriptVerdicts(name, figures)]) say(verdict)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
