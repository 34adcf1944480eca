import { styleText } from 'node:util'
import { concepts, severities, type Severity } from '../change.ts'
import type { ImpactedChange } from '../impact.ts'
import { conceptNames, countsText, impactRows, nextSteps, placeText, type Report } from './report.ts'

/** Longer lists are cut: the JSON report has all of it. */
const longestList = 6

const colours = { breaking: 'red', risky: 'yellow', safe: 'green' } as const satisfies Record<Severity, string>

/** The report for a terminal: by severity, then by part of the contract. */
export function renderText(report: Report, hasColour: boolean): string {
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text
  const { base, head, changes } = report
  if (changes.length === 0) return `The contract is the same in ${base} and ${head}.`
  const groups = severities.flatMap((severity) =>
    concepts.flatMap((concept) => {
      const group = changes.filter((change) => change.severity === severity && change.concept === concept)
      if (group.length === 0) return []
      const title = `${severity.toUpperCase()} · ${conceptNames[concept]}`
      return ['', style(['bold', colours[severity]], title), ...group.flatMap((change) => renderChange(change, style))]
    }),
  )
  return [
    `The contract, from ${base} to ${head}:`,
    ...groups,
    '',
    style('bold', `${countsText(report)}.`),
    '',
    'What to do next:',
    ...nextSteps(report).map((step) => `- ${step}`),
  ].join('\n')
}

type Style = (format: Parameters<typeof styleText>[0], text: string) => string

function renderChange(change: ImpactedChange, style: Style): string[] {
  const { subject, message, consequence, rule, severity } = change
  const rows = severity === 'safe' ? [] : impactRows(change)
  return [
    '',
    `  ${style('bold', subject)} ${message} ${consequence}`,
    `    ${style('dim', `${placeText(change)}  ${rule}`)}`,
    ...rows.map(([name, values]) => `    ${name.padEnd(12)}${cut(values)}`),
  ]
}

function cut(values: readonly string[]): string {
  const more = values.length - longestList
  return `${values.slice(0, longestList).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
