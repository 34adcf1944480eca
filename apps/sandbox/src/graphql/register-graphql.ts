import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Kind, parse } from 'graphql'
import { observeCall, type Answer, type Observer } from '../control/observed-call.ts'
import type { Database } from '../database/open-database.ts'
import type { ErrorCode } from '../generated/flight-resolvers.ts'
import type { Identity } from '../identity/identity.ts'
import { bearerToken, orTokenProblem } from '../rest/caller.ts'
import { compressAnswers } from '../rest/compress-answers.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { speakJson } from '../rest/json-bodies.ts'
import { Problem, type ProblemBody } from '../rest/problem.ts'
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
        const member = await orTokenProblem(identity.verifyIdToken(bearerToken(request.headers)))
        const operationName = readOperationName(request)
        reply.header('cache-control', 'no-store')
        const work = async (): Promise<Answer> => {
          if (member instanceof Problem) throw member
          if (operationName instanceof Problem) throw operationName
          // Loaded when it is first asked: it is a quarter of all the code that there is to load.
          const { answerGraphql } = await import('./flight-service.ts')
          return answerGraphql(request, { database, now: observer.state.clock.now(), memberId: member.memberId })
        }
        const memberEmail = member instanceof Problem ? undefined : member.email
        const operationId = typeof operationName === 'string' ? operationName : null
        return observeCall(observer, { operationId, memberEmail, request, reply, work })
      },
    })
  })
}

/** What is refused before GraphQL is asked, and what a fault answers, has the shape of a GraphQL error as well. */
function wordProblemsAsGraphql(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, { statusCode }, payload) => {
    if (statusCode < 400 || typeof payload !== 'string' || payload === '') return payload
    const { code, message, errors } = Object(JSON.parse(payload)) as Partial<ProblemBody>
    if (code === undefined || message === undefined) return payload
    return JSON.stringify({
      errors: [{ message, extensions: { code: renamed[code] ?? code, status: statusCode, errors } }],
    })
  })
}

/** Returns the name by which the control side addresses the operation, or what is wrong with the document. */
function readOperationName({ method, body, query }: FastifyRequest): string | undefined | Problem {
  const given = (method === 'GET' ? query : body) as { query?: unknown; operationName?: unknown } | undefined | null
  if (typeof given?.query !== 'string') {
    const errors = [{ path: method === 'GET' ? 'query/query' : 'body/query', message: 'is required' }]
    return new Problem(400, 'VALIDATION', 'The request has no GraphQL query.', { errors })
  }
  try {
    const { definitions } = parse(given.query, { maxTokens: longestDocument, noLocation: true })
    const names = definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
    )
    return names.find((name) => name === given.operationName) ?? names[0]
  } catch (error) {
    return new Problem(
      400,
      'GRAPHQL_PARSE_FAILED',
      error instanceof Error ? error.message : 'The query is not GraphQL.',
    )
  }
}
