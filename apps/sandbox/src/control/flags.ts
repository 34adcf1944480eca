import type pg from 'pg'

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

/** What holds until somebody says otherwise (FLG-03 to FLG-19): every finished part of the app is on. */
export const defaultFlags: Readonly<Record<string, FlagValue>> = {
  web_subscription: true,
  web_redsky_search: true,
  web_bilt: true,
  web_rewards_link_experiment: false,
  web_cc_hub_variants: true,
  web_cc_campaign_pages: true,
  web_dy_integration: false,
  web_udal_flow: true,
  web_row_selector: true,
  vaa_account_linking: true,
  web_uscc_completed_page: true,
  web_dynamic_transition_pages: true,
  web_new_reward_details: true,
  web_cc_hub_benefits_update: true,
  web_use_reward_summaries: true,
  web_uscc_use_mock_data: false,
  // The specification speaks of this flag without its name.
  web_festive_logo: false,
  // Nothing leads to a page that is not built yet.
  web_coming_pages: false,
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
