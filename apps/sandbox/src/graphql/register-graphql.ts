import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Kind, parse } from 'graphql'
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga'
import { observeCall, type Answer, type Observer } from '../control/observed-call.ts'
import type { Identity, VerifiedMember } from '../identity/identity.ts'
import { bearerToken, tokenProblem } from '../rest/caller.ts'
import { Problem } from '../rest/problem.ts'
import { compressAnswers } from '../rest/compress-answers.ts'
import { allowOrigins } from '../rest/cross-origin.ts'
import { speakJson } from '../rest/json-bodies.ts'
import { cabinLegs } from './cabin-details.ts'
import { graphqlAddress } from './operations.ts'

interface PassengerCounts {
  adults: number
  youngAdults: number
  children: number
  infants: number
}

const typeDefs = readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql')), 'utf8')
const mostTravellers = 9
/** Far more than a screen asks for, far less than what would keep the process busy. */
const longestDocument = 5_000

const resolvers = {
  Query: {
    cabinDetails(_root: unknown, { offerId, passengerCounts }: { offerId: string; passengerCounts: PassengerCounts }) {
      checkPassengers(passengerCounts)
      return { offerId, legs: cabinLegs(offerId) }
    },
  },
}

export interface GraphqlOptions {
  identity: Identity
  observer: Observer
  webOrigins: readonly string[]
}

/** The flight search service: members only, by their id token (FLT-62). */
export function registerGraphql(app: FastifyInstance, { identity, observer, webOrigins }: GraphqlOptions): void {
  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers }),
    graphqlEndpoint: graphqlAddress,
    logging: false,
    landingPage: false,
    graphiql: false,
  })
  void app.register(async (scope) => {
    speakJson(scope)
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
          return execute(request)
        }
        return observeCall(observer, {
          operationId: operationName ?? null,
          memberEmail: member?.email,
          request,
          reply,
          work,
        })
      },
    })
  })

  async function execute({ method, body, url, headers }: FastifyRequest): Promise<Answer> {
    const accept = headers.accept ?? 'application/json'
    const init =
      method === 'GET'
        ? { headers: { accept } }
        : { method, headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await yoga.fetch(`http://localhost${url}`, init)
    return {
      status: response.status,
      body: await response.json(),
      headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
    }
  }
}

async function identifyById(
  identity: Identity,
  { headers }: FastifyRequest,
): Promise<{ member?: VerifiedMember; problem?: Problem }> {
  try {
    return { member: await identity.verifyIdToken(bearerToken(headers)) }
  } catch (error) {
    return { problem: tokenProblem(error) }
  }
}

/** The name by which the control side addresses the operation. */
function readDocument({ method, body, query }: FastifyRequest): { operationName?: string; documentProblem?: Problem } {
  const parameters = (method === 'GET' ? query : body) as
    | { query?: unknown; operationName?: unknown }
    | undefined
    | null
  if (typeof parameters?.query !== 'string')
    return {
      documentProblem: new Problem(400, 'VALIDATION', 'The request has no GraphQL query.', {
        errors: [{ path: 'body/query', message: 'is required' }],
      }),
    }
  if (typeof parameters.operationName === 'string') return { operationName: parameters.operationName.slice(0, 100) }
  try {
    const names = parse(parameters.query, { maxTokens: longestDocument, noLocation: true }).definitions.flatMap(
      (definition) => (definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : []),
    )
    return names[0] === undefined ? {} : { operationName: names[0] }
  } catch (error) {
    return {
      documentProblem: new Problem(
        400,
        'GRAPHQL_PARSE_FAILED',
        error instanceof Error ? error.message : 'The query is not GraphQL.',
      ),
    }
  }
}

/** At least one adult or young adult, and no more than nine in all (CST-12). */
function checkPassengers({ adults, youngAdults, children, infants }: PassengerCounts) {
  const counts = [adults, youngAdults, children, infants]
  const total = counts.reduce((sum, count) => sum + count, 0)
  const refuse = (message: string) => createGraphQLError(message, { extensions: { code: 'BAD_PASSENGER_COUNTS' } })
  if (counts.some((count) => count < 0)) throw refuse('A number of passengers cannot be below zero.')
  if (adults + youngAdults < 1) throw refuse('At least one adult or young adult must travel.')
  if (total > mostTravellers) throw refuse(`No more than ${mostTravellers} people can travel together.`)
}
