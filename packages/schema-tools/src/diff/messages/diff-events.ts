import type { Change } from '../change.ts'
import { asObject, child, isEqual, type SchemaDocument } from '../json-schema/schema-document.ts'
import { MessageChanges, type MessageParties } from './compare-messages.ts'

const parties: MessageParties = { prefix: 'event-', side: 'request', sender: 'The app', reader: 'A report' }

const facts = [
  ['destination', 'destination-changed'],
  ['consent', 'consent-changed'],
  ['personalData', 'personal-data-changed'],
] as const

/** Every change between two versions of `events/tracking-plan.json`. */
export function diffEvents(base: SchemaDocument, head: SchemaDocument): Change[] {
  const changes = new MessageChanges('events', base, head)
  const was = asObject(asObject(base.root)['events'])
  const is = asObject(asObject(head.root)['events'])
  for (const name of Object.keys(was)) {
    if (!(name in is)) changes.add(name, 'event-removed', 'was removed.', child('#', 'events', name), 'base')
  }
  for (const name of Object.keys(is)) {
    const pointer = child('#', 'events', name)
    if (!(name in was)) {
      changes.add(name, 'event-added', 'is new.', pointer)
      continue
    }
    for (const [key, rule] of facts) {
      const [before, after] = [asObject(was[name])[key], asObject(is[name])[key]]
      if (isEqual(before, after)) continue
      const message = `had the ${key} ${JSON.stringify(before)} and has ${JSON.stringify(after)}.`
      changes.add(name, rule, message, child(pointer, key))
    }
    const carried = child(pointer, 'properties')
    changes.compareCarried(name, [carried, carried], name, parties)
  }
  return changes.all()
}
