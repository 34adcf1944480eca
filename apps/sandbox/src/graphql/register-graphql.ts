import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Kind, parse } from 'graphql'
import { observeCall, type Answer, type Observer } from '../control/observed-call.ts'
import type { Database } from '../database/open-database.ts'
import type { ErrorCode } from '../generated/flight-resolvers.ts'
import type { Identity, VerifiedMember } from '../identity/identity.ts'
import { bearerToken, tokenProblem } from '../rest/caller.ts'
import { compressAnswers } from '../rest/compress-answers.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { speakJson } from '../rest/json-bodies.ts'
import { Problem, type ProblemBody } from '../rest/problem.ts'
import type { FlightContext } from './flight-context.ts'
import { graphqlAddress } from './operations.ts'

export interface GraphqlOptions {
  database: Database
  identity: Identity
  observer: Observer
  webOrigins: readonly string[]
}

/** Far more than a screen asks for, far less than what would keep the process busy. */
const longestDocument = 5_000

/** What REST and GraphQL have different usual names for. */
const renamed: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: 'UNAUTHENTICATED',
  VALIDATION: 'BAD_USER_INPUT',
  MALFORMED_JSON: 'BAD_USER_INPUT',
}

/** The flight search service: members only, by their id token (FLT-62). */
export function registerGraphql(
  app: FastifyInstance,
  { database, identity, observer, webOrigins }: GraphqlOptions,
): void {
  void app.register(async (scope) => {
    speakJson(scope)
    wordProblemsAsGraphql(scope)
    compressAnswers(scope)
    allowOrigins(scope, webOrigins, graphqlAddress)
    scope.route({
      method: ['GET', 'POST'],
      url: graphqlAddress,
      async handler(request, reply) {
        const { member, problem } = await identifyById(identity, request)
        const { operationName, documentProblem } = readDocument(request)
        reply.header('cache-control', 'no-store')
        const work = async (): Promise<Answer> => {
          if (problem !== undefined) throw problem
          if (documentProblem !== undefined) throw documentProblem
          return execute(request, { database, now: observer.state.clock.now(), memberId: member.memberId })
        }
        const memberEmail = member?.email
        return observeCall(observer, { operationId: operationName ?? null, memberEmail, request, reply, work })
      },
    })
  })
}

async function execute({ method, body, url, headers }: FastifyRequest, context: FlightContext): Promise<Answer> {
  // Loaded when it is first asked: it is a quarter of all the code that there is to load.
  const { answerGraphql } = await import('./flight-service.ts')
  return answerGraphql({ method, url, body, accept: headers.accept ?? 'application/json', context })
}

/** What is refused before GraphQL is asked, and what a fault answers, has the shape of a GraphQL error as well. */
function wordProblemsAsGraphql(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, { statusCode }, payload) => {
    if (statusCode < 400 || typeof payload !== 'string' || payload === '') return payload
    const body: unknown = JSON.parse(payload)
    return isProblemBody(body) ? JSON.stringify(graphqlBody(statusCode, body)) : payload
  })
}

/** Returns a problem in the shape that a GraphQL client reads. */
function graphqlBody(status: number, { code, message, errors }: ProblemBody): object {
  return { errors: [{ message, extensions: { code: renamed[code] ?? code, status, ...(errors && { errors }) } }] }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

async function identifyById(
  identity: Identity,
  { headers }: FastifyRequest,
): Promise<{ member: VerifiedMember; problem?: undefined } | { member?: undefined; problem: Problem }> {
  try {
    return { member: await identity.verifyIdToken(bearerToken(headers)) }
  } catch (error) {
    return { problem: tokenProblem(error) }
  }
}

/** Returns the name by which the control side addresses the operation, and what is wrong with the document. */
function readDocument({ method, body, query }: FastifyRequest): { operationName?: string; documentProblem?: Problem } {
  const given = (method === 'GET' ? query : body) as { query?: unknown; operationName?: unknown } | undefined | null
  if (typeof given?.query !== 'string') {
    const errors = [{ path: method === 'GET' ? 'query/query' : 'body/query', message: 'is required' }]
    return { documentProblem: new Problem(400, 'VALIDATION', 'The request has no GraphQL query.', { errors }) }
  }
  try {
    const { definitions } = parse(given.query, { maxTokens: longestDocument, noLocation: true })
    const names = definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
    )
    const operationName = names.find((name) => name === given.operationName) ?? names[0]
    return operationName === undefined ? {} : { operationName }
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The query is not GraphQL.'
    return { documentProblem: new Problem(400, 'GRAPHQL_PARSE_FAILED', message) }
  }
}
