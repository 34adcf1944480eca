import { type Severity, severities } from '../change.ts'
import type { ImpactedChange } from '../impact.ts'
import { conceptNames, countsText, impactRows, nextSteps, placeText, type Report } from './report.ts'

const marks = { breaking: '🔴', risky: '🟡', safe: '🟢' } as const satisfies Record<Severity, string>

/** The report for a pull request: a table of all changes, and under it who is touched, to unfold. */
export function renderMarkdown(report: Report): string {
  const { base, head, changes } = report
  const title = `## The contract: ${changes.length === 0 ? 'no change' : countsText(report)}`
  if (changes.length === 0) return `${title}\n\nIt is the same in \`${base}\` and ${head}.\n`
  const touching = changes.filter((change) => change.severity !== 'safe' && impactRows(change).length > 0)
  return [
    title,
    '',
    `From \`${base}\` to ${head}.`,
    '',
    '| | Part | What changed | What follows | Where |',
    '|---|---|---|---|---|',
    ...changes.map(renderRow),
    '',
    ...severities.flatMap((severity) =>
      touching.filter((change) => change.severity === severity).flatMap(renderDetails),
    ),
    '### What to do next',
    '',
    ...nextSteps(report).map((step) => `- ${step}`),
    '',
  ].join('\n')
}

function renderRow(change: ImpactedChange): string {
  const { severity, concept, subject, message, consequence } = change
  const cells = [
    `${marks[severity]} ${severity}`,
    conceptNames[concept],
    `\`${subject}\` ${message}`,
    consequence,
    `\`${placeText(change)}\``,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function renderDetails(change: ImpactedChange): string[] {
  const { severity, subject, message } = change
  const what = `<code>${escaped(subject)}</code> ${escaped(message.replaceAll('`', ''))}`
  return [
    `<details><summary>${marks[severity]} ${what}</summary>`,
    '',
    ...impactRows(change).map(([name, values]) => `- **${name}**: ${values.map((value) => `\`${value}\``).join(', ')}`),
    '',
    '</details>',
    '',
  ]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
