import type { TrackedEvent } from '../generated/track.ts'

export interface EventClientConfiguration {
  /** Takes an event to its destination, if the consent that it names was given. What it throws is logged, not thrown on. */
  send: (event: TrackedEvent) => void
}

/** So many events wait for the configuration; the first ones are kept, later ones are dropped. */
export const queueLimit = 100

let configuration: EventClientConfiguration | undefined
const waiting: TrackedEvent[] = []

/** To be called once, when the app has started; a later call replaces the earlier. What was raised before is sent now. */
export function configureEvents(next: EventClientConfiguration): void {
  // What is raised meanwhile waits too, so that events leave in the order in which they came.
  for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) sendSafely(next, event)
  configuration = next
}

/** Hands an event on, or keeps it until there is a configuration. Never throws: what is measured goes on undisturbed. */
export function raise(event: TrackedEvent): void {
  if (configuration !== undefined) sendSafely(configuration, event)
  else if (waiting.length < queueLimit) waiting.push(event)
}

function sendSafely({ send }: EventClientConfiguration, event: TrackedEvent) {
  try {
    send(event)
  } catch (error) {
    console.error(`The event ${event.name} could not be sent`, error)
  }
}
