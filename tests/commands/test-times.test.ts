import { expect, test } from 'vitest'
import { evaluated } from './evaluated.ts'

test('the end of a test run says what each part took, and what is left for set-up', () => {
  const parts = [
    { title: 'Types', tests: 1, seconds: 30 },
    { title: 'Tests without a browser', tests: 10_900, seconds: 60.04 },
  ]
  expect(evaluated('test-times.mjs', `exported.timesTable(${JSON.stringify(parts)}, 120)`)).toEqual([
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
  const all = `[...exported.vitestTests(${JSON.stringify(vitest)}, '/club/'), ...exported.playwrightTests(${JSON.stringify(playwright)})]`
  expect(evaluated('test-times.mjs', `exported.slowestTable(${all}, 2)`)).toEqual([
    '    2.0  once, e2e/login.e2e.ts: a login that fails',
    '    0.3  apps/web/src/points.test.ts: points are whole',
  ])
  expect(
    evaluated(
      'test-times.mjs',
      `exported.slowestTable([...exported.vitestTests({}, '/club/'), ...exported.playwrightTests({})], 20)`,
    ),
  ).toEqual([])
})

test('the tests that failed are named again at the end, with the beginning of what they say, and what was under way when the time ran out', () => {
  const vitest = {
    testResults: [
      {
        name: '/club/apps/web/src/points.test.ts',
        assertionResults: [
          { fullName: 'points are whole', status: 'passed', failureMessages: [] },
          { fullName: 'points are spent once', status: 'failed', failureMessages: ['expected 300\n  to be 600'] },
        ],
      },
    ],
  }
  const failed = [
    {
      errors: [
        { message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m' },
        { message: 'page.evaluate: Test ended.', location: { file: '/club/e2e/login.e2e.ts', line: 22, column: 8 } },
      ],
    },
  ]
  const playwright = {
    suites: [
      {
        specs: [
          {
            file: 'e2e/login.e2e.ts',
            title: 'a login',
            tests: [
              { projectName: 'once', status: 'unexpected', results: failed },
              { projectName: 'twice', status: 'expected', results: [{ errors: [] }] },
            ],
          },
        ],
      },
    ],
  }
  const all = `[...exported.vitestTests(${JSON.stringify(vitest)}, '/club/'), ...exported.playwrightTests(${JSON.stringify(playwright)})]`
  expect(evaluated('test-times.mjs', `exported.failedLines(${all})`)).toEqual([
    '  apps/web/src/points.test.ts: points are spent once',
    '      expected 300',
    '        to be 600',
    '  once, e2e/login.e2e.ts: a login',
    '      Test timeout of 60000ms exceeded.',
    '      line 22: page.evaluate: Test ended.',
  ])
})
