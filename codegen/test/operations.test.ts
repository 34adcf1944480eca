import { describe, expect, test } from 'vitest'
import { renderOperations } from '../src/rest/operations.ts'

const document = (paths: object, schemas: object = {}) =>
  ({ openapi: '3.1.0', paths, components: { schemas } }) as Parameters<typeof renderOperations>[1]

const body = (text: string) => text.split('\n').slice(7).join('\n').trim()

describe('an operation becomes one named export [DCD-01]', () => {
  test.each([
    [
      'a public GET is a query',
      { '/features': { get: { operationId: 'listFeatures', summary: 'Flags.', security: [] } } },
      "/** Flags. `GET /features` */\nexport const listFeatures = /* @__PURE__ */ club.query('listFeatures', 'get', '/features', { auth: 'public' })",
    ],
    [
      'a GET of members names its requirements',
      {
        '/profiles': {
          get: {
            operationId: 'getProfile',
            summary: 'Profile.',
            'x-requirements': ['API-09'],
            security: [{ memberToken: [] }],
          },
        },
      },
      "/** Profile. `GET /profiles` [API-09] */\nexport const getProfile = /* @__PURE__ */ club.query('getProfile', 'get', '/profiles', { auth: 'member' })",
    ],
    [
      'a POST with an idempotency key is a mutation that may be repeated',
      {
        '/exchanges': {
          post: {
            operationId: 'exchangeReward',
            summary: 'Spends.',
            security: [{ memberToken: [] }],
            parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          },
        },
      },
      "/** Spends. `POST /exchanges` */\nexport const exchangeReward = /* @__PURE__ */ club.mutation('exchangeReward', 'post', '/exchanges', { auth: 'member', idempotent: true })",
    ],
    [
      'a call that takes the region says so',
      {
        '/r': {
          get: {
            operationId: 'list',
            summary: 'L.',
            security: [],
            parameters: [{ $ref: '#/components/parameters/ViewingRegion' }],
          },
        },
      },
      "/** L. `GET /r` */\nexport const list = /* @__PURE__ */ club.query('list', 'get', '/r', { auth: 'public', viewingRegion: true })",
    ],
  ])('%s', (_what, paths, expected) => {
    expect(body(renderOperations('club', document(paths)))).toBe(expected)
  })

  test('each schema becomes a type', () => {
    expect(body(renderOperations('club', document({}, { Reward: { type: 'object' } })))).toBe(
      "export type Reward = components['schemas']['Reward']",
    )
  })

  test('an operation without a name is refused, by its place', () => {
    expect(() => renderOperations('club', document({ '/x': { get: { summary: 'X' } } }))).toThrow(
      'GET /x has no operationId',
    )
  })
})
