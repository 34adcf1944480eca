import { listStatements, type StatementLine, type StatementPage } from '@clubhouse/rest-client/club'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Lines of a page of the statement (ACT-02, CST-06). */
const statementPageSize = 20
/** Pages that are read again at once when a member comes back: the rest is read one by one, as they scroll there. */
const keptPages = 5
/** The largest page that the server gives. */
const largestPage = 100

/** Options of the statement, page by page. It is fetched on every visit (ACT-10). */
export function statementOptions() {
  return {
    ...listStatements.pageOptions({ limit: statementPageSize }, nextStatementOffset),
    refetchOnMount: 'always' as const,
  }
}

/**
 * Returns where the page after this one begins: offset plus limit, while below total (ACT-02). Nowhere after a page without
 * lines, whatever it promises.
 */
export function nextStatementOffset({ statements, offset, limit, total }: StatementPage): number | undefined {
  const next = offset + limit
  return statements.length > 0 && next > offset && next < total ? next : undefined
}

/** Forgets all but the first pages, when the statement is left: the next visit fetches every page that is kept. */
export function forgetLaterPages(queryClient: QueryClient): void {
  queryClient.setQueryData<InfiniteData<StatementPage, number>>(statementOptions().queryKey, (data) =>
    data === undefined || data.pages.length <= keptPages
      ? data
      : { pages: data.pages.slice(0, keptPages), pageParams: data.pageParams.slice(0, keptPages) },
  )
}

/** How much of a statement has been read; goes on where it stopped. */
export interface StatementReading {
  lines: Map<string, StatementLine>
  /** Where the next page begins; undefined when there is none. */
  offset: number | undefined
}

/** Nothing read yet. */
export function newReading(): StatementReading {
  return { lines: new Map(), offset: 0 }
}

/**
 * Reads the whole statement into `reading`, each line once. Rejects when a page cannot be had, and when the signal aborts;
 * another call goes on from there.
 */
export async function readStatement(
  queryClient: QueryClient,
  reading: StatementReading,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (read: number, total: number) => void },
): Promise<void> {
  while (reading.offset !== undefined) {
    const options = listStatements.queryOptions({ limit: largestPage, offset: reading.offset })
    const stop = () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
    signal.addEventListener('abort', stop, { once: true })
    try {
      const page = await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
      signal.throwIfAborted()
      for (const line of page.statements) reading.lines.set(line.statementLineId, line)
      reading.offset = nextStatementOffset(page)
      onProgress(reading.lines.size, page.total)
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }
}
