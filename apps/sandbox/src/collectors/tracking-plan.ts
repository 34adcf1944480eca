import { filesIn } from '@clubhouse/schemas/source'

/** As much of the tracking plan as a collector checks. */
interface TrackingPlan {
  $defs: object
  events: Readonly<Record<string, { destination: string; properties: object }>>
}

/**
 * Returns the JSON Schema of a body with events for a destination: `bodyWith` says where their list stands in it. Each has
 * its name, when it was raised, and its properties as planned.
 */
export function plannedEvents(destination: string, bodyWith: (list: object) => object): object {
  const { $defs, events } = JSON.parse(filesIn().read('events/tracking-plan.json')) as TrackingPlan
  const planned = Object.entries(events).filter(([, event]) => event.destination === destination)
  const event = {
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
  }
  return { ...bodyWith({ type: 'array', minItems: 1, maxItems: 100, items: event }), $defs }
}
