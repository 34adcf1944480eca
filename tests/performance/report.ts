/** Something measured against its budget. */
export interface Verdict {
  what: string
  holds: boolean
}

/** A figure that may be at most what its budget says. */
export function atMost(what: string, measured: number, budget: number, unit = ''): Verdict {
  return { what: `${what} ${shown(measured)}${unit}, at most ${budget}${unit}`, holds: measured <= budget }
}

/** What of all that was looked at did not hold, each once. */
export function broken(verdicts: readonly Verdict[]): string[] {
  return [...new Set(verdicts.flatMap(({ what, holds }) => (holds ? [] : [what])))]
}

/** The value that a share of all values is no greater than: 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Rows in columns of one width each, the first of them words and the others figures. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
  return rows.map((row) => `  ${line(row).join('  ').trimEnd()}`).join('\n')
}

function shown(figure: number): string {
  return String(Math.round(figure * 1000) / 1000)
}
