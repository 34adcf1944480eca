import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
// By its file, here and beside: a test runner takes another copy for the plain name than the server library does.
import {
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql/index.js'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { Answer } from '../control/observed-call.ts'
import type { FlightContext } from './flight-context.ts'
import { limitDocuments } from './limits.ts'
import { graphqlAddress } from './operations.ts'
import { badInput, refusal, statuses } from './refusal.ts'
import { flightQueries } from './resolvers.ts'
import { tightenScalars } from './scalars.ts'
import { variableProblems } from './variable-problems.ts'

const typeDefs = readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql')), 'utf8')
const schema = createSchema<FlightContext>({ typeDefs, resolvers: { Query: flightQueries } })
tightenScalars(schema)

/** Checks that come before anything is done: how much is asked for, and all variables at once, each problem with its path. */
const strictness: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(limitDocuments)
  },
  onExecute({ args, setResultAndStopExecution }) {
    const operation = getOperationAST(args.document, args.operationName)
    const problems = operation ? variableProblems(args.schema, operation, args.variableValues ?? {}) : []
    if (problems.length > 0) setResultAndStopExecution({ errors: [badInput(problems)] })
  },
}

const yoga = createYoga<FlightContext>({
  schema,
  graphqlEndpoint: graphqlAddress,
  logging: false,
  landingPage: false,
  graphiql: false,
  plugins: [strictness],
  maskedErrors: { maskError },
})

/** Answers one GraphQL request, over the schema and with the resolvers of the flight search service. */
export async function answerGraphql(request: FastifyRequest, context: FlightContext): Promise<Answer> {
  const { method, url, body } = request
  const address = `http://localhost${url}`
  const headers = { accept: request.headers.accept ?? 'application/json', 'content-type': 'application/json' }
  const sent = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) }
  const response = await yoga.fetch(address, sent, context)
  const result = (await response.json()) as FormattedExecutionResult
  const errors = result.errors?.map(withStatus)
  // Of the library's own errors, which are all about the document, some come with a success.
  const isRefused = errors?.some(({ extensions }) => extensions?.['code'] === documentCode)
  return {
    status: isRefused === true ? statuses[documentCode] : response.status,
    body: errors === undefined ? result : { ...result, errors },
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  }
}

const documentCode = 'GRAPHQL_VALIDATION_FAILED'

/** Returns the error with a code and a status of this service's: what the library says of a document has neither. */
function withStatus(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.extensions?.['status'] !== undefined) return error
  return { ...error, extensions: { code: documentCode, status: statuses[documentCode] } }
}

/** Refusals and the library's own errors go out as they are; of what nobody foresaw, only the log is told. */
function maskError(error: unknown): Error {
  const original = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (original === undefined || original instanceof GraphQLError)) return error
  console.error(original)
  return refusal('SERVER_ERROR', 'The sandbox failed; its log says why.')
}
