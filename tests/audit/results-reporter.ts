import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { inWords } from '../accessibility/judge.ts'
import { attachmentName } from './audit-record.ts'
import type { AuditRecord, ComponentRecord } from './audit-record.ts'

type JudgeResult = {
  readonly judge: string
  readonly criteria: readonly string[]
  readonly checks: number
  readonly violations: readonly string[]
  readonly exceptions: readonly string[]
  readonly information: readonly string[]
}
type ComponentResults = { readonly date: string; readonly examples: number; readonly judges: readonly JudgeResult[] }
type AuditResults = { readonly components: Record<string, ComponentResults> }

const ownFile = join(import.meta.dirname, 'results/results.json')
/** The gallery shows it, and the conformance report is made from it. */
const publishedFile = join(import.meta.dirname, '../../packages/design-system/conformance/generated/results.json')

/** Writes what the judges found, by component; the published results only when the pictures are made anew as well. */
class ResultsReporter implements Reporter {
  readonly #records: ComponentRecord[] = []
  #isUpdate = false

  onBegin({ updateSnapshots }: FullConfig) {
    this.#isUpdate = updateSnapshots === 'changed' || updateSnapshots === 'all'
  }

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments)
      if (name === attachmentName && body !== undefined)
        this.#records.push(JSON.parse(body.toString()) as ComponentRecord)
  }

  onEnd() {
    if (this.#records.length === 0) return
    const date = process.env['AUDIT_DATE'] ?? new Date().toISOString().slice(0, 10)
    const found = Object.fromEntries(
      [...Map.groupBy(this.#records, ({ component }) => component)].map(([component, records]) => [
        component,
        resultsOf(date, records),
      ]),
    )
    write(ownFile, found)
    // What is only good to know would make the published file too long to read.
    if (this.#isUpdate) write(publishedFile, withoutInformation(found))
    console.info(summary(found))
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter as the default export
export default ResultsReporter

function resultsOf(date: string, records: readonly ComponentRecord[]): ComponentResults {
  const all = records.flatMap(({ records }) => records)
  return {
    date,
    examples: Math.max(...records.map(({ examples }) => examples)),
    judges: [...Map.groupBy(all, ({ judge }) => judge)].map(([judge, of]) => ({
      judge,
      criteria: of[0]?.criteria ?? [],
      checks: of.reduce((sum, { checks }) => sum + checks, 0),
      violations: told(of, ({ violations }) => violations.map(inWords)),
      exceptions: told(of, ({ exceptions }) => exceptions.map(({ what, why }) => `${what}. ${why}`)),
      information: told(of, ({ information }) => information.map(inWords)),
    })),
  }
}

function withoutInformation(found: AuditResults['components']): AuditResults['components'] {
  return Object.fromEntries(
    Object.entries(found).map(([component, { judges, ...rest }]) => [
      component,
      { ...rest, judges: judges.map((judge) => ({ ...judge, information: [] })) },
    ]),
  )
}

/** Each sentence once, with the examples that it is true of. */
function told(records: readonly AuditRecord[], pick: (record: AuditRecord) => readonly string[]): readonly string[] {
  const lines = records.flatMap((record) => pick(record).map((line) => ({ line, example: record.example })))
  return [...Map.groupBy(lines, ({ line }) => line)].map(
    ([line, of]) => `${[...new Set(of.map(({ example }) => example))].join(', ')}: ${line}`,
  )
}

/** A run of some components leaves what is known of the others; one of all forgets those that are no more. */
function write(file: string, found: AuditResults['components']) {
  const isPart = process.env['ONLY_COMPONENTS'] !== undefined
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AuditResults).components : {}
  const merged = Object.entries(found).map(([component, results]): [string, ComponentResults] => [
    component,
    withJudgesOf(known[component], results),
  ])
  const components = Object.fromEntries(
    Object.entries({ ...(isPart ? known : {}), ...Object.fromEntries(merged) }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ components }, undefined, 2)}\n`)
}

/** A run of some judges leaves what the others have said. */
function withJudgesOf(known: ComponentResults | undefined, found: ComponentResults): ComponentResults {
  const spoken = new Set(found.judges.map(({ judge }) => judge))
  const others = (known?.judges ?? []).filter(({ judge }) => !spoken.has(judge))
  return { ...found, judges: [...others, ...found.judges] }
}

/** Checks and violations per judge. */
function summary(found: AuditResults['components']): string {
  const all = Object.values(found)
  const judges = [
    ...Map.groupBy(
      all.flatMap(({ judges }) => judges),
      ({ judge }) => judge,
    ),
  ]
  const lines = judges.map(([judge, of]) => {
    const checks = of.reduce((sum, { checks }) => sum + checks, 0)
    const count = (pick: (result: JudgeResult) => readonly string[]) =>
      of.reduce((sum, one) => sum + pick(one).length, 0)
    return `${judge}: ${checks} checks, ${count(({ violations }) => violations)} violations, ${count(({ exceptions }) => exceptions)} exceptions`
  })
  const examples = all.reduce((sum, { examples }) => sum + examples, 0)
  return [`${all.length} components, ${examples} examples`, ...lines].join('\n')
}
