import { readFileSync } from 'node:fs'
import { configureEvents } from '@clubhouse/event-client/configure'
import * as track from '@clubhouse/event-client/track'
import { isToShellMessage, type TrackEvent } from '@clubhouse/native-bridge/messages'
import type { JsonObject } from '@clubhouse/schemas/load-document'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { looksPersonal, parsePlainJson } from './json-variants.ts'

interface PlannedEvent {
  'x-requirements': string[]
  destination: string
  consent: string
  properties: { required: string[]; properties: Record<string, JsonObject> }
  examples?: JsonObject[]
}

const read = (path: string) =>
  parsePlainJson(readFileSync(new URL(`${import.meta.resolve('@clubhouse/schemas/package.json')}/../${path}`), 'utf8'))
const plan = read('events/tracking-plan.json')
const meta = read('events/tracking-plan.meta.json')
const events = Object.entries(plan['events'] as unknown as Record<string, PlannedEvent>).map(
  // That an event shows no example is told by `npm run schemas:check`, which lists these tests.
  ([name, event]) => [name, { ...event, examples: event.examples ?? [] }] as const,
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addSchema({ $defs: plan['$defs'], events: plan['events'] }, 'plan')
const validatorOf = (name: string) => ajv.compile({ $ref: `plan#/events/${name}/properties` })

/** The generated functions by the name of the event that each raises. */
const functions = new Map<string, (properties: JsonObject) => void>()
let raised: track.TrackedEvent[] = []

beforeAll(() => {
  configureEvents({ send: (event) => raised.push(event) })
  for (const each of Object.values(track)) {
    const raise = each as (properties: JsonObject) => void
    raise({})
    functions.set(raised.at(-1)?.name ?? '', raise)
  }
})
beforeEach(() => (raised = []))

test('there is one function for each event, and none besides [ANL-02]', () => {
  expect([...functions.keys()].sort()).toEqual(events.map(([name]) => name).sort())
  expect(Object.keys(track)).toHaveLength(events.length)
})

describe.each(events)('%s', (name, event) => {
  const examples = event.examples.map((example) => [JSON.stringify(example), example] as const)

  test.each(examples)('is raised as planned: %s', (_text, example) => {
    functions.get(name)?.(example)
    const validate = validatorOf(name)
    expect(raised).toEqual([{ name, destination: event.destination, consent: event.consent, properties: example }])
    expect(validate(raised[0]?.properties), ajv.errorsText(validate.errors)).toBe(true)
  })

  test('is whole when what has a default is left out', () => {
    const defaults = Object.entries(event.properties.properties).flatMap(([key, value]) =>
      value['default'] === undefined ? [] : [[key, value['default']] as const],
    )
    const [example = {}] = event.examples
    functions.get(name)?.(
      Object.fromEntries(Object.entries(example).filter(([key]) => !defaults.some(([known]) => known === key))),
    )
    expect(raised[0]?.properties).toEqual({ ...example, ...Object.fromEntries(defaults) })
    expect(validatorOf(name)(raised[0]?.properties)).toBe(true)
  })

  test('is refused by the plan when a property too many, too few or of another type comes along', () => {
    const validate = validatorOf(name)
    for (const example of event.examples) {
      expect(validate({ ...example, email: 'x' })).toBe(false)
      for (const key of event.properties.required) {
        expect(validate(Object.fromEntries(Object.entries(example).filter(([other]) => other !== key))), key).toBe(
          false,
        )
        expect(validate({ ...example, [key]: null }), key).toBe(false)
      }
    }
  })

  test('can be handed to the native shell [NAT-11]', () => {
    for (const example of event.examples) {
      functions.get(name)?.(example)
    }
    for (const event of raised) expect(isToShellMessage(toShell(event)), event.name).toBe(true)
    expect(raised).toHaveLength(event.examples.length)
  })

  test('has no property that says who somebody is', () => {
    expect(Object.keys(event.properties.properties).filter(looksPersonal)).toEqual([])
    expect(JSON.stringify(event.examples)).not.toContain('@')
  })
})

test.each([
  ['ANL-01', ['virtual_page_view']],
  ['ANL-05', ['page-content-error', 'page-content-success']],
  ['DIS-21', ['discovery_filter_selection']],
  ['ERR-40', ['page-content-error']],
  ['ERR-41', ['error_404', 'page-content-error']],
  ['FLT-66', ['flight_checkout_completed', 'flight_checkout_started']],
  ['LNK-30', ['link_accounts_complete']],
  ['ONB-42', ['registration_complete']],
  ['RDM-41', ['redemption_completed']],
  [
    'ANL-02',
    [
      'balance_button_clicked',
      'discovery_filter_selection',
      'earn_offer_selected',
      'earn_offer_viewed',
      'email_verified',
      'error_404',
      'flight_checkout_completed',
      'flight_checkout_started',
      'link_accounts_complete',
      'login',
      'offer_shared',
      'redemption_completed',
      'registration_complete',
      'spend_offer_selected',
      'spend_offer_viewed',
    ],
  ],
])('%s is planned, as %j', (id, names) => {
  expect(events.flatMap(([name, event]) => (event['x-requirements'].includes(id) ? [name] : [])).sort()).toEqual(names)
})

test('a page view carries what it has to, and one pseudonym [ANL-01] [ANL-07] [CKE-08]', () => {
  const { properties } = Object.fromEntries(events)['virtual_page_view']?.properties ?? { properties: {} }
  expect(Object.keys(properties)).toEqual([
    'path',
    'title',
    'trigger',
    'tagManagerId',
    'cookieChoices',
    'loggedIn',
    'language',
    'viewingRegion',
    'campaignId',
    'features',
  ])
  const pseudonyms = events.flatMap(([name, event]) =>
    Object.entries(event.properties.properties).flatMap(([key, value]) =>
      value['x-pseudonym'] === true ? [`${name}.${key}`] : [],
    ),
  )
  expect(pseudonyms).toEqual(['virtual_page_view.tagManagerId'])
})

test.each([
  '/kestrel-red/login-success?code=abc&state=def',
  '/kestrel-red/partner-login?loginEmail=ada@kestrel.test',
  '/kestrel-red/link#id_token=abc',
  'https://club.kestrel.test/kestrel-red',
])('a page view cannot carry the address %s, which holds more than a path', (path) => {
  const example = Object.fromEntries(events)['virtual_page_view']?.examples[0]
  expect(validatorOf('virtual_page_view')({ ...example, path })).toBe(false)
})

test('cookie choices are the same to the shell and to analytics [CKE-01] [CKE-08]', () => {
  const choicesIn = (schema: JsonObject) =>
    ((schema['$defs'] as JsonObject)['CookieChoices'] as JsonObject)['properties']
  expect(choicesIn(plan)).toEqual(choicesIn(read('bridge/messages.schema.json')))
  expect(Object.keys(choicesIn(plan) as JsonObject)).toEqual(
    ((((meta['$defs'] as JsonObject)['Event'] as JsonObject)['properties'] as JsonObject)['consent'] as JsonObject)[
      'enum'
    ],
  )
})

/** Compiles only while every event fits the message. */
function toShell({ name, properties }: track.TrackedEvent): TrackEvent {
  return { type: 'track_event', name, properties }
}
