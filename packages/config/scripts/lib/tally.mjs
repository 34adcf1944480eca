import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathWithTools } from './setup.mjs'
import { CommandError, PlainError, root, step } from './steps.mjs'

/** Where the reports of the tests are. */
export const results = join(root, 'test-results')

/** Counts what passes and fails in a run of checks and tests, and how long each part took. */
export function createTally() {
  const total = { passed: 0, failed: 0 }
  const parts = []
  const start = Date.now()
  return {
    total,
    /** What ran, in order: title, number of tests and seconds. */
    parts,
    /** Seconds since the beginning. */
    seconds: () => secondsSince(start),

    /** Runs something that passes or fails as one. Resolves with true when it passed. */
    check: async (title, work) => {
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
    },

    /** Runs a command that tests many things, showing what it says, and adds what `count` finds in its output or report. */
    suite: async (title, [command, ...args], env, count) => {
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
    },

    /** Prints the last line, and makes the command fail when something has. */
    end: () => {
      console.log(`${total.passed} passed, ${total.failed} failed`)
      if (total.failed > 0) process.exitCode = 1
    },
  }
}

/** The tests without a browser, as a command for `suite`; all of them unless `files` names some. */
export function vitestCommand(files = []) {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${join(results, 'vitest.json')}`]
  return ['vitest', 'run', '--root', 'tests', ...reports, ...files]
}

/** Counts by the report of Vitest. */
export function countVitest() {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = report('vitest.json')
  return { passed: numPassedTests, failed: numFailedTests === 0 ? numFailedTestSuites : numFailedTests }
}

/** Counts by the report of Playwright. */
export function countPlaywright() {
  const { stats } = report('e2e.json')
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

/** Counts by the last line of a command: `N passed, N failed`. */
export function countLastLine(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [undefined, '0', '1']
  return { passed: Number(passed), failed: Number(failed) }
}

/** Reads a report of the tests; an empty one when there is none. */
export function report(name) {
  const path = join(results, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function secondsSince(time) {
  return (Date.now() - time) / 1000
}
