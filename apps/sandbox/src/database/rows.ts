import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** Runs a query and returns its rows, with their columns in camelCase. */
export async function readRows<Row>(
  queries: Pool | PoolClient,
  query: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await queries.query<QueryResultRow>(query, [...values])
  return rows.map((row) =>
    renamed(row, (column) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  ) as Row[]
}

/**
 * Inserts rows in one statement and returns them as stored. Their fields are the table's columns in camelCase, which
 * PostgreSQL reads by the types that it knows; a column that no row has gets its default. Half a surrogate pair, which
 * it refuses in JSON, becomes the replacement character. `onConflict` says in SQL what becomes of a row that is there
 * already.
 */
export async function insertRows<Stored extends QueryResultRow>(
  queries: Pool | PoolClient,
  table: string,
  rows: readonly object[],
  onConflict = '',
): Promise<Stored[]> {
  if (rows.length === 0) return []
  const given = rows.map((row) => renamed(row, (field) => field.replaceAll(/[A-Z]/g, (l) => `_${l.toLowerCase()}`)))
  const columns = [...new Set(given.flatMap(Object.keys))].join(', ')
  const inserted = await queries.query<Stored>(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${onConflict} returning *`,
    [JSON.stringify(given, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))],
  )
  return inserted.rows
}

/** Inserts one row and returns it as stored; see `insertRows`. */
export async function insertRow<Stored extends QueryResultRow>(
  queries: Pool | PoolClient,
  table: string,
  row: object,
): Promise<Stored> {
  const [stored] = await insertRows<Stored>(queries, table, [row])
  if (stored === undefined) throw new Error(`A row of ${table} was not stored.`)
  return stored
}

/** Fields that are undefined are left out, as in JSON. */
function renamed(row: object, rename: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[rename(name), value]])),
  )
}
