import { countsOf, type Report } from './report.ts'

/** Grows when a reader of the report would have to change. New fields may come without. */
export const reportVersion = 1

/** The report for programs. `README.md` describes it. */
export function renderJson(report: Report): string {
  const changes = report.changes.map(
    ({ severity, concept, side, rule, subject, message, consequence, property, place, revision, impact }) => ({
      severity,
      concept,
      side,
      rule,
      subject,
      message,
      consequence,
      ...(property === undefined ? {} : { property }),
      place: { ...place, revision },
      impact,
    }),
  )
  const { base, head } = report
  return JSON.stringify({ version: reportVersion, base, head, counts: countsOf(report), changes }, null, 2)
}
