import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const times = new URL('../../packages/config/scripts/lib/test-times.mjs', import.meta.url).href

/** Runs an expression with what the script of `npm test` uses for its tables. */
function evaluated(expression: string): unknown {
  const script = `import * as times from ${JSON.stringify(times)}; console.log(JSON.stringify(${expression}))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('the end of a test run says what each part took, and what is left for set-up', () => {
  const parts = [
    { title: 'Types', tests: 1, seconds: 30 },
    { title: 'Tests without a browser', tests: 10_900, seconds: 60.04 },
  ]
  expect(evaluated(`times.timesTable(${JSON.stringify(parts)}, 120)`)).toEqual([
    'Part                     Tests  Seconds    Share',
    'Types                        1     30.0   25.0 %',
    'Tests without a browser  10900     60.0   50.0 %',
    'Set-up and servers           0     30.0   25.0 %',
    'All                      10901    120.0  100.0 %',
  ])
})

test('the slowest tests of both reports come first, with the file of each', () => {
  const vitest = {
    testResults: [
      {
        name: '/club/apps/web/src/points.test.ts',
        assertionResults: [{ fullName: 'points are whole', duration: 250 }, { fullName: 'points that were skipped' }],
      },
    ],
  }
  const playwright = {
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                file: 'e2e/login.e2e.ts',
                title: 'a login that fails',
                tests: [{ projectName: 'once', results: [{ duration: 1500 }, { duration: 500 }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  const all = `[...times.vitestTests(${JSON.stringify(vitest)}, '/club/'), ...times.playwrightTests(${JSON.stringify(playwright)})]`
  expect(evaluated(`times.slowestTable(${all}, 2)`)).toEqual([
    '    2.0  once, e2e/login.e2e.ts: a login that fails',
    '    0.3  apps/web/src/points.test.ts: points are whole',
  ])
  expect(
    evaluated(`times.slowestTable([...times.vitestTests({}, '/club/'), ...times.playwrightTests({})], 20)`),
  ).toEqual([])
})
