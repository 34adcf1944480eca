import { readJsonFile } from '@clubhouse/schemas/locate-json'
import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { expect, test } from 'vitest'
import { checkTrackingPlan } from '../../src/check/check-tracking-plan.ts'

const path = 'events/tracking-plan.json'
const files = filesIn()
const text = { type: 'string', maxLength: 9 }

/** An event that the plan may have; each case breaks one thing. */
const good = {
  description: 'It happened.',
  'x-requirements': ['ANL-02'],
  destination: 'analytics',
  consent: 'analytics',
  personalData: 'none',
  properties: { type: 'object', additionalProperties: false, required: ['value'], properties: { value: text } },
  examples: [{ value: 'one' }],
}

const propertiesOf = (value: object) => ({ ...good.properties, properties: { value } })

/** The schemas as they are, but for a plan of one event. */
function sourceOf(name: string, event: object): SchemaSource {
  const plan = { ...(readJsonFile(path).value as object), $defs: {}, events: { [name]: event } }
  return { ...files, read: (file) => (file === path ? JSON.stringify(plan, null, 2) : files.read(file)) }
}

async function findingsOf(source?: SchemaSource) {
  const { findings } = await checkTrackingPlan(source).run()
  return findings.map(({ place, message }) => [place, message])
}

test('the tracking plan is as it has to be', async () => {
  expect(await findingsOf()).toEqual([])
  expect(await findingsOf(sourceOf('happened', good))).toEqual([])
  expect((await checkTrackingPlan().run()).looked).toBeGreaterThan(10)
})

test.each<[what: string, name: string, change: object, line: number, message: string]>([
  [
    'a consent that nobody can give',
    'happened',
    { consent: 'always' },
    12,
    'there is no "always"; it is one of necessary, marketing-advertising, functional, analytics',
  ],
  [
    'a destination that there is not',
    'happened',
    { destination: 'mars' },
    11,
    'there is no "mars"; it is one of analytics, monitoring',
  ],
  ['a name with a space', 'it happened', {}, 6, 'must match pattern "^[a-z][a-z0-9_-]{0,63}$"'],
  ['no consent', 'happened', { consent: undefined }, 6, "must have required property 'consent'"],
  ['personal data', 'happened', { personalData: 'e-mail' }, 13, 'must be equal to constant'],
  ['no description', 'happened', { description: '' }, 7, 'must match pattern "\\.$"'],
  ['no requirement', 'happened', { 'x-requirements': [] }, 8, 'must NOT have fewer than 1 items'],
  ['a word that a plan does not have', 'happened', { sampling: 1 }, 6, 'must NOT have additional properties: sampling'],
  [
    'a text that is too long',
    'happened',
    { properties: propertiesOf({ type: 'string', maxLength: 5000 }) },
    23,
    'must be <= 1024',
  ],
  [
    'properties that are not closed',
    'happened',
    { properties: { ...good.properties, additionalProperties: undefined } },
    14,
    "must have required property 'additionalProperties'",
  ],
  ['no examples', 'happened', { examples: undefined }, 6, "must have required property 'examples'"],
  ['an empty list of examples', 'happened', { examples: [] }, 27, 'must NOT have fewer than 1 items'],
  [
    'a part that there is not',
    'happened',
    { properties: propertiesOf({ $ref: '#/$defs/Nothing' }) },
    14,
    'is no schema, or refers to one that is not there',
  ],
  [
    'an example that breaks its schema',
    'happened',
    { examples: [{ value: 'too long for it' }] },
    28,
    'this example /value must NOT have more than 9 characters',
  ],
  [
    'an example with a field too many',
    'happened',
    { examples: [{ value: 'x' }, { value: 'x', mail: 'x' }] },
    31,
    'this example must NOT have additional properties',
  ],
])('an event with %s is refused, at its line', async (_what, name, change, line, message) => {
  const findings = await findingsOf(sourceOf(name, { ...good, ...change }))
  expect(findings).toEqual([[`schemas/${path}:${line}`, message]])
})

test.each<[what: string, value: object]>([
  ['a text without an end', { type: 'string' }],
  ['a number without an end', { type: 'integer', minimum: 0 }],
  ['a list without an end', { type: 'array', items: text }],
  ['a list of anything', { type: 'array', maxItems: 3 }],
  ['a list of texts without an end', { type: 'array', maxItems: 3, items: { type: 'string' } }],
  ['an open object', { type: 'object', required: [], properties: {} }],
  ['anything at all', {}],
])('a property that is %s is refused, at its line', async (_what, value) => {
  const findings = await findingsOf(sourceOf('happened', { ...good, properties: propertiesOf(value), examples: [{}] }))
  const limits = 'A value with its limits: a text is short or one of a list, a number has both ends, a list an end.'
  expect(findings).toContainEqual([`schemas/${path}:21`, limits])
})
