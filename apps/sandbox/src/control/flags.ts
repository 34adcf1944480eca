import type pg from 'pg'
import { defaultFlags } from '../generated/flags.ts'

export type FlagValue = boolean | string | number

export interface FlagSetting {
  name: string
  value: FlagValue
  /** Absent: for all. */
  member?: string
}

export interface Flags {
  /**
   * What holds for a member, or for a visitor. Within a transaction it is asked over that one's own connection: calls that
   * each hold one and wait for another would wait for ever.
   */
  effective(memberEmail: string | undefined, within?: pg.PoolClient): Promise<Map<string, FlagValue>>
  /** The flags for all, then the exceptions for single members. */
  settings(): Promise<FlagSetting[]>
  set(setting: FlagSetting): Promise<void>
}

interface FlagRow {
  name: string
  member_email: string
  value: FlagValue
}

/** Feature flags: the defaults, and what the database says otherwise. */
export function createFlags(pool: pg.Pool): Flags {
  const rowsFor = async (condition: string, values: readonly string[], queries: pg.Pool | pg.PoolClient = pool) =>
    (
      await queries.query<FlagRow>(
        `select name, member_email, value from feature_flag where ${condition} order by member_email, name`,
        [...values],
      )
    ).rows
  const withDefaults = (rows: FlagRow[]) =>
    new Map([...Object.entries(defaultFlags), ...rows.map(({ name, value }) => [name, value] as const)])
  return {
    async effective(memberEmail, within) {
      return withDefaults(await rowsFor(`member_email in ('', $1)`, [memberEmail ?? ''], within))
    },
    async settings() {
      const rows = await rowsFor('true', [])
      const forAll = withDefaults(rows.filter(({ member_email }) => member_email === ''))
      const exceptions = rows.filter(({ member_email }) => member_email !== '')
      return [
        ...[...forAll].map(([name, value]) => ({ name, value })),
        ...exceptions.map(({ name, value, member_email }) => ({ name, value, member: member_email })),
      ]
    },
    async set({ name, value, member = '' }) {
      await pool.query(
        'insert into feature_flag (name, member_email, value) values ($1, $2, $3) on conflict (name, member_email) do update set value = excluded.value',
        [name, member.toLowerCase(), JSON.stringify(value)],
      )
    },
  }
}
