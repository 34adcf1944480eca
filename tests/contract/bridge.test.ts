import { readFileSync } from 'node:fs'
import { answersOf, isToShellMessage, isToWebMessage } from '@clubhouse/native-bridge/messages'
import type { Json, JsonObject } from '@clubhouse/schemas/load-document'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fc } from '@clubhouse/test-kit/property-testing'
import { describe, expect, test } from 'vitest'
import { looksPersonal, parsePlainJson, variantsOf } from './json-variants.ts'

interface Message {
  name: string
  schema: JsonObject
  type: string
  isToShell: boolean
  examples: JsonObject[]
}

const schema = parsePlainJson(
  readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/bridge/messages.schema.json')), 'utf8'),
)
const definitions = schema['$defs'] as Record<string, JsonObject>
const messages: Message[] = Object.entries(definitions).flatMap(([name, each]) =>
  each['x-direction'] === undefined
    ? []
    : [
        {
          name,
          schema: each,
          type: String((each['properties'] as Record<string, JsonObject>)['type']?.['const']),
          isToShell: each['x-direction'] === 'toShell',
          examples: (each['examples'] ?? []) as JsonObject[],
        },
      ],
)
const ajv = new Ajv2020({ strict: true, allowMatchingProperties: true, strictTypes: false, strictRequired: false })
ajv.addVocabulary(['x-requirements', 'x-direction', 'x-answers', 'x-echoes', 'x-assumed'])
ajv.addSchema(schema, 'bridge')
const validatorOf = (name: string): ValidateFunction => ajv.compile({ $ref: `bridge#/$defs/${name}` })
const unions = [
  { union: 'ToShell', isMessage: isToShellMessage, validate: validatorOf('ToShell') },
  { union: 'ToWeb', isMessage: isToWebMessage, validate: validatorOf('ToWeb') },
]

describe.each(messages.map((message) => [message.name, message] as const))('%s', (name, message) => {
  test('shows itself, by examples that are as it says', () => {
    expect(message.examples).not.toEqual([])
    const validate = validatorOf(name)
    for (const example of message.examples) {
      expect(validate(example), ajv.errorsText(validate.errors)).toBe(true)
      expect(example['type']).toBe(message.type)
      expect(message.isToShell ? isToShellMessage(example) : isToWebMessage(example)).toBe(true)
    }
  })

  test('is in the union of its direction', () => {
    const options = definitions[message.isToShell ? 'ToShell' : 'ToWeb']?.['oneOf']
    expect(options).toContainEqual({ $ref: `#/$defs/${name}` })
  })

  test('says what it is for, and which requirements it serves', () => {
    expect(message.schema['description']).toMatch(/\.$/)
    expect(message.schema['x-requirements']).toSatisfy(
      (ids: unknown) => Array.isArray(ids) && ids.length > 0 && ids.every((id) => /^[A-Z]{3}-\d{2}$/.test(String(id))),
    )
  })

  test('is told by the generated guards from everything that is broken in one place', () => {
    let refused = 0
    for (const example of message.examples) {
      for (const { what, value } of variantsOf(example)) {
        for (const { union, isMessage, validate } of unions) {
          const fits = validate(value)
          expect(isMessage(value), `${union}: ${what} in ${JSON.stringify(value).slice(0, 200)}`).toBe(fits)
          if (!fits) refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(20)
  })
})

test('whatever comes in, the guards decide as the validator does, and never throw', () => {
  const types = fc.constantFrom(...messages.map(({ type }) => type))
  const examples = fc.constantFrom(...messages.flatMap((message) => message.examples))
  const fields = fc.constantFrom('type', 'state', 'url', 'authUrl', 'message', 'choices', 'properties', '__proto__')
  fc.assert(
    fc.property(examples, types, fields, fc.jsonValue(), (example, type, field, value) => {
      const candidate = { ...example, type, [field]: value }
      for (const { isMessage, validate } of unions) expect(isMessage(candidate)).toBe(validate(candidate))
    }),
    { numRuns: 2000 },
  )
  fc.assert(
    fc.property(fc.record({ type: types, value: fc.anything() }), ({ type, value }) => {
      for (const { isMessage } of unions)
        for (const each of [value, { type, value }]) expect(isMessage(each)).toBeTypeOf('boolean')
    }),
    { numRuns: 500 },
  )
})

test('each message that is answered names messages of the shell, and no other does', () => {
  const answered = messages.filter((message) => message.schema['x-answers'] !== undefined)
  expect(Object.fromEntries(answered.map(({ type, schema }) => [type, schema['x-answers']]))).toEqual(
    Object.fromEntries(Object.entries(answersOf).map(([type, { types }]) => [type, types])),
  )
  expect(answersOf.initialise_par.types).toEqual(['par_response', 'par_error'])
  const said = messages.filter(({ isToShell }) => !isToShell).map(({ type }) => type)
  for (const { types } of Object.values(answersOf)) expect(said).toEqual(expect.arrayContaining([...types]))
})

test.each([
  ['NAT-05', 'initialise_par', ['challenge', 'challengeMethod', 'state']],
  ['NAT-06', 'par_response', ['authUrl']],
  ['NAT-07', 'cookie_consent', ['choices']],
  ['NAT-08', 'braze_config', ['deviceId']],
  ['NAT-09', 'logout', []],
  ['NAT-10', 'share_link', ['url', 'title', 'message']],
  ['NAT-11', 'track_event', ['name', 'properties']],
  ['NAT-12', 'auth_failed', ['reason']],
  ['NAT-13', 'order_placed', ['orderId', 'rewardId', 'redemptionType']],
  ['NAT-14', 'request_review', []],
  ['VCH-05', 'set_brightness', ['level']],
])('the message of %s is %s and carries %j', (id, type, fields) => {
  const serving = messages.filter((message) => (message.schema['x-requirements'] as string[]).includes(id))
  const message = serving.find((each) => each.type === type)
  expect(message?.schema['required']).toEqual(['type', ...fields])
})

test('what is sent is strict, what is received is open', () => {
  for (const { name, schema, isToShell } of messages) {
    expect(schema['additionalProperties'], name).toBe(isToShell ? false : undefined)
    for (const { path, part } of partsOf(schema, name)) {
      if (!isToShell) expect(part['enum'] ?? part['maxItems'], path).toBeUndefined()
      else if (part['type'] === 'string') expect(part['maxLength'] ?? part['pattern'], path).toBeDefined()
      else if (part['type'] === 'array') expect(part['maxItems'], path).toBeDefined()
      else if (part['type'] === 'number') expect([part['minimum'], part['maximum']], path).not.toContain(undefined)
      else if (part['type'] === 'object') expect(part['additionalProperties'], path).toBeDefined()
    }
  }
})

test('no message says who somebody is', () => {
  // The name of an event is not the name of a person.
  const declared = new Set(['TrackEvent.name'])
  const places = messages.flatMap(({ name, schema }) => partsOf(schema, name).map(({ path }) => path))
  expect(places.filter((path) => looksPersonal(path.split('.').at(-1) ?? '') && !declared.has(path))).toEqual([])
  expect(JSON.stringify(messages.map(({ examples }) => examples))).not.toContain('@')
})

/** A schema and all that it is made of, with what `$ref` leads to, by the names of the properties. */
function partsOf(part: JsonObject, path: string): { path: string; part: JsonObject }[] {
  const name = String(part['$ref'] ?? '')
    .split('/')
    .at(-1)
  const target = definitions[name ?? '']
  const children: [string, Json | undefined][] = [
    ...Object.entries((part['properties'] ?? {}) as JsonObject).map(([key, child]): [string, Json] => [
      `${path}.${key}`,
      child,
    ]),
    ...((part['anyOf'] ?? []) as Json[]).map((child): [string, Json] => [path, child]),
    [path, part['items']],
    [path, part['additionalProperties']],
    [path, target],
  ]
  return [
    { path, part },
    ...children.flatMap(([place, child]) =>
      child !== null && typeof child === 'object' && !Array.isArray(child) ? partsOf(child, place) : [],
    ),
  ]
}
