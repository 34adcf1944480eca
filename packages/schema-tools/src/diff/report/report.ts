import { type Severity, severities } from '../change.ts'
import type { ImpactedChange } from '../impact.ts'

/** Everything that a comparison has to say. Changes come the most severe first. */
export interface Report {
  base: string
  head: string
  changes: readonly ImpactedChange[]
}

export function countsOf({ changes }: Report): Record<Severity, number> {
  const count = (severity: Severity) => changes.filter((change) => change.severity === severity).length
  return { breaking: count('breaking'), risky: count('risky'), safe: count('safe') }
}

/** `2 breaking, 1 risky, 3 safe`. */
export function countsText(report: Report): string {
  const counts = countsOf(report)
  return severities.map((severity) => `${counts[severity]} ${severity}`).join(', ')
}

/** `schemas/rest/club/orders.yaml:12`; what is only in the base is marked. */
export function placeText({ place: { file, line }, revision }: ImpactedChange): string {
  return `${file}:${line}${revision === 'base' ? ' (before)' : ''}`
}

export const conceptNames = {
  rest: 'REST',
  graphql: 'GraphQL',
  content: 'Content',
  bridge: 'Bridge',
  events: 'Events',
} as const

/** Whom a change touches, by kind, without kinds of which there is none. */
export function impactRows({ impact }: ImpactedChange): [string, readonly string[]][] {
  const rows: [string, readonly string[]][] = [
    ['operations', impact.operations],
    ['rooms', impact.rooms],
    ['routes', impact.routes],
    ['screens', impact.screens],
    ['tests', impact.tests],
    ['sandbox', impact.handlers],
    ['may read it', impact.mayRead],
  ]
  return rows.filter(([, values]) => values.length > 0)
}

/** What whoever makes the change does now. */
export function nextSteps(report: Report): string[] {
  const { breaking, risky } = countsOf(report)
  const worst = report.changes.filter(({ severity }) => severity !== 'safe')
  const tests = new Set(worst.flatMap(({ impact }) => impact.tests.filter((file) => /\.test\.tsx?$/.test(file))))
  const browser = new Set(worst.flatMap(({ impact }) => impact.tests.filter((file) => file.endsWith('.e2e.ts'))))
  return [
    'Run `npm run codegen`, then `npm run typecheck`: it names every line that no longer fits.',
    ...(breaking > 0
      ? ['Breaking: keep the old shape beside the new one until nobody uses it, or change all users at once.']
      : []),
    ...(risky > 0
      ? ['Risky: look at each screen above with a value, a shape or an error that it has never seen.']
      : []),
    ...(tests.size > 0 ? [`Run \`npx vitest run --root tests ${[...tests].sort().join(' ')}\`.`] : []),
    ...(browser.size > 0 ? [`Run \`npm run e2e -- ${[...browser].sort().join(' ')}\`.`] : []),
  ]
}
