import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the tests that name a requirement went in the last run. */
export interface Outcome {
  passed: number
  failed: number
}

interface VitestReport {
  testResults?: readonly { assertionResults: readonly { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; ok: boolean }[]
}

const named = /\b[A-Z]{3}-\d{2}(?:\.[a-z]{1,2})?\b/g

/** Reads the reports that `npm test` leaves in a folder; none there, none read. */
export function readLastRun(folder: string): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  const count = (title: string, isPassed: boolean) => {
    for (const id of new Set(title.match(named))) {
      const outcome = outcomes.get(id) ?? { passed: 0, failed: 0 }
      outcome[isPassed ? 'passed' : 'failed'] += 1
      outcomes.set(id, outcome)
    }
  }
  const { testResults = [] } = readReport<VitestReport>(join(folder, 'vitest.json'))
  for (const { fullName, status } of testResults.flatMap(({ assertionResults }) => assertionResults))
    count(fullName, status === 'passed')
  const countSuite = ({ suites = [], specs = [] }: PlaywrightSuite) => {
    for (const { title, ok } of specs) count(title, ok)
    for (const suite of suites) countSuite(suite)
  }
  countSuite(readReport<PlaywrightSuite>(join(folder, 'e2e.json')))
  return outcomes
}

function readReport<Report extends object>(file: string): Partial<Report> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {}
}
