import type { StatementPage } from '@clubhouse/rest-client/club'

/** Lines of a page of the statement (ACT-02, CST-06). */
export const statementPageSize = 20

/**
 * Where the page after this one begins: offset plus limit, while below total (ACT-02). Nowhere after a page without lines,
 * whatever it promises.
 */
export function nextStatementOffset({ statements, offset, limit, total }: StatementPage): number | undefined {
  const next = offset + limit
  return statements.length > 0 && next > offset && next < total ? next : undefined
}
