import type pg from 'pg'
import { OffsetClock, type Clock } from './clock.ts'

/**
 * What every process on the same database must agree on. It is read again at the start of each call, so that a call
 * answered here knows of a clock or a fault that was set at another process a moment ago.
 */
export interface SharedState {
  readonly clock: Clock
  /** When the sample data was seeded, in the sandbox's time. */
  readonly seededAt: Date
  /** Whether any fault waits for a call. */
  readonly hasFaults: boolean
  refresh(): Promise<void>
  /** Moves the clock to a moment; undefined gives it the machine's time again. */
  setClock(now: Date | undefined): Promise<void>
}

interface StateRow {
  clock_offset_ms: string
  seeded_at: Date
  has_faults: boolean
}

/** Reads the shared state for the first time; the database must hold its sample data already. */
export async function openSharedState(pool: pg.Pool): Promise<SharedState> {
  const clock = new OffsetClock()
  const state = { clock, seededAt: new Date(0), hasFaults: false, refresh, setClock }

  async function refresh() {
    const { rows } = await pool.query<StateRow>(
      'select clock_offset_ms, seeded_at, exists (select from fault where times_left > 0) as has_faults from sandbox_state',
    )
    const [row] = rows
    if (row === undefined) return
    clock.offsetMs = Number(row.clock_offset_ms)
    state.seededAt = row.seeded_at
    state.hasFaults = row.has_faults
  }

  async function setClock(now: Date | undefined) {
    const offset = now === undefined ? 0 : now.getTime() - Date.now()
    await pool.query('update sandbox_state set clock_offset_ms = $1', [offset])
    clock.offsetMs = offset
  }

  await refresh()
  return state
}
