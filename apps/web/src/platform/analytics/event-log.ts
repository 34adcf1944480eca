import { proxy, ref, useSnapshot } from 'valtio'
import type { TrackedEvent } from '@clubhouse/event-client/track'
import { appConfig } from '#platform/config/app-config.ts'

/** What became of an event: it waits for the person's choice, was handed on, or was not allowed. */
export type EventFate = 'waiting' | 'sent' | 'refused'

/** An event as the developer tools page shows it. */
export interface LoggedEvent {
  id: number
  /** ISO 8601. */
  time: string
  event: TrackedEvent
  fate: EventFate
}

const longestLog = 200
const log = proxy<{ events: LoggedEvent[] }>({ events: [] })
let lastId = 0

/** Logs an event, and returns a function that logs what became of it. Logs nothing in production. */
export function logEvent(event: TrackedEvent, time: string): (fate: EventFate) => void {
  if (appConfig().environment === 'production') return () => undefined
  const id = ++lastId
  log.events = [...log.events, { id, time, event: ref(event), fate: 'waiting' as const }].slice(-longestLog)
  return (fate) => {
    const logged = log.events.find((each) => each.id === id)
    if (logged !== undefined) logged.fate = fate
  }
}

/** Returns the last events of this page load, oldest first; none in production. */
export function useEventLog(): readonly LoggedEvent[] {
  return useSnapshot(log).events
}
