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
    /** Those of one member, or all. */
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
    async intercept(operationId: string, memberEmail: string | undefined): Promise<FaultAction | undefined> {
      await state.refresh()
      if (!state.hasFaults) return undefined
      const { rows } = await pool.query<{ action: FaultAction; met: boolean }>(takeFault, [
        operationId,
        memberEmail ?? null,
      ])
      return rows.find((row) => row.met)?.action
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
  returning action, waiting.skip_left = 0 as met`

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
