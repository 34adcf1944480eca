import { stripVTControlCharacters } from 'node:util'

/**
 * Returns the lines of a table: part, tests, seconds, and the share of all seconds. `parts` are `{ title, tests, seconds }`;
 * what the run did besides them, such as starting a club, stands in the last line.
 */
export function timesTable(parts, allSeconds) {
  const named = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const rows = [...parts, { title: 'Set-up and servers', tests: 0, seconds: Math.max(allSeconds - named, 0) }]
  const tests = parts.reduce((sum, part) => sum + part.tests, 0)
  return aligned([
    ['Part', 'Tests', 'Seconds', 'Share'],
    ...[...rows, { title: 'All', tests, seconds: allSeconds }].map((row) => [
      row.title,
      String(row.tests),
      row.seconds.toFixed(1),
      `${((row.seconds / allSeconds) * 100).toFixed(1)} %`,
    ]),
  ])
}

/** Returns the lines of a table of the `count` slowest tests, each `{ where, title, seconds }`. */
export function slowestTable(tests, count) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  return slowest.map(({ where, title, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${where}: ${title}`)
}

/** Returns the lines that name each test that failed, with the beginning of what it says; none when all passed. */
export function failedLines(tests) {
  return tests.flatMap(({ where, title, failure }) =>
    failure === undefined ? [] : [`  ${where}: ${title}`, ...beginningOf(failure)],
  )
}

function beginningOf(failure) {
  const lines = stripVTControlCharacters(failure).split('\n')
  return lines.slice(0, 40).map((line) => `      ${line}`.trimEnd())
}

/** Returns every test of a report that Vitest wrote as JSON, with paths from `root`. */
export function vitestTests({ testResults = [] }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, status, failureMessages = [] }) => ({
      where: name.replace(root, ''),
      title: fullName.trim(),
      seconds: duration / 1000,
      ...(status === 'failed' ? { failure: failureMessages[0] ?? 'no reason was given' } : {}),
    })),
  )
}

/** Returns every test of a report that Playwright wrote as JSON. */
export function playwrightTests({ suites = [] }) {
  return suites.flatMap(testsOfSuite)
}

function testsOfSuite({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(testsOfSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        where: `${projectName}, ${file}`,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status === 'unexpected' || status === 'flaky' ? { failure: messageOf(results) } : {}),
      })),
    ),
  ]
}

/** What was under way when the time of a test ran out stands in its second error. */
function messageOf(results) {
  const errors = results.flatMap(({ errors: some = [] }) => some)
  return errors.length === 0 ? 'no reason was given' : errors.map(messageWithLine).join('\n')
}

function messageWithLine({ message, location }) {
  return location === undefined ? message : `line ${location.line}: ${message}`
}

function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  )
}
