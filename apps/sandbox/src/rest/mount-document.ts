import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { observeCall, type Answer, type Observer } from '../control/observed-call.ts'
import type { Identity } from '../identity/identity.ts'
import { identify, type Caller } from './caller.ts'
import type { ClubMember } from './club.ts'
import { documentOperations, type DocumentOperation } from './document-operations.ts'
import type { OperationAddress } from './nearest-operation.ts'
import { Problem, toProblem, validationProblem } from './problem.ts'
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
  /** Returns the member whose tokens a call has. */
  readMember: (memberId: string) => Promise<ClubMember>
}

/** A handler after its operation's types were checked: the document itself vouches for what it is given. */
type UntypedHandler = (call: object) => unknown

const allMethods: HTTPMethods[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

/** Makes a route of each operation of a document within a scope, and returns their addresses. */
export function mountDocument(scope: FastifyInstance, options: MountOptions): OperationAddress[] {
  const operations = documentOperations(options.document)
  const checksOf = schemaChecks(options.document)
  const handlers = options.handlers as unknown as Record<string, UntypedHandler>
  for (const operation of operations) {
    const handler = handlers[operation.operationId] ?? missingHandler(operation.operationId)
    mountOperation(scope, options, operation, checksOf(operation), handler)
  }
  for (const [path, there] of Map.groupBy(operations, (operation) => operation.path))
    refuseOtherMethods(scope, path, there)
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
  { identity, observer, checkAnswers, readMember }: MountOptions,
  operation: DocumentOperation,
  checks: OperationChecks,
  handler: UntypedHandler,
) {
  const { operationId, success, membersOnly } = operation
  scope.route({
    method: operation.method,
    url: routePath(operation.path),
    async handler(request, reply) {
      const identified = await identify(identity, request.headers, membersOnly)
      const caller: Caller = identified instanceof Problem ? undefined : identified
      const answer = async (): Promise<Answer> => {
        if (identified instanceof Problem) throw identified
        const given = checkedCall(request, operation, checks)
        if (operation.alwaysStepsUp) requireStepUp(caller)
        const member = caller && membersOnly ? await readMember(caller.memberId) : undefined
        return { status: success, body: await handler({ operationId, success, ...given, caller, member }) }
      }
      const work = async () => {
        const answered = await answer().catch(toProblem)
        if (operation.isPublicRead && answered.status < 300) reply.header('cache-control', 'no-cache')
        if (checkAnswers) checkAnswer(operationId, checks, answered)
        return answered
      }
      return observeCall(observer, { operationId, memberEmail: caller?.email, request, reply, work })
    },
  })
}

function checkedCall(request: FastifyRequest, { parameters, body }: DocumentOperation, checks: OperationChecks) {
  const headers = parameters
    .filter((parameter) => parameter.in === 'header')
    // Under the names that the document gives them; HTTP itself knows no upper case
    .map(({ name }) => [name, request.headers[name.toLowerCase()]] as const)
    .filter(([, value]) => value !== undefined)
  const call = {
    path: { ...(request.params as object) },
    query: { ...(request.query as object) },
    header: Object.fromEntries(headers),
    body: body && request.body,
  }
  const errors = checks.parameters(call)
  if (call.body !== undefined) errors.push(...(checks.body?.(call.body) ?? []))
  else if (body?.required === true) errors.push({ path: 'body', message: 'is required, as application/json' })
  if (errors.length > 0) throw validationProblem(errors)
  return call
}

function checkAnswer(operationId: string, { answers }: OperationChecks, { status, body }: Answer) {
  // Of an operation without a handler the document knows nothing, and says so by itself.
  if (status === 501) return
  const check = answers.get(status)
  const errors = check ? check(body) : [{ path: 'status', message: `${status} is not in the document` }]
  if (errors.length === 0) return
  const message = `The answer of ${operationId} does not match the API document.`
  console.error(message, errors)
  throw new Problem(500, 'ANSWER_BREAKS_SCHEMA', message, { errors })
}

function refuseOtherMethods(scope: FastifyInstance, path: string, operations: readonly DocumentOperation[]) {
  const methods = operations.map(({ method }) => method)
  scope.route({
    method: allMethods.filter((method) => !methods.includes(method)),
    url: routePath(path),
    handler(request, reply) {
      const message = `${request.method} is not known here; ${methods.join(' and ')} is.`
      return reply.code(405).header('allow', methods.join(', ')).send({ code: 'METHOD_NOT_ALLOWED', message })
    },
  })
}

function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
