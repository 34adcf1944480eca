import type { CheckResult, Finding } from './finding.ts'

const longestShown = 40

/** The table of all checks, and under it what each found. */
export function renderReport(results: readonly CheckResult[]): string {
  const rows = [
    ['Check', 'Looked at', 'Findings'],
    ...results.map(({ name, looked, findings }) => [
      name,
      String(looked),
      findings.length === 0 ? 'none' : String(findings.length),
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  const [head = [], ...body] = rows
  const table = [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)]
  const details = results.filter(({ findings }) => findings.length > 0).flatMap(renderFindings)
  return [...table, ...details].join('\n')
}

function renderFindings({ name, findings }: CheckResult): string[] {
  const shown = findings.slice(0, longestShown).map(renderFinding)
  const rest = findings.length - shown.length
  return ['', `${name}:`, ...shown, ...(rest > 0 ? [`  … and ${rest} more`] : [])]
}

function renderFinding({ subject, message, place }: Finding): string {
  return `  ${place === undefined ? '' : `${place} `}${subject}: ${message}`
}
