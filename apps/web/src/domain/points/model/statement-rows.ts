import type { StatementLine, StatementPage } from '@clubhouse/rest-client/club'

/** A line of the statement as the page shows it. */
export interface StatementRow {
  line: StatementLine
  /** The day in words, on the first line of each day (ACT-01). */
  day: string | undefined
  /**
   * Points of all lines above this one. The balance after this line is today's balance less these: the statement comes
   * newest first, and has no balances of its own.
   */
  newerPoints: number
}

/**
 * Makes a reader of pages that remembers what it has read: a page that comes after others costs only itself, so that the
 * ten-thousandth line is as quick as the first. `dayOf` says a date's day in words. Each line counts once: pages overlap
 * when points came in between.
 */
export function createRowReader<Locale extends string>(dayOf: (isoDate: string, locale: Locale) => string) {
  let known: { pages: readonly StatementPage[]; locale: Locale; rows: readonly StatementRow[] } | undefined
  let ids = new Set<string>()
  let lastDay: string | undefined
  let points = 0
  return (pages: readonly StatementPage[], locale: Locale): readonly StatementRow[] => {
    if (known?.pages === pages && known.locale === locale) return known.rows
    const goesOn = known?.locale === locale && known.pages.every((page, index) => page === pages[index])
    if (!goesOn) {
      known = undefined
      ids = new Set()
      lastDay = undefined
      points = 0
    }
    const added: StatementRow[] = []
    for (const { statements } of pages.slice(known?.pages.length ?? 0)) {
      for (const line of statements) {
        if (ids.has(line.statementLineId)) continue
        ids.add(line.statementLineId)
        const day = dayOf(line.transactionDate, locale)
        added.push({ line, day: day === lastDay ? undefined : day, newerPoints: points })
        lastDay = day
        points += line.pointsInt
      }
    }
    known = { pages, locale, rows: [...(known?.rows ?? []), ...added] }
    return known.rows
  }
}
