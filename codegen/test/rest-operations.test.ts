import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import { renderOperations } from '../src/rest/operations.ts'

const document = (paths: OpenApiDocument, components: OpenApiDocument = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  paths,
  components,
})

const header = { name: 'X-Experiment', in: 'header', schema: { type: 'string' } }
const region = { name: 'viewingRegion', in: 'query', required: true, schema: { type: 'string' } }
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }

const refusal = (...codes: string[]): OpenApiDocument => ({
  content: { 'application/json': { examples: Object.fromEntries(codes.map((code) => [code, {}])) } },
})

/** The text of the operations, without what is the same in every file. */
function operationsIn(text: string): string {
  const [, after = ''] = text.split("createHost<paths>('club')\n")
  return (after.split('/** The codes of the refusals')[0] ?? '').trim()
}

/** The text of the codes. */
function codesIn(text: string): string {
  return (/export interface ProblemCodes \{\n([\s\S]*?)\}\n/.exec(text)?.[1] ?? '').trimEnd()
}

describe('an operation becomes one named export [DCD-01]', () => {
  test.each<[what: string, paths: OpenApiDocument, components: OpenApiDocument, want: string]>([
    [
      'a public GET is a query',
      { '/features': { get: { operationId: 'listFeatures', summary: 'Flags.', security: [] } } },
      {},
      `/**
 * Flags.
 *
 * \`GET /features\`
 */
export const listFeatures = /* @__PURE__ */ club.query('listFeatures', 'get', '/features', { auth: 'public' })`,
    ],
    [
      'a GET of anybody takes the tokens of a member',
      {
        '/features': {
          get: { operationId: 'listFeatures', summary: 'Flags.', security: [{}, { memberToken: [], idToken: [] }] },
        },
      },
      {},
      `/**
 * Flags.
 *
 * \`GET /features\`
 */
export const listFeatures = /* @__PURE__ */ club.query('listFeatures', 'get', '/features', { auth: 'optional' })`,
    ],
    [
      'a GET of members names its requirements, and what the specification does not show',
      {
        '/profiles': {
          get: {
            operationId: 'getProfile',
            summary: 'Profile.',
            description: 'Who they are.\nAnd where.',
            'x-requirements': ['API-09', 'ENT-04'],
            'x-assumed': true,
            security: [{ memberToken: [], idToken: [] }],
          },
        },
      },
      {},
      `/**
 * Profile.
 *
 * Who they are.
 * And where.
 *
 * \`GET /profiles\` [API-09, ENT-04]
 * - Designed here: the specification does not show it (\`x-assumed\`).
 */
export const getProfile = /* @__PURE__ */ club.query('getProfile', 'get', '/profiles', { auth: 'member' })`,
    ],
    [
      'a POST with an idempotency key is a mutation that may be repeated and knows its refusals, and a sensitive one says so',
      {
        '/exchanges': {
          post: {
            operationId: 'exchangeReward',
            summary: 'Spends.',
            security: [{ memberToken: [] }],
            'x-step-up': 'sometimes',
            parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
            responses: {
              '400': refusal('VALIDATION'),
              '422': refusal('VUA', 'IDEMPOTENCY_KEY_REUSED', 'UNAVAILABLE'),
            },
          },
        },
      },
      { parameters: { IdempotencyKey: key } },
      `/**
 * Spends.
 *
 * \`POST /exchanges\`
 * - May need a step-up: the member then proves again who they are (STP-06).
 * - Safe to repeat with the same \`idempotencyKey\`.
 */
export const exchangeReward = /* @__PURE__ */ club.mutation('exchangeReward', 'post', '/exchanges', { auth: 'member', idempotent: true, stepUp: 'sometimes', refusals: ['VUA', 'UNAVAILABLE'] })`,
    ],
    [
      'a call that always needs a step-up',
      {
        '/accounts': {
          delete: {
            operationId: 'closeAccount',
            summary: 'Goes.',
            security: [{ memberToken: [] }],
            'x-step-up': 'always',
          },
        },
      },
      {},
      `/**
 * Goes.
 *
 * \`DELETE /accounts\`
 * - Needs a step-up: the member proves again who they are (STP-06).
 */
export const closeAccount = /* @__PURE__ */ club.mutation('closeAccount', 'delete', '/accounts', { auth: 'member', stepUp: 'always' })`,
    ],
    [
      'the region and headers are known, on the operation or on its path',
      {
        '/r': {
          parameters: [{ $ref: '#/components/parameters/Region' }],
          get: { operationId: 'list', summary: 'L.', security: [], parameters: [header] },
        },
      },
      { parameters: { Region: region } },
      `/**
 * L.
 *
 * \`GET /r\`
 */
export const list = /* @__PURE__ */ club.query('list', 'get', '/r', { auth: 'public', viewingRegion: true, headers: ['X-Experiment'] })`,
    ],
    [
      'long prose is folded',
      {
        '/r': {
          get: {
            operationId: 'list',
            summary: 'L.',
            description: `${'word '.repeat(24)}and the last word.`,
            security: [],
          },
        },
      },
      {},
      `/**
 * L.
 *
 * word word word word word word word word word word word word word word word word word word word word word word word
 * word and the last word.
 *
 * \`GET /r\`
 */
export const list = /* @__PURE__ */ club.query('list', 'get', '/r', { auth: 'public' })`,
    ],
    [
      'a comment cannot be ended from within',
      { '/r': { get: { operationId: 'list', summary: 'a */ b', security: [] } } },
      {},
      `/**
 * a *\\/ b
 *
 * \`GET /r\`
 */
export const list = /* @__PURE__ */ club.query('list', 'get', '/r', { auth: 'public' })`,
    ],
  ])('%s', (_what, paths, components, want) => {
    expect(operationsIn(renderOperations('club', document(paths, components)))).toBe(want)
  })
})

describe('a caller knows the codes of each refusal', () => {
  test.each<[what: string, responses: OpenApiDocument, want: string]>([
    ['none', { '200': refusal('example') }, '  spend: never'],
    [
      'in the order of their statuses, once each',
      { '500': refusal('SERVER_ERROR'), '422': refusal('VUA', 'UNAVAILABLE'), '404': refusal('UNAVAILABLE') },
      "  spend: 'UNAVAILABLE' | 'VUA' | 'SERVER_ERROR'",
    ],
    ['from a response of all hosts', { '400': { $ref: '#/components/responses/BadRequest' } }, "  spend: 'VALIDATION'"],
    [
      'many, one a line',
      {
        '422': refusal(
          'INSUFFICIENT_POINTS',
          'VARIANT_REQUIRED',
          'SUBSCRIPTION_REQUIRED',
          'IDEMPOTENCY_KEY_REUSED',
          'UNAVAILABLE',
          'VUA',
        ),
      },
      `  spend:
    | 'INSUFFICIENT_POINTS'
    | 'VARIANT_REQUIRED'
    | 'SUBSCRIPTION_REQUIRED'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'UNAVAILABLE'
    | 'VUA'`,
    ],
  ])('%s', (_what, responses, want) => {
    const text = renderOperations(
      'club',
      document(
        { '/s': { post: { operationId: 'spend', summary: 'S.', security: [], responses } } },
        { responses: { BadRequest: refusal('VALIDATION') } },
      ),
    )
    expect(codesIn(text)).toBe(want)
  })
})

test('each schema becomes a type, by name', () => {
  const text = renderOperations('club', document({}, { schemas: { Reward: {}, Balance: {} } }))
  expect(text).toBe(`// Generated from schemas/rest/club.openapi.yaml by \`npm run codegen\`. Do not edit.

import { createHost } from '../runtime/operation.ts'
import type { components, paths } from './club.types.ts'

const club = /* @__PURE__ */ createHost<paths>('club')

/** The codes of the refusals of each operation. */
export interface ProblemCodes {
}

export type Balance = components['schemas']['Balance']
export type Reward = components['schemas']['Reward']
`)
})
