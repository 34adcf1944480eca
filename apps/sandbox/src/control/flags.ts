import type pg from 'pg'
import { readRows } from '../database/rows.ts'
import { defaultFlags } from '../generated/flags.ts'

export type FlagValue = boolean | string | number

export interface FlagSetting {
  name: string
  value: FlagValue
  /** Absent: for all. */
  member?: string
}

export type Flags = ReturnType<typeof createFlags>

/** Feature flags: the defaults, and what the database says otherwise. */
export function createFlags(pool: pg.Pool) {
  const rowsFor = (condition: string, values: readonly string[], queries: pg.Pool | pg.PoolClient = pool) =>
    readRows<Required<FlagSetting>>(
      queries,
      `select name, member_email as member, value from feature_flag where ${condition} order by member_email, name`,
      values,
    )
  const withDefaults = (rows: FlagSetting[]) =>
    new Map([...Object.entries(defaultFlags), ...rows.map(({ name, value }) => [name, value] as const)])
  return {
    /**
     * What holds for a member, or for a visitor. Within a transaction it is asked over that one's own connection: calls that
     * each hold one and wait for another would wait for ever.
     */
    async effective(memberEmail: string | undefined, within?: pg.PoolClient): Promise<Map<string, FlagValue>> {
      return withDefaults(await rowsFor(`member_email in ('', $1)`, [memberEmail ?? ''], within))
    },
    /** The flags for all, then the exceptions for single members. */
    async settings(): Promise<FlagSetting[]> {
      const rows = await rowsFor('true', [])
      const forAll = withDefaults(rows.filter(({ member }) => member === ''))
      return [...[...forAll].map(([name, value]) => ({ name, value })), ...rows.filter(({ member }) => member !== '')]
    },
    async set({ name, value, member = '' }: FlagSetting): Promise<void> {
      await pool.query(
        'insert into feature_flag (name, member_email, value) values ($1, $2, $3) on conflict (name, member_email) do update set value = excluded.value',
        [name, member.toLowerCase(), JSON.stringify(value)],
      )
    },
  }
}
