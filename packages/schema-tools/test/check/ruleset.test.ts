import type { JsonObject } from '@clubhouse/schemas/load-document'
import { expect, test } from 'vitest'
import { breachesOf } from '../../src/check/lint-own-rules.ts'

const header = (value: string) => ({ required: true, schema: { type: 'string', const: value } })

const problem = (...codes: string[]) => ({
  description: 'Refused.',
  headers: { 'Cache-Control': header('no-store') } as JsonObject,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: 'No.' } }])),
    },
  },
})

const refusals = {
  '400': problem('VALIDATION'),
  '401': {
    ...problem('UNAUTHORIZED'),
    headers: { 'Cache-Control': header('no-store'), 'WWW-Authenticate': header('Bearer error="invalid_token"') },
  },
  '403': problem('FORBIDDEN'),
  '422': problem('IDEMPOTENCY_KEY_REUSED'),
  '500': problem('SERVER_ERROR'),
}

/** A POST that keeps every rule; each case breaks one. */
const good = () => ({
  operationId: 'placeOrder',
  tags: ['orders'],
  summary: 'Orders a reward.',
  'x-requirements': ['API-36'] as unknown,
  security: [{ memberToken: [] }] as unknown,
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'One per intent.',
      example: 'abcdefgh',
      schema: { type: 'string', maxLength: 64 },
    },
  ] as JsonObject[],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: { rewardId: { type: 'string', maxLength: 64 } },
        } as JsonObject,
        example: { rewardId: '1' },
      } as JsonObject,
    },
  },
  responses: {
    '200': {
      description: 'The order.',
      headers: { 'Cache-Control': header('no-store') },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Order' }, example: { orderId: '1' } } as JsonObject,
      },
    },
    ...refusals,
  } as Record<string, unknown>,
})

type Operation = ReturnType<typeof good> & Record<string, unknown>

const pageParameter = (name: string): JsonObject => ({
  name,
  in: 'query',
  description: 'Which part of the list.',
  example: 1,
  schema: { type: 'integer', minimum: 0, maximum: 100 },
})

const document = (operation: object, path = '/orders', method = 'post'): JsonObject =>
  JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: { [path]: { [method]: operation } },
      components: {
        schemas: {
          Order: { type: 'object', description: 'An order.', properties: { orderId: { type: 'string' } } },
          Problem: { type: 'object', description: 'A refusal.' },
        },
      },
    }),
  ) as JsonObject

const body = (schema: JsonObject) => (operation: Operation) => {
  operation.requestBody.content['application/json']['schema'] = {
    type: 'object',
    additionalProperties: false,
    properties: { it: schema },
  }
}

test('an operation as the rules want it is not objected to', async () => {
  expect(await breachesOf(document(good()))).toEqual([])
})

test.each<[what: string, rule: string, change: (operation: Operation) => void]>([
  ['a name without a verb', 'operation-id-in-plain-english', (it) => (it.operationId = 'orders')],
  ['a name with an underscore', 'operation-id-in-plain-english', (it) => (it.operationId = 'place_order')],
  ['a summary without a full stop', 'summary-is-a-sentence', (it) => (it.summary = 'Orders a reward')],
  ['no summary', 'summary-is-a-sentence', (it) => (it.summary = '')],
  ['two tags', 'one-tag', (it) => it.tags.push('more')],
  [
    'no security',
    'says-who-may-call',
    (it) => {
      it.security = undefined
      delete it.responses['401']
      delete it.responses['403']
    },
  ],
  ['no requirement', 'names-its-requirements', (it) => (it['x-requirements'] = [])],
  ['a requirement that is no id', 'names-its-requirements', (it) => (it['x-requirements'] = ['orders'])],
  ['no 500', 'declares-its-refusals', (it) => delete it.responses['500']],
  ['no 401 for members', 'declares-its-refusals', (it) => delete it.responses['401']],
  ['no 422 beside an idempotency key', 'declares-its-refusals', (it) => delete it.responses['422']],
  ['a call that goes without its idempotency key', 'keys-are-required', (it) => delete it.parameters[0]?.['required']],
  ['a 406 without step-up', 'declares-its-refusals', (it) => (it.responses['406'] = problem('STEP_UP_REQUIRED'))],
  ['step-up without a 406', 'declares-its-refusals', (it) => (it['x-step-up'] = 'always')],
  ['a refusal without a code', 'refusals-name-their-codes', (it) => (it.responses['400'] = problem())],
  [
    'a code that its example does not have',
    'refusals-name-their-codes',
    (it) => {
      it.responses['400'] = {
        ...problem(),
        content: { 'application/json': { examples: { VALIDATION: { value: { code: 'OTHER' } } } } },
      }
    },
  ],
  [
    'an answer without an example',
    'answers-have-examples',
    (it) =>
      (it.responses['200'] = {
        description: 'It.',
        headers: { 'Cache-Control': header('no-store') },
        content: { 'application/json': { schema: {} } },
      }),
  ],
  [
    'a body without an example',
    'bodies-have-examples',
    (it) => delete it.requestBody.content['application/json']['example'],
  ],
  ['a parameter without an example', 'parameters-are-described', (it) => delete it.parameters[0]?.['example']],
  ['a parameter without a description', 'parameters-are-described', (it) => delete it.parameters[0]?.['description']],
  [
    'a parameter without limit',
    'what-is-sent-is-strict',
    (it) => (it.parameters[0] = { ...it.parameters[0], schema: { type: 'string' } }),
  ],
  ['a text without limit', 'what-is-sent-is-strict', body({ type: 'string' })],
  ['a number without bounds', 'what-is-sent-is-strict', body({ type: 'integer', minimum: 0 })],
  ['a list without limit', 'what-is-sent-is-strict', body({ type: 'array', items: { type: 'boolean' } })],
  ['an open object', 'what-is-sent-is-strict', body({ type: 'object', properties: {} })],
  ['an open map', 'what-is-sent-is-strict', body({ type: 'object', additionalProperties: { type: 'boolean' } })],
  [
    'a loose text deep inside a union in a list',
    'what-is-sent-is-strict',
    body({ type: 'array', maxItems: 3, items: { oneOf: [{ type: 'boolean' }, { type: 'string' }] } }),
  ],
  [
    'a step-up that is neither',
    'step-up-is-always-or-sometimes',
    (it) => {
      it['x-step-up'] = 'maybe'
      it.responses['406'] = problem('STEP_UP_REQUIRED')
    },
  ],
  [
    'an answer that does not say how it is kept',
    'answers-say-how-they-are-kept',
    (it) => (it.responses['500'] = { ...problem('SERVER_ERROR'), headers: {} }),
  ],
  [
    "a member's answer that caches may keep",
    'answers-say-how-they-are-kept',
    (it) => (it.responses['500'] = { ...problem('SERVER_ERROR'), headers: { 'Cache-Control': header('no-cache') } }),
  ],
  ['a 401 without a challenge', 'challenges-are-declared', (it) => (it.responses['401'] = problem('UNAUTHORIZED'))],
  ['an offset without a limit', 'pages-are-described', (it) => it.parameters.push(pageParameter('offset'))],
  [
    'pages that do not say where their parts are',
    'pages-are-described',
    (it) => it.parameters.push(pageParameter('offset'), pageParameter('limit')),
  ],
  ['an assumption that is not one', 'assumed-is-true', (it) => (it['x-assumed'] = false)],
])('%s is objected to', async (_what, rule, change) => {
  const operation: Operation = good()
  change(operation)
  const rules = (await breachesOf(document(operation))).map((breach) => breach.rule)
  expect(new Set(rules)).toEqual(new Set([rule]))
})

test.each<[what: string, schema: object, findings: string[]]>([
  ['all that pages have', { 'x-page': { items: '/orders', total: '/total', more: '/paging/more' } }, []],
  ['no items', { 'x-page': { more: '/paging/more' } }, ['x-page does not say where the items are']],
  ['no end', { 'x-page': { items: '/orders' } }, ['x-page says neither more nor total']],
  [
    'a part that pages do not have',
    { 'x-page': { items: '/orders', total: '/total', next: '/next' } },
    ['x-page does not know next'],
  ],
  [
    'parts that are somewhere else',
    { 'x-page': { items: '/total', more: '/more' } },
    ['x-page: items at /total is no array of the answer', 'x-page: more at /more is no boolean of the answer'],
  ],
])('pages with %s', async (_what, page, messages) => {
  const operation: Operation = good()
  operation.parameters.push(pageParameter('offset'), pageParameter('limit'))
  const schema = {
    type: 'object',
    properties: {
      orders: { type: 'array', items: { type: 'string' } },
      total: { type: 'integer' },
      paging: { type: 'object', properties: { more: { type: 'boolean' } } },
    },
    ...page,
  }
  const response = {
    ...(operation.responses['200'] as object),
    content: { 'application/json': { schema, example: {} } },
  }
  operation.responses['200'] = response
  expect((await breachesOf(document(operation))).map(({ message }) => message)).toEqual(messages)
})

test.each<[what: string, method: string, said: object, rules: string[]]>([
  ["a member's read that does not say whose its answer is", 'get', {}, ['says-whose-the-answer-is']],
  ["a member's read of what all may see", 'get', { 'x-owned': false }, []],
  ["a member's change", 'put', {}, []],
])('%s', async (_what, method, said, rules) => {
  const operation: Operation = good()
  operation.responses['200'] = { ...(operation.responses['200'] as object), ...said }
  expect((await breachesOf(document(operation, '/orders', method))).map(({ rule }) => rule)).toEqual(rules)
})

test('a path that names a thing without a 404, and schemas without words or names, are objected to', async () => {
  const given = document(good(), '/orders/{orderId}')
  const { schemas } = given['components'] as { schemas: JsonObject }
  schemas['Either'] = {
    description: 'One of two.',
    oneOf: [{ type: 'object' }, { $ref: '#/components/schemas/Order' }],
  }
  schemas['Silent'] = { type: 'object' }
  const breaches = await breachesOf(given)
  expect(breaches.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'declares-its-refusals #/paths/~1orders~1{orderId}/post',
    'shapes-are-named #/components/schemas/Either/oneOf/0',
    'parts-are-described #/components/schemas/Silent',
  ])
})
