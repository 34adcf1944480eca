import { configureEvents } from '@clubhouse/event-client/configure'
import type { TrackedEvent } from '@clubhouse/event-client/track'
import { appConfig } from '#platform/config/app-config.ts'
import { type Consent, currentChoices, currentConsent, onConsentChange } from '#platform/consent/consent-store.ts'
import type { CookieChoices } from '#platform/consent/cookie-choices.ts'
import { isNativeApp } from '#platform/native/native-app.ts'
import { type EventFate, logEvent } from './event-log.ts'
import { onFlushRequest } from './flush.ts'
import type { EventPort, RaisedEvent } from './ports.ts'

type Destination = TrackedEvent['destination']

interface Held {
  event: TrackedEvent
  time: string
  settle: (fate: EventFate) => void
}

/** So many events wait for a choice; the first ones are kept, because a visit without its beginning cannot be read. */
const longestQueue = 100

/**
 * Takes events to where they go. What is raised before there is a choice waits in memory; without consent it is dropped,
 * and nothing that would send it is even loaded. To be called once.
 */
export function startAnalytics(): void {
  const ports = new Map<Destination, Promise<EventPort | undefined>>()
  let held: Held[] = []

  const portTo = (destination: Destination) => {
    const port = ports.get(destination) ?? loadPort(destination)
    ports.set(destination, port)
    // A script that did not load is fetched again with the next event.
    port.catch(() => ports.delete(destination))
    return port
  }
  const pass = ({ event, time, settle }: Held, choices: CookieChoices) => {
    if (!choices[event.consent]) return settle('refused')
    const loading = portTo(event.destination)
    loading
      .then((port) => {
        // Consent may have gone while the port was loaded.
        if (ports.get(event.destination) !== loading) return settle('refused')
        port?.take(asRaised(event, time, choices))
        return settle('sent')
      })
      .catch((error: unknown) => console.warn(`The event ${event.name} could not be handed on`, error))
  }
  const follow = (consent: Consent) => {
    if (consent.kind !== 'decided') return
    if (!consent.choices.analytics) {
      for (const port of ports.values()) void port.then((each) => each?.stop()).catch(() => undefined)
      ports.clear()
    }
    for (const each of held.splice(0)) pass(each, consent.choices)
  }

  configureEvents({
    send(event) {
      const time = new Date().toISOString()
      const next: Held = { event, time, settle: logEvent(event, time) }
      const consent = currentConsent()
      if (consent.kind === 'decided') pass(next, consent.choices)
      else if (held.length < longestQueue) held = [...held, next]
      else next.settle('refused')
    },
  })
  onFlushRequest(() => {
    for (const port of ports.values()) void port.then((each) => each?.flush()).catch(() => undefined)
  })
  onConsentChange(follow)
  follow(currentConsent())
}

/** A page view carries the choices in force when it is sent, which may have come after the page (CKE-08). */
function asRaised(event: TrackedEvent, time: string, choices: CookieChoices): RaisedEvent {
  const { name } = event
  if (event.name !== 'virtual_page_view') return { name, time, properties: event.properties }
  return { name, time, properties: { ...event.properties, cookieChoices: choices } }
}

async function loadPort(destination: Destination): Promise<EventPort | undefined> {
  const createPort = await loadService(destination)
  // Consent may have gone while the script was loaded, and a service may store something as soon as it is created.
  return currentChoices().analytics ? createPort?.() : undefined
}

/** In the app everything goes to the shell; else each destination has a service, if the configuration names one. */
async function loadService(destination: Destination): Promise<(() => EventPort) | undefined> {
  if (isNativeApp()) return (await import('#platform/native/shell-events.ts')).createShellEvents
  const { analytics, monitoring } = appConfig().services ?? {}
  switch (destination) {
    case 'analytics': {
      if (analytics === undefined) return undefined
      const { createTagManager } = await import('./tag-manager.ts')
      return () => createTagManager(analytics)
    }
    case 'monitoring': {
      if (monitoring === undefined) return undefined
      const { createMonitoring } = await import('#platform/monitoring/monitoring.ts')
      return () => createMonitoring(monitoring)
    }
    default:
      return destination satisfies never
  }
}
