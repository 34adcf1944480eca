import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import type { NewFault } from '../api/sandbox-control.ts'

/** What can be done to a call; each but the slow one takes its place. */
export const faultEffects = [
  '500',
  '502',
  '503',
  '429',
  '401',
  '403',
  '404',
  '406',
  'slow',
  'drop-before',
  'drop-after',
] as const
export type FaultEffect = (typeof faultEffects)[number]

export interface FaultFields {
  operationId: string
  effect: FaultEffect
  times: string
  member: string
}

/** The milliseconds of a slow answer: longer than a spinner waits, shorter than patience. */
const slowMs = 5_000
const mostTimes = 1_000_000

const fields = z.object({
  operationId: z.string().check(z.minLength(1, { error: m.tools_faults_operation_wrong })),
  effect: z.enum(faultEffects),
  times: z.string().check(z.refine(isCount, { error: m.tools_faults_times_wrong })),
  member: z.string(),
})

/** The rules of the form; returns the fault that the fields ask for. */
export const faultSchema = z.pipe(fields, z.transform(faultOf))

function isCount(times: string): boolean {
  const count = Number(times)
  return Number.isInteger(count) && count >= 1 && count <= mostTimes
}

function faultOf({ operationId, effect, times, member }: FaultFields): NewFault {
  return {
    operationId,
    times: Number(times),
    ...(member.trim() !== '' && { member: member.trim() }),
    ...effectOf(effect),
  }
}

function effectOf(effect: FaultEffect): Pick<NewFault, 'status' | 'delayMs' | 'drop'> {
  switch (effect) {
    case 'slow':
      return { delayMs: slowMs }
    case 'drop-before':
      return { drop: 'before' }
    case 'drop-after':
      return { drop: 'after' }
    case '500':
    case '502':
    case '503':
    case '429':
    case '401':
    case '403':
    case '404':
    case '406':
      return { status: Number(effect) }
  }
}
