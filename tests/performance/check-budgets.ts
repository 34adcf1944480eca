/**
 * Holds the build and the public home to `budgets.json`. The club is served at CLUB_ORIGIN. Prints what it measured, one
 * line a budget, and exits with 1 when one is broken.
 */
import { budgets } from './budgets.ts'
import { runLighthouse } from './lighthouse.ts'
import { entryKB, routeSizes } from './route-sizes.ts'

const origin = process.env['CLUB_ORIGIN'] ?? 'http://localhost:4000'
let passed = 0
let failed = 0

function check(what: string, holds: boolean) {
  if (holds) passed++
  else failed++
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}`)
}

console.log(`      entry with its imports: ${entryKB().toFixed(1)} KB`)
for (const { page, ownKB, withImportsKB } of routeSizes()) {
  check(
    `${page}: own chunk ${ownKB.toFixed(1)} KB of ${budgets.routeOwnChunkKB} (with shared ones ${withImportsKB.toFixed(1)})`,
    ownKB <= budgets.routeOwnChunkKB,
  )
}

const { publicHome } = budgets
const home = await runLighthouse(`${origin}/kestrel-red/`, ['performance', ...Object.keys(publicHome.lighthouse)])
for (const [category, wanted] of Object.entries(publicHome.lighthouse)) {
  check(
    `public home: ${category} ${home.scores[category]} of ${wanted} ${home.failed.filter((id) => id.startsWith(category)).join(', ')}`,
    home.scores[category] === wanted,
  )
}
check(
  `public home: CLS ${home.cls.toFixed(4)}, at most ${publicHome.cumulativeLayoutShift}`,
  home.cls <= publicHome.cumulativeLayoutShift,
)
check(
  `public home: JavaScript before interaction ${home.javascriptKB.toFixed(1)} KB, at most ${publicHome.javascriptBeforeInteractionKB}`,
  home.javascriptKB > 0 && home.javascriptKB <= publicHome.javascriptBeforeInteractionKB,
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
