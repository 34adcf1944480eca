/**
 * `npm test`: every check and test there is. Ends with the seconds of each part, the slowest tests, those that
 * failed, and one line, `N passed, N failed`, where a check counts as one and a test file's tests count each.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build, generate, startClub } from './lib/club.mjs'
import { holdToContract, startClubUnderContract } from './lib/contract.mjs'
import { buildGallery, serveGallery } from './lib/gallery.mjs'
import { findChromium, pinnedNode, setUp } from './lib/setup.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { runCheck, staticChecks } from './lib/static-checks.mjs'
import { main, root } from './lib/steps.mjs'
import {
  countLastLine,
  countPlaywright,
  countVitest,
  createTally,
  report,
  results,
  vitestCommand,
} from './lib/tally.mjs'
import { failedLines, playwrightTests, slowestTable, timesTable, vitestTests } from './lib/test-times.mjs'

const tally = createTally()
const { check, suite } = tally

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  rmSync(results, { recursive: true, force: true })

  // What turbo generates is there for the checks that follow.
  if (!(await check('Generated code and texts', generate))) return
  // Most of them use one processor.
  await sideBySide(
    staticChecks.map((each) => () => check(each.title, () => runCheck(each))),
    availableParallelism(),
  )
  await suite('Tests without a browser', vitestCommand(), {}, countVitest)
  const componentSizes = [pinnedNode, join(root, 'packages/design-system/sizes/check-sizes.ts')]
  const [isBuilt, hasGallery] = await sideBySide(
    [
      () => check('Build', build),
      () => check('Build of the component gallery', buildGallery),
      () => suite('Sizes of the components', componentSizes, {}, countLastLine),
    ],
    availableParallelism(),
  )
  if (!isBuilt) return
  const gallery = hasGallery ? await serveGallery() : undefined
  const browser = { CHROMIUM_PATH: chromium, ...(gallery === undefined ? {} : { GALLERY_URL: gallery.origin }) }
  try {
    await withClub(startClubUnderContract({ env: { SANDBOX_DATA: 'temporary' } }), async (club) => {
      await suite(
        'Journeys in a real browser',
        ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
        { ...browser, CLUB_ADDRESS: club.address },
        countPlaywright,
      )
      await check('Every API call of the journeys kept the contract', async () =>
        console.log(await holdToContract(club)),
      )
    })
    await withClub(startClub({ env: { SANDBOX_DATA: 'temporary', PORT: '0' } }), (club) =>
      suite(
        'Budgets',
        [pinnedNode, join(root, 'tests/performance/check-budgets.ts')],
        { ...browser, CLUB_ADDRESS: club.address },
        countLastLine,
      ),
    )
  } finally {
    gallery?.stop()
  }
})
console.log(`\n${timesTable(tally.parts, tally.seconds()).join('\n')}`)
const tests = [...vitestTests(report('vitest.json'), root), ...playwrightTests(report('e2e.json'))]
console.log(`\nSlowest tests, in seconds\n${slowestTable(tests, 20).join('\n')}\n`)
const failed = failedLines(tests)
if (failed.length > 0) console.log(`Failed tests\n${failed.join('\n')}\n`)
tally.end()

async function withClub(starting, work) {
  const club = await starting
  try {
    await work(club)
  } finally {
    await club.stop()
  }
}
