import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { evidence } from './evidence.ts'

/** From where commands are run. */
const root = join(import.meta.dirname, '../..')
/** More of them are in the trace. */
const mostCalls = 40
const mostLines = 60

type EndedTest = Pick<TestCase, 'expectedStatus' | 'titlePath'>
type ItsResult = Pick<TestResult, 'attachments' | 'status'>

/** Prints at the end, for each test that failed: its trace, its last screen with what a screen reader gets, and its calls. */
class FailureReporter implements Reporter {
  readonly #failures: string[] = []

  onTestEnd(test: EndedTest, result: ItsResult) {
    if (result.status === test.expectedStatus || result.status === 'skipped') return
    this.#failures.push([test.titlePath().filter(Boolean).join(' › '), ...linesOfFailure(result)].join('\n'))
  }

  onEnd() {
    for (const failure of this.#failures) console.info(`\n${failure}`)
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter as the default export
export default FailureReporter

function linesOfFailure({ attachments }: ItsResult): string[] {
  const find = (name: string) => attachments.find((each) => each.name === name)
  const pathOf = (name: string) => relative(root, find(name)?.path ?? '')
  return [
    ...(find('trace') === undefined ? [] : [`  Trace: npx playwright show-trace ${pathOf('trace')}`]),
    ...(find('screenshot') === undefined ? [] : [`  Last screen: ${pathOf('screenshot')}`]),
    ...attachments
      .filter(({ name }) => name === evidence.screen)
      .flatMap(({ body }) => section('Last screen, as a screen reader gets it', linesOf(body), mostLines)),
    ...section('Calls, the last first', linesOf(find(evidence.calls)?.body).toReversed(), mostCalls),
  ]
}

function linesOf(body: Buffer | undefined): string[] {
  return body === undefined || body.length === 0 ? [] : body.toString().split('\n')
}

function section(title: string, lines: readonly string[], most: number): string[] {
  if (lines.length === 0) return []
  return [`  ${title}`, ...lines.slice(0, most), ...(lines.length > most ? [`… ${lines.length - most} more`] : [])].map(
    (line, index) => (index === 0 ? line : `    ${line}`),
  )
}
