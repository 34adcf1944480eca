import { createBatchSender } from '#platform/analytics/batch-sender.ts'
import type { EventPort, RaisedEvent } from '#platform/analytics/ports.ts'
import { monitoringSession } from './monitoring-session.ts'
import { samplingOf } from './sampling.ts'

/** How often the actions that were queued are looked for, in milliseconds (ANL-06). */
const pollMs = 500

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
