import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { inputReader } from '../control/input.ts'
import type { Answer } from '../control/observed-call.ts'
import type { Signers } from '../partners/signers.ts'
import type { OperationAddress } from '../rest/nearest-operation.ts'
import { Problem } from '../rest/problem.ts'
import { messagingAudience } from '../rest/handlers/messaging.ts'
import { cardsFor } from './message-cards.ts'
import { plannedEvents } from './tracking-plan.ts'

/** A service that the web app sends to with the visitor's consent, and never without. */
export interface Collector extends OperationAddress {
  answer: (request: FastifyRequest) => Promise<Answer>
}

export interface CollectorServices {
  signers: Signers
  pool: pg.Pool
  /** Where images are served from. */
  imageOrigin: string
}

const id = { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' }
const text = { type: 'string', minLength: 1, maxLength: 512 }

/** The services that measure, message and personalise. Each takes what its schema says and nothing else. */
export function collectors({ signers, pool, imageOrigin }: CollectorServices): readonly Collector[] {
  const page = { sessionId: id, path: text, language: text, viewingRegion: { enum: ['GB', 'US', 'WORLD'] } }
  return [
    collector(
      'collectEvents',
      '/events/analytics',
      plannedEvents('analytics', (events) => closed({ events })),
    ),
    collector(
      'collectActions',
      '/events/monitoring',
      plannedEvents('monitoring', (actions) =>
        closed({ session: closed({ id, replay: { type: 'boolean' } }), actions }),
      ),
    ),
    collector('startMessaging', '/messaging/devices', closed({ deviceId: id }), async ({ headers }) => {
      const memberId = await messagedMember(signers, headers.authorization)
      const cards = memberId === undefined ? [] : await cardsFor(pool, memberId, imageOrigin)
      return { status: 200, body: { authenticated: memberId !== undefined, cards } }
    }),
    collector('personalisePage', '/personalisation/pages', closed(page), async () => ({
      status: 200,
      body: { choices: [] },
    })),
  ]
}

function collector(
  operationId: string,
  path: string,
  schema: object,
  answer: Collector['answer'] = async () => ({ status: 204 }),
): Collector {
  const read = inputReader(schema)
  return {
    operationId,
    method: 'POST',
    path,
    async answer(request) {
      read(request.body)
      return answer(request)
    },
  }
}

function closed(properties: Readonly<Record<string, object>>) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
}

/** Without a token nobody is told who the member is; a token that is not the club's is refused (ANL-10). */
async function messagedMember(signers: Signers, authorization: string | undefined): Promise<string | undefined> {
  if (authorization === undefined) return undefined
  const token = authorization.replace(/^Bearer /, '')
  const member = await signers.messaging.verify(token, messagingAudience)
  if (member !== undefined) return member.sub
  throw new Problem(401, 'UNAUTHORIZED', 'The token is not one of the club’s for this service.')
}
