import { stringify } from 'yaml'
import type { ComponentResults } from '../src/examples/results.ts'
import wcag from '../src/examples/wcag22.json' with { type: 'json' }
import { notTested, statements } from './statements.ts'
import type { Statement } from './statements.ts'

/** What the last audit found, by component. */
export type AuditResults = { readonly components: Readonly<Record<string, ComponentResults>> }

/** Which components promise a criterion, by its number; every component promises something. */
export type Promises = Readonly<Record<string, readonly string[]>>

type Row = {
  readonly id: string
  readonly name: string
  readonly level: string
  readonly adherence: string
  readonly notes: string
}

const adherenceWords: Readonly<Record<string, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
}

/** The conformance report in the OpenACR format, YAML. */
export function openAcr(results: AuditResults, promises: Promises): string {
  const rows = reportRows(results, promises)
  const chapter = (level: string) => ({
    criteria: rows
      .filter((row) => row.level === level)
      .map(({ id, adherence, notes }) => ({
        num: id,
        components: [{ name: 'web', adherence: { level: adherence, notes } }],
      })),
  })
  return stringify({
    title: 'Clubhouse design system accessibility conformance report',
    product: {
      name: 'Clubhouse design system',
      version: '2.79.0',
      description: 'The components, tokens and themes that every screen of the club is made of.',
    },
    author: { name: 'Clubhouse', company_name: 'Clubhouse', email: 'accessibility@kestrel.example' },
    vendor: { name: 'Clubhouse', company_name: 'Clubhouse', email: 'accessibility@kestrel.example' },
    report_date: auditDate(results),
    last_modified_date: auditDate(results),
    version: 1,
    notes: `WCAG 2.2, levels A and AA, for each component alone; the pages that they make are tested with the product.\n\nNot tested:\n${untested(results, promises)}`,
    evaluation_methods_used: `Each example of each component in a real browser: ${judgesOf(results).join(', ')}. Keyboard, mouse and touch by tests; contrast of every pair of colours by computation. Each judge has been seen to fail on planted defects.`,
    legal_disclaimer: 'What is said here is what was measured on the day of the report; it is no legal promise.',
    license: 'CC-BY-4.0',
    chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA') },
  })
}

/** The same report to read. */
export function readableReport(results: AuditResults, promises: Promises): string {
  const rows = reportRows(results, promises)
  const table = (level: string) =>
    rows
      .filter((row) => row.level === level)
      .map(
        ({ id, name, adherence, notes }) =>
          `| ${id} ${name} | ${adherenceWords[adherence]} | ${notes.replaceAll('\n', '<br>')} |`,
      )
      .join('\n')
  return `# Accessibility conformance of the design system

WCAG 2.2, levels A and AA. Made from the audit of ${auditDate(results)} by \`npm run audit\`; the same in the OpenACR format
is [conformance.openacr.yaml](conformance.openacr.yaml).

## What was not tested

${untested(results, promises)}

## Level A

| Criterion | Conformance | Remarks and evidence |
|---|---|---|
${table('A')}

## Level AA

| Criterion | Conformance | Remarks and evidence |
|---|---|---|
${table('AA')}
`
}

function reportRows(results: AuditResults, promises: Promises): readonly Row[] {
  return wcag
    .filter(({ level }) => level !== 'AAA')
    .map(({ id, name, level }) => {
      const statement = statements.find(({ criterion }) => criterion === id)
      if (statement === undefined) throw new Error(`No statement on ${id}`)
      return { id, name, level, ...judged(statement, results, promises[id] ?? []) }
    })
}

/** Puts measured facts beside the statement, and lowers it when a judge has found something. */
function judged(statement: Statement, results: AuditResults, components: readonly string[]) {
  const found = new Map<string, { checks: number; violations: string[] }>()
  for (const [component, { judges }] of Object.entries(results.components)) {
    for (const { judge, criteria, checks, violations } of judges) {
      if (!criteria.includes(statement.criterion)) continue
      const sum = found.get(judge) ?? { checks: 0, violations: [] }
      sum.checks += checks
      sum.violations.push(...violations.map((violation) => `${component}: ${violation}`))
      found.set(judge, sum)
    }
  }
  const violations = [...found.values()].flatMap((sum) => sum.violations)
  const lines = [
    statement.says,
    ...[...found].map(([judge, sum]) => `${judge}: ${sum.checks} checks, ${sum.violations.length} violations.`),
    ...(statement.evidence.length === 0 ? [] : [`Tests: ${statement.evidence.join(', ')}.`]),
    ...(components.length === 0 ? [] : [`Promised by ${components.join(', ')}.`]),
    ...violations.map((violation) => `Found: ${violation}`),
  ]
  const lowered = violations.length > 0 && statement.level === 'supports'
  return { adherence: lowered ? 'partially-supports' : statement.level, notes: lines.join('\n') }
}

function auditDate(results: AuditResults): string {
  return (
    Object.values(results.components)
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? 'no audit yet'
  )
}

function judgesOf(results: AuditResults): readonly string[] {
  return [
    ...new Set(Object.values(results.components).flatMap(({ judges }) => judges.map(({ judge }) => judge))),
  ].toSorted()
}

/** Pictures alone say nothing of a criterion. */
function isSeen({ components }: AuditResults, name: string): boolean {
  return (components[name]?.judges ?? []).some(({ criteria }) => criteria.length > 0)
}

/** What no run has told, as a list: the reader must not have to guess. */
function untested(results: AuditResults, promises: Promises): string {
  const unseen = [...new Set(Object.values(promises).flat())].filter((name) => !isSeen(results, name)).toSorted()
  const lines = [
    ...notTested,
    ...(unseen.length === 0
      ? []
      : [`Components that are newer than the audit, and wait for the next one: ${unseen.join(', ')}.`]),
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}
