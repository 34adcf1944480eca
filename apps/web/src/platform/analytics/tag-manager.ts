import { createBatchSender } from './batch-sender.ts'
import type { EventPort, RaisedEvent } from './ports.ts'

/** Returns the tag manager, behind the service that takes its events: no script of anybody else's comes into the page. */
export function createTagManager(url: string): EventPort {
  const sender = createBatchSender<RaisedEvent>(url, (events) => ({ events }))
  return { take: sender.add, flush: sender.flush, stop: sender.stop }
}
