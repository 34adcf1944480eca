import { createBatchSender } from '#platform/analytics/batch-sender.ts'
import type { EventPort, RaisedEvent } from '#platform/analytics/ports.ts'
import { monitoringSession } from './monitoring-session.ts'

/** How often the actions that were queued are looked for, in milliseconds (ANL-06). */
const pollMs = 500

/** How much of a session monitoring keeps. */
export type Sampling = 'nothing' | 'actions' | 'actions-and-replay'

/** Of all sessions, 40 in a hundred are kept, and 20 of those 40 with a replay (ANL-04). */
const keptShare = 0.4
const replayedShare = 0.2

/** Real-user monitoring: takes actions of the sessions that are sampled (ANL-04, ANL-05). */
export function createMonitoring(url: string): EventPort {
  const { id, random } = monitoringSession()
  const sampling = samplingOf(random)
  const session = { id, replay: sampling === 'actions-and-replay' }
  const sender = createBatchSender<RaisedEvent>(url, (actions) => ({ session, actions }))
  const queue: RaisedEvent[] = []
  const poll = () => queue.splice(0).forEach(sender.add)
  const timer = sampling === 'nothing' ? undefined : setInterval(poll, pollMs)
  return {
    take(action) {
      if (sampling !== 'nothing') queue.push(action)
    },
    flush() {
      poll()
      sender.flush()
    },
    stop() {
      clearInterval(timer)
      sender.stop()
    },
  }
}

/** Decides by a session's random number, from 0 up to and without 1. */
export function samplingOf(random: number): Sampling {
  if (random < replayedShare) return 'actions-and-replay'
  return random < keptShare ? 'actions' : 'nothing'
}
