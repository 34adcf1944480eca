import type { Json } from '@clubhouse/schemas/load-document'
import { expectMembersOnly } from './access.ts'
import type { ContractServer } from './caller.ts'
import { expectExamplesDone } from './do-examples.ts'
import {
  changesMember,
  type ContractOperation,
  type ContractPage,
  idempotencyKey,
  type JsonObject,
  takesKey,
  takesOwned,
} from './operations.ts'
import { expectOwnAnswers, expectOwnChanges, expectOwnersOnly } from './ownership.ts'
import { expectPages } from './pages.ts'
import { type ContractReply, type ContractRequest, send } from './send.ts'
import { exampleRepliesOf } from './replies.ts'
import { expectDoneOnce } from './submit-once.ts'

/** A mistake that a server can make, and the check of the contract that finds it. */
export interface Defect {
  /** What the server does. */
  what: string
  /** True for the operations that can have it. */
  concerns: (operation: ContractOperation) => boolean
  /** What the check must say. */
  finds: RegExp
  check: (server: ContractServer, operation: ContractOperation) => Promise<void>
  /** Changes what reaches the sandbox. */
  request?: (call: PlantedCall) => Partial<PlantedCall>
  /** Changes what the sandbox answered. */
  reply?: (reply: ContractReply, call: PlantedCall) => Partial<ContractReply>
}

/** One call on its way to the sandbox. */
export interface PlantedCall {
  operation: ContractOperation
  request: ContractRequest
  headers: Readonly<Record<string, string>>
  /** The headers of a member whom no test knows. */
  victim: Readonly<Record<string, string>>
}

/** All defects that must be found in every operation that it concerns. */
export const defects: readonly Defect[] = [
  {
    what: 'answers a field that the schema does not name',
    concerns: hasBody,
    check: expectExamplesDone,
    finds: /unevaluated properties: internalNote/,
    reply: ({ body }) => ({ body: withField(body as Json, 'internalNote') }),
  },
  {
    what: 'leaves out Cache-Control',
    concerns: () => true,
    check: expectExamplesDone,
    finds: /header Cache-Control of 2\d\d is not there/,
    reply: ({ headers }) => ({ headers: without(headers, 'Cache-Control') }),
  },
  {
    what: 'leaves out WWW-Authenticate when the tokens are no good',
    concerns: ({ isMember }) => isMember,
    check: expectMembersOnly,
    finds: /header WWW-Authenticate of 401 is not there/,
    reply: ({ status, headers }) => (status === 401 ? { headers: without(headers, 'WWW-Authenticate') } : {}),
  },
  {
    what: 'leaves out WWW-Authenticate when a scope is lacking',
    concerns: ({ isMember }) => isMember,
    check: expectMembersOnly,
    finds: /header WWW-Authenticate (of 403 is not there|for a token that lacks the scope)/,
    reply: ({ status, headers }) => (status === 403 ? { headers: without(headers, 'WWW-Authenticate') } : {}),
  },
  {
    what: 'ignores offset',
    concerns: isPaged,
    check: expectPages,
    finds: /on an earlier page|the page after the last|offset that the page tells/,
    request: ({ request }) => ({ request: withParameters(request, { offset: undefined }) }),
  },
  {
    what: 'ignores offset, but repeats it',
    concerns: (operation) => operation.page?.offset !== undefined,
    check: expectPages,
    finds: /on an earlier page/,
    request: ({ request }) => ({ request: withParameters(request, { offset: undefined }) }),
    reply: ({ body }, { operation, request }) => ({
      body: withPart(body, operation.page?.offset, request.parameters['offset'] ?? 0),
    }),
  },
  {
    what: 'ignores limit',
    concerns: isPaged,
    check: expectPages,
    finds: /items on a page of|limit that the page tells/,
    request: ({ request }) => ({ request: withParameters(request, { limit: undefined }) }),
  },
  ...[true, false].map((more): Defect => ({
    what: `says ${more ? 'always' : 'never'} that there is more`,
    concerns: ({ page }) => page?.more !== undefined,
    check: expectPages,
    finds: more ? /not the last: expected \d+ to be \d+/ : /pages of \d+|three or more|whether there is more/,
    reply: ({ body }, { operation }) => ({ body: withPart(body, operation.page?.more, more) }),
  })),
  {
    what: 'counts only the page for the total',
    concerns: ({ page }) => page?.total !== undefined,
    check: expectPages,
    finds: /the total|pages of \d+/,
    reply: ({ body }, { operation }) => ({
      body: withPart(body, operation.page?.total, (partOf(body, operation.page?.items) as Json[]).length),
    }),
  },
  {
    what: 'does for anybody what only the owner may',
    concerns: takesOwned,
    check: expectOwnersOnly,
    finds: /what another member is answered: 2\d\d/,
    reply: ({ status }, { operation }) => (status < 300 ? {} : exampleOf(operation)),
  },
  {
    what: 'answers every member with what is one member’s',
    concerns: ({ isOwnAnswer }) => isOwnAnswer,
    check: expectOwnAnswers,
    finds: /what the member is answered|the same answer/,
    request: ({ victim }) => ({ headers: victim }),
  },
  {
    what: 'changes another member',
    concerns: changesMember,
    check: expectOwnChanges,
    finds: /what the member is answered|what is stored of/,
    request: ({ victim }) => ({ headers: victim }),
  },
  {
    what: 'forgets idempotency keys',
    concerns: takesKey,
    check: expectDoneOnce,
    finds: /the second call/,
    request: ({ request }) => ({ request: withParameters(request, { [idempotencyKey]: crypto.randomUUID() }) }),
  },
]

/** The same server with a defect. */
export function withDefect(
  server: ContractServer,
  { request, reply }: Defect,
  victim: PlantedCall['victim'],
): ContractServer {
  return {
    ...server,
    async send(operation, asked, { origin, headers = {} }) {
      const call: PlantedCall = { operation, request: asked, headers, victim }
      const sent = { ...call, ...request?.(call) }
      const answered = await send(operation, sent.request, { origin, headers: sent.headers })
      return { ...answered, ...reply?.(answered, call) }
    },
  }
}

function hasBody({ answers }: ContractOperation): boolean {
  return [...answers].some(([status, { schema }]) => status < 300 && schema !== undefined)
}

function isPaged({ page }: ContractOperation): boolean {
  return page !== undefined
}

/** A value with one field more: the object itself, or the first of a list. */
function withField(body: Json, name: string): Json {
  if (Array.isArray(body)) return body.map((item, index) => (index === 0 ? withField(item, name) : item))
  return { ...(body as JsonObject), [name]: 'not for members' }
}

function without(headers: Headers, name: string): Headers {
  const rest = new Headers(headers)
  rest.delete(name)
  return rest
}

function withParameters(request: ContractRequest, changed: ContractRequest['parameters']): ContractRequest {
  return { ...request, parameters: { ...request.parameters, ...changed } }
}

function partOf(body: unknown, place: ContractPage['items'] | undefined): Json {
  return (place ?? '')
    .split('/')
    .slice(1)
    .reduce((part, name) => (part as JsonObject)[name] ?? null, body as Json)
}

function withPart(body: unknown, place: string | undefined, value: Json): unknown {
  const changed = structuredClone(body)
  const names = (place ?? '').split('/')
  const last = names.pop() ?? ''
  ;(partOf(changed, names.join('/')) as JsonObject)[last] = value
  return changed
}

/** The success that a document shows. */
function exampleOf(operation: ContractOperation): ContractReply {
  const [success] = exampleRepliesOf(operation)
  if (success === undefined) throw new Error(`${operation.id} shows no answer`)
  return success
}
