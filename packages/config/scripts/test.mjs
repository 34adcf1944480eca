/**
 * `npm test`: every check and test there is. Ends with the seconds of each part, the slowest tests, and one line,
 * `N passed, N failed`, where a check counts as one and a test file's tests count each.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lintChecks, runCheck } from './lint.mjs'
import { build, startClub } from './lib/club.mjs'
import { holdToContract, startClubUnderContract } from './lib/contract.mjs'
import { serveGallery } from './lib/gallery.mjs'
import { findChromium, pathWithTools, pinnedNode, setUp } from './lib/setup.mjs'
import { CommandError, PlainError, main, root, run, step } from './lib/steps.mjs'
import { playwrightTests, slowestTable, timesTable, vitestTests } from './lib/test-times.mjs'

const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
/** What ran, in order: title, number of tests and seconds. */
const parts = []
const start = Date.now()

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  rmSync(results, { recursive: true, force: true })

  await check('The contract holds', () =>
    run(pinnedNode, ['packages/schema-tools/src/check/cli.ts'], { env: { PATH: pathWithTools } }),
  )
  await check('Types', () =>
    run('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue'], { env: { PATH: pathWithTools } }),
  )
  for (const { title, command } of lintChecks) await check(title, () => runCheck(command))
  await suite(
    'Tests without a browser',
    [
      'vitest',
      'run',
      '--root',
      'tests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${join(results, 'vitest.json')}`,
    ],
    {},
    countVitest,
  )
  await suite(
    'Sizes of the components',
    [pinnedNode, join(root, 'packages/design-system/sizes/check-sizes.ts')],
    {},
    countLastLine,
  )
  if (!(await check('Build', build))) return
  const hasGallery = await check('Build of the component gallery', () =>
    run('npm', ['run', 'gallery:build', '--workspace', '@clubhouse/design-system']),
  )
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
console.log(`\n${timesTable(parts, secondsSince(start)).join('\n')}`)
const tests = [...vitestTests(report('vitest.json'), root), ...playwrightTests(report('e2e.json'))]
console.log(`\nSlowest tests, in seconds\n${slowestTable(tests, 20).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1

async function withClub(starting, work) {
  const club = await starting
  try {
    await work(club)
  } finally {
    await club.stop()
  }
}

function secondsSince(time) {
  return (Date.now() - time) / 1000
}

async function check(title, work) {
  const began = Date.now()
  try {
    await step(title, work)
    total.passed++
    console.log(`ok    ${title}`)
    return true
  } catch (error) {
    total.failed++
    console.log(
      `FAIL  ${title}\n${error instanceof CommandError ? error.output : error instanceof PlainError ? error.message : error.stack}`,
    )
    return false
  } finally {
    parts.push({ title, tests: 1, seconds: secondsSince(began) })
  }
}

/** Runs a command that tests many things, showing what it says, and adds what it counted. */
async function suite(title, [command, ...args], env, count) {
  console.log(`\n${title}`)
  const began = Date.now()
  let output = ''
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: pathWithTools, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('error', reject)
    child.on('close', resolve)
  })
  const { passed, failed: named } = count(output)
  // A suite that ended badly without naming a failed test has failed all the same.
  const failed = code !== 0 && named === 0 ? 1 : named
  total.passed += passed
  total.failed += failed
  parts.push({ title, tests: passed + failed, seconds: secondsSince(began) })
}

function countVitest() {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = report('vitest.json')
  return { passed: numPassedTests, failed: numFailedTests === 0 ? numFailedTestSuites : numFailedTests }
}

function countPlaywright() {
  const { stats } = report('e2e.json')
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

function countLastLine(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [undefined, '0', '1']
  return { passed: Number(passed), failed: Number(failed) }
}

function report(name) {
  const path = join(results, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
