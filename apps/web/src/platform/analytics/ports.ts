import type { TrackedEvent } from '@clubhouse/event-client/track'

/** An event as it is handed on: with the time at which it was raised. */
export interface RaisedEvent {
  name: TrackedEvent['name']
  /** ISO 8601. */
  time: string
  properties: TrackedEvent['properties']
}

/** Where events go: the tag manager, monitoring, or the native shell. Made when there is consent, stopped when there is none. */
export interface EventPort {
  take: (event: RaisedEvent) => void
  /** Sends what waits, now. */
  flush: () => void
  /** Forgets what waits and what it has stored. */
  stop: () => void
}
