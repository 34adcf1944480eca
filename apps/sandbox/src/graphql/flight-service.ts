import { readFileSync } from 'node:fs'
import { createGraphQLError, createSchema, createYoga } from 'graphql-yoga'
import { cabinLegs } from './cabin-details.ts'
import { graphqlAddress } from './operations.ts'

interface PassengerCounts {
  adults: number
  youngAdults: number
  children: number
  infants: number
}

export interface GraphqlRequest {
  method: string
  url: string
  accept: string
  body: unknown
}

const typeDefs = readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql')), 'utf8')
const mostTravellers = 9

const resolvers = {
  Query: {
    cabinDetails(_root: unknown, { offerId, passengerCounts }: { offerId: string; passengerCounts: PassengerCounts }) {
      checkPassengers(passengerCounts)
      return { offerId, legs: cabinLegs(offerId) }
    },
  },
}

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphqlEndpoint: graphqlAddress,
  logging: false,
  landingPage: false,
  graphiql: false,
})

/** Answers one GraphQL request, over the schema and with the resolvers of the flight search service. */
export async function answerGraphql({ method, url, accept, body }: GraphqlRequest): Promise<Response> {
  const address = `http://localhost${url}`
  if (method === 'GET') return yoga.fetch(address, { headers: { accept } })
  return yoga.fetch(address, {
    method,
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
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
