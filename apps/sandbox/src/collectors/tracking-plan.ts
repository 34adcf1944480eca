import { filesIn } from '@clubhouse/schemas/source'

/** As much of the tracking plan as a collector checks. */
interface TrackingPlan {
  $defs: object
  events: Readonly<Record<string, { destination: string; properties: object }>>
}

/** JSON Schema of an event that goes to a destination: its name, when it was raised, and its properties as planned. */
export function plannedEvents(destination: string): { $defs: object; event: object } {
  const { $defs, events } = JSON.parse(filesIn().read('events/tracking-plan.json')) as TrackingPlan
  const planned = Object.entries(events).filter(([, event]) => event.destination === destination)
  return {
    $defs,
    event: {
      type: 'object',
      required: ['name', 'time', 'properties'],
      additionalProperties: false,
      properties: {
        name: { enum: planned.map(([name]) => name) },
        time: { type: 'string', format: 'date-time' },
        properties: { type: 'object' },
      },
      allOf: planned.map(([name, { properties }]) => ({
        if: { properties: { name: { const: name } }, required: ['name'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: { properties } },
      })),
    },
  }
}
