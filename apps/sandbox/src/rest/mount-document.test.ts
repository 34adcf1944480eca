import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import Fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import type { FaultAction } from '../control/faults.ts'
import type { Observer } from '../control/observed-call.ts'
import type { Identity } from '../identity/identity.ts'
import { CODE_ACR, PASSWORD_ACR } from '../identity/web-client.ts'
import type { Caller } from './caller.ts'
import type { ClubMember } from './club.ts'
import { mountDocument } from './mount-document.ts'
import { refusal } from './problem.ts'
import { requireStepUp } from './step-up.ts'

const refusals = (...codes: string[]) => ({
  description: 'Refused.',
  content: {
    'application/json': {
      schema: { type: 'object', required: ['code', 'message'] },
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: 'No.' } }])),
    },
  },
})
const responses = {
  '204': { description: 'Done.' },
  '400': refusals('VALIDATION'),
  '401': refusals('UNAUTHORIZED'),
  '406': refusals('STEP_UP_REQUIRED'),
  '422': refusals('SOLD_OUT', 'TOO_DEAR'),
  '500': refusals('SERVER_ERROR'),
}
const forMembers = { security: [{ memberToken: [] }], responses }
const amount = { name: 'amount', in: 'query', required: true, schema: { type: 'integer' } }
const document: OpenApiDocument = {
  paths: {
    '/always': { post: { operationId: 'always', 'x-step-up': 'always', parameters: [amount], ...forMembers } },
    '/sometimes': { post: { operationId: 'sometimes', 'x-step-up': 'sometimes', parameters: [amount], ...forMembers } },
    '/refuse': {
      post: {
        operationId: 'refuse',
        security: [],
        parameters: [{ name: 'code', in: 'query', schema: { type: 'string' } }],
        responses,
      },
    },
  },
}
const handlers = {
  always: () => undefined,
  sometimes: ({ query, caller }: { query: { amount: number }; caller: Caller }) => {
    if (query.amount > 100) requireStepUp(caller)
  },
  refuse: ({ query }: { query: { code: string } }) => {
    if (query.code === 'thrown') throw new Error('nobody foresaw this')
    throw refusal(query.code, 'No.')
  },
}

/** Its members sign in with the name of their sign-in's strength. */
const identity: Identity = {
  handles: () => false,
  handle: () => {},
  registerPages: () => {},
  verify: async ({ accessToken }) => ({ ...member, acr: accessToken }),
  verifyIdToken: async () => ({ ...member, acr: undefined }),
}
const member = { memberId: 'one', email: 'one@kestrel.test', scopes: [], claims: {} }
const readMember = async () => ({ ...member, profile: {} as ClubMember['profile'], createdAt: new Date(0) })

function observer(action?: FaultAction): Observer {
  const fault = action && { action, holdBack: async () => {} }
  const now = () => new Date(0)
  return {
    faults: { add: async () => {}, clear: async () => {}, waiting: async () => [], intercept: async () => fault },
    log: { write: async () => {}, read: async () => [] },
    state: { clock: { now }, seededAt: now(), hasFaults: false, refresh: async () => {}, setClock: async () => {} },
  }
}

async function call(url: string, { acr = '', checkAnswers = true, fault }: CallOptions = {}) {
  const app = Fastify()
  mountDocument(app, { document, handlers, identity, observer: observer(fault), checkAnswers, readMember })
  const headers = acr === '' ? {} : { authorization: `Bearer ${acr}` }
  const answer = await app.inject({ method: 'POST', url, headers })
  return [answer.statusCode, answer.body === '' ? undefined : answer.json<{ code: string }>().code]
}

interface CallOptions {
  acr?: string
  checkAnswers?: boolean
  fault?: FaultAction
}

describe('a sensitive operation', () => {
  test.each([
    ['/always?amount=1', PASSWORD_ACR, 406, 'STEP_UP_REQUIRED'],
    ['/always?amount=1', CODE_ACR, 204, undefined],
    ['/always?amount=much', PASSWORD_ACR, 400, 'VALIDATION'],
    ['/sometimes?amount=1', PASSWORD_ACR, 204, undefined],
    ['/sometimes?amount=101', PASSWORD_ACR, 406, 'STEP_UP_REQUIRED'],
    ['/sometimes?amount=101', CODE_ACR, 204, undefined],
  ])('%s of who signed in by %s is %i %s [STP-02] [STP-06]', async (url, acr, status, code) => {
    expect(await call(url, { acr })).toEqual([status, code])
  })
})

describe('a refusal', () => {
  const forgetLog = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  test.each([
    ['SOLD_OUT', 422],
    ['TOO_DEAR', 422],
  ])('with the declared code %s is answered', async (code, status) => {
    expect(await call(`/refuse?code=${code}`)).toEqual([status, code])
  })

  test('with a code that the operation does not name is a mistake of the sandbox, and is written down', async () => {
    const log = forgetLog()
    expect(await call('/refuse?code=SURPRISE')).toEqual([500, 'ANSWER_BREAKS_SCHEMA'])
    expect(JSON.stringify(log.mock.calls)).toContain('SURPRISE is not one of SOLD_OUT, TOO_DEAR')
    expect(await call('/refuse?code=SURPRISE', { checkAnswers: false })).toEqual([422, 'SURPRISE'])
    log.mockRestore()
  })

  test('that nobody foresaw is the server’s failure', async () => {
    const log = forgetLog()
    expect(await call('/refuse?code=thrown')).toEqual([500, 'SERVER_ERROR'])
    log.mockRestore()
  })

  test('that a fault asks for may be any', async () => {
    const fault: FaultAction = { kind: 'answer', status: 422, body: { code: 'SURPRISE' }, headers: {}, delayMs: 0 }
    expect(await call('/refuse?code=SOLD_OUT', { fault })).toEqual([422, 'SURPRISE'])
  })
})
