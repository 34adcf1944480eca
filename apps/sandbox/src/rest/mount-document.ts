import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { observeCall, send, type Answer, type Observer } from '../control/observed-call.ts'
import type { Identity } from '../identity/identity.ts'
import { identify, type Caller } from './caller.ts'
import { documentOperations, type DocumentOperation } from './document-operations.ts'
import type { OperationAddress } from './nearest-operation.ts'
import { Problem, toProblem, validationProblem, type FieldError } from './problem.ts'
import { schemaChecks, type OperationChecks } from './schema-checks.ts'
import { requireStepUp } from './step-up.ts'

export interface MountOptions {
  document: OpenApiDocument
  /** One for each operation; `createHandlers` has checked their types. */
  handlers: object
  identity: Identity
  observer: Observer
  /** Whether answers, too, are held against the document. */
  checkAnswers: boolean
}

/** A handler after its operation's types were checked: the document itself vouches for what it is given. */
type UntypedHandler = (call: {
  path: unknown
  query: unknown
  header: unknown
  body: unknown
  caller: Caller
}) => Answer | Promise<Answer>

const allMethods: HTTPMethods[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

/** Makes a route of each operation of a document within a scope, and returns their addresses. */
export function mountDocument(scope: FastifyInstance, options: MountOptions): OperationAddress[] {
  const operations = documentOperations(options.document)
  const checksOf = schemaChecks(options.document)
  const handlers = options.handlers as unknown as Record<string, UntypedHandler>
  const methodsAt = new Map<string, string[]>()
  for (const operation of operations) {
    const handler = handlers[operation.operationId] ?? missingHandler(operation.operationId)
    mountOperation(scope, options, operation, checksOf(operation), handler)
    methodsAt.set(operation.path, [...(methodsAt.get(operation.path) ?? []), operation.method])
  }
  for (const [path, methods] of methodsAt) refuseOtherMethods(scope, routePath(path), methods)
  return operations.map(({ operationId, method, path }) => ({ operationId, method, path: `${scope.prefix}${path}` }))
}

/** An operation that was just written in the document must not keep everybody else's club from starting. */
function missingHandler(operationId: string): UntypedHandler {
  return () => {
    throw new Problem(501, 'NOT_IMPLEMENTED', `The sandbox has no handler for ${operationId} yet.`)
  }
}

function mountOperation(
  scope: FastifyInstance,
  options: MountOptions,
  operation: DocumentOperation,
  checks: OperationChecks,
  handler: UntypedHandler,
) {
  scope.route({
    method: operation.method,
    url: routePath(operation.path),
    async handler(request, reply) {
      const { caller, problem } = await identify(options.identity, request.headers, operation.membersOnly)
      const memberEmail = caller.kind === 'member' ? caller.member.email : undefined
      const answer = async () => {
        if (problem !== undefined) throw problem
        const call = checkedCall(request, operation, checks)
        if (operation.alwaysStepsUp) requireStepUp(caller)
        return handler({ ...call, caller })
      }
      const work = async () => {
        const answered = await answer().catch(asAnswer)
        if (operation.isPublicRead && answered.status < 300) reply.header('cache-control', 'no-cache')
        if (options.checkAnswers) checkAnswer(operation, checks, answered)
        return answered
      }
      return observeCall(options.observer, { operationId: operation.operationId, memberEmail, request, reply, work })
    },
  })
}

function checkedCall(request: FastifyRequest, operation: DocumentOperation, checks: OperationChecks) {
  const call = {
    path: { ...(request.params as object) },
    query: { ...(request.query as object) },
    header: headersNamed(request, operation),
    body: operation.body === undefined ? undefined : request.body,
  }
  const errors: FieldError[] = [...checks.path(call.path), ...checks.query(call.query), ...checks.header(call.header)]
  if (checks.body !== undefined) {
    if (call.body !== undefined) errors.push(...checks.body(call.body))
    else if (operation.body?.required === true)
      errors.push({ path: 'body', message: 'is required, as application/json' })
  }
  if (errors.length > 0) throw validationProblem(errors)
  return call
}

/** Returns the operation's headers under the names that the document gives them; HTTP itself knows no upper case. */
function headersNamed(request: FastifyRequest, operation: DocumentOperation): Record<string, unknown> {
  const named = operation.parameters.filter((parameter) => parameter.in === 'header')
  return Object.fromEntries(
    named.map(({ name }) => [name, request.headers[name.toLowerCase()]]).filter(([, value]) => value !== undefined),
  )
}

function asAnswer(error: unknown): Answer {
  const { status, body, headers } = toProblem(error)
  return { status, body, headers }
}

function checkAnswer({ operationId, codes }: DocumentOperation, checks: OperationChecks, answer: Answer) {
  // Of an operation without a handler the document knows nothing, and says so by itself.
  if (answer.status === 501) return
  const check = checks.answer(answer.status)
  const errors =
    check === undefined
      ? [{ path: 'status', message: `${answer.status} is not in the document` }]
      : check === 'no body'
        ? answer.body === undefined
          ? []
          : [{ path: 'answer', message: 'must have no body' }]
        : [...check(answer.body), ...codeErrors(codes.get(answer.status), answer.body)]
  if (errors.length > 0) {
    console.error(`The answer of ${operationId} does not match the API document:`, errors)
    throw new Problem(500, 'ANSWER_BREAKS_SCHEMA', `The answer of ${operationId} does not match the API document.`, {
      errors,
    })
  }
}

/** A refusal's code must be one that the operation names, or no client could be ready for it. */
function codeErrors(codes: ReadonlySet<string> | undefined, body: unknown): FieldError[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
  return codes === undefined || codes.has(code)
    ? []
    : [{ path: 'answer/code', message: `${code} is not one of ${[...codes].join(', ')}` }]
}

function refuseOtherMethods(scope: FastifyInstance, url: string, methods: string[]) {
  scope.route({
    method: allMethods.filter((method) => !methods.includes(method)),
    url,
    handler: (request, reply) =>
      send(reply, {
        status: 405,
        headers: { allow: methods.join(', ') },
        body: {
          code: 'METHOD_NOT_ALLOWED',
          message: `${request.method} is not known here; ${methods.join(' and ')} is.`,
        },
      }),
  })
}

function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
