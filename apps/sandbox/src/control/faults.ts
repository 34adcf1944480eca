import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { insertRow, readRows } from '../database/rows.ts'
import { codeOf } from '../rest/problem.ts'
import type { SharedState } from '../shared-state.ts'

/** What a fault does to the call that it meets. */
export type FaultAction =
  | { kind: 'answer'; status: number; body: unknown; headers: Record<string, string>; delayMs: number }
  | { kind: 'drop'; when: 'before' | 'after'; delayMs: number }
  | { kind: 'delay'; delayMs: number }

/** As in `POST /_sandbox/faults`. */
export interface FaultRequest {
  operationId: string
  member?: string
  times?: number
  skip?: number
  status?: number
  code?: string
  message?: string
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
  drop?: 'before' | 'after'
}

/** A fault that waits, as it was asked for. */
export interface WaitingFault {
  operationId: string
  member: string | null
  skip: number
  times: number
  action: FaultAction
}

/** A fault that a call has met. */
export interface MetFault {
  action: FaultAction
  /** Holds the call back: until the delay is over, or the fault is taken away. */
  holdBack: () => Promise<void>
}

/** How often a call that is held back looks whether its fault is still there, in milliseconds. */
const lookEveryMs = 50

export type Faults = ReturnType<typeof createFaults>

/** Faults that wait in the database, where every process that shares it meets them. */
export function createFaults(pool: pg.Pool, state: SharedState) {
  return {
    async add(fault: FaultRequest): Promise<void> {
      await insertRow(pool, 'fault', {
        operationId: fault.operationId,
        memberEmail: fault.member?.toLowerCase(),
        skipLeft: fault.skip ?? 0,
        timesLeft: fault.times ?? 1,
        action: actionOf(fault),
      })
    },
    /** Takes away those of one member, or all; calls that they hold back go on. */
    async clear(member?: string): Promise<void> {
      await pool.query('delete from fault where $1::text is null or member_email = $1', [member?.toLowerCase()])
    },
    /** Those that still wait for a call, the oldest first. */
    async waiting(): Promise<WaitingFault[]> {
      return readRows(
        pool,
        `select operation_id, member_email as member, skip_left as skip, times_left as times, action
         from fault where times_left > 0 order by fault_id limit 500`,
      )
    },
    /** The fault that this call meets, if any; it is counted as met. */
    async intercept(operationId: string, memberEmail: string | undefined): Promise<MetFault | undefined> {
      await state.refresh()
      if (!state.hasFaults) return undefined
      const { rows } = await pool.query<{ id: string; action: FaultAction; met: boolean }>(takeFault, [
        operationId,
        memberEmail ?? null,
      ])
      const fault = rows.find((row) => row.met)
      return fault && { action: fault.action, holdBack: () => holdBack(pool, fault.id, fault.action.delayMs) }
    },
  }
}

/** The row lock makes calls that arrive together take turns, so that `times` and `skip` count exactly. */
const takeFault = `
  with waiting as (
    select fault_id, skip_left from fault
    where operation_id = $1 and (member_email is null or member_email = $2) and times_left > 0
    order by fault_id limit 1 for update
  )
  update fault set skip_left = greatest(waiting.skip_left - 1, 0), times_left = times_left - (case when waiting.skip_left > 0 then 0 else 1 end)
  from waiting where fault.fault_id = waiting.fault_id
  returning fault.fault_id as id, action, waiting.skip_left = 0 as met`

async function holdBack(pool: pg.Pool, id: string, delayMs: number): Promise<void> {
  const end = performance.now() + delayMs
  for (let left = delayMs; left > 0; left = end - performance.now()) {
    await pause(Math.min(left, lookEveryMs), undefined, { ref: false })
    const { rowCount } = await pool.query('select from fault where fault_id = $1', [id])
    if (rowCount === 0) return
  }
}

/** Returns what a fault request means: a dropped connection, an answer of its own, or only a delay. */
export function actionOf({ status, code, message, body, headers, delayMs = 0, drop }: FaultRequest): FaultAction {
  if (drop !== undefined) return { kind: 'drop', when: drop, delayMs }
  const answers = [status, code, message, body, headers].some((part) => part !== undefined)
  if (!answers) return { kind: 'delay', delayMs }
  const answered = status ?? 500
  const problem = { code: code ?? codeOf(answered), message: message ?? 'This answer was asked for by a fault.' }
  return {
    kind: 'answer',
    status: answered,
    body: body === undefined ? problem : body,
    headers: headers ?? {},
    delayMs,
  }
}
