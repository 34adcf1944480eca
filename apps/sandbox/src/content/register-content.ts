import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FaultAction, Faults } from '../control/faults.ts'
import { contentTypes, locales, tags } from './content-model.ts'
import type { ContentStore, StoredItem } from './content-store.ts'
import { asDeliveryError, DeliveryError } from './delivery-error.ts'
import { toProblem } from '../rest/problem.ts'
import { club } from '../sample-data/club.ts'
import { findItems, localeOf, type DeliveryQuery } from './find-items.ts'
import { registerEmbeds } from './embeds/register-embeds.ts'
import { presentItem, presentPage } from './present-items.ts'
import { registerFiles } from './register-files.ts'
import { assertStoreFollowsModel } from './validate-store.ts'

export interface ContentOptions {
  store: ContentStore
  space: string
  environment: string
  token: string
  /** With this token the renderer of the app's pages reads: faults are for what browsers ask. */
  rendererToken?: string | undefined
  faults: Pick<Faults, 'intercept'>
  /** Where and with which token drafts are read as well, and the content with them. */
  preview?: { path: string; token: string; store: ContentStore } | undefined
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, X-Contentful-RateLimit-Reset, X-Contentful-Request-Id',
  'timing-allow-origin': '*',
}
const preflight = {
  ...cors,
  'access-control-allow-headers':
    'Authorization, Content-Type, X-Contentful-User-Agent, X-Contentful-Resource-Resolution',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-max-age': '86400',
}

/**
 * Delivers the sample content below `/content`, in the shape that the provider's own SDK reads, and, with the token of
 * editors, the drafts as well.
 */
export function registerContent(app: FastifyInstance, options: ContentOptions): void {
  const { store, token, rendererToken, preview } = options
  registerFiles(app)
  registerEmbeds(app)
  const tokens = rendererToken === undefined ? [token] : [token, rendererToken]
  void app.register(delivery(options, store, tokens), { prefix: '/content' })
  if (preview) void app.register(delivery(options, preview.store, [preview.token]), { prefix: preview.path })
}

/** Returns a plug-in, so that its errors and headers stay its own, for those who know one of the tokens. */
function delivery(options: ContentOptions, store: ContentStore, tokens: readonly string[]) {
  assertStoreFollowsModel(store)
  const space = `/spaces/${options.space}`
  const environment = `${space}/environments/${options.environment}`
  return async (service: FastifyInstance) => {
    service.addHook('onRequest', async (request, reply) => {
      if (request.method === 'OPTIONS') return reply.headers(preflight).code(204).send()
      reply.headers({ ...cors, 'x-contentful-request-id': request.id })
      if (!tokens.some((token) => isAllowed(request, token)))
        throw new DeliveryError(
          401,
          'AccessTokenInvalid',
          'The access token you sent could not be found or is invalid.',
        )
      return undefined
    })
    service.setErrorHandler((error, request, reply) => {
      const known = error instanceof DeliveryError ? error : asDeliveryError(toProblem(error))
      return reply.code(known.status).send(known.body(request.id))
    })
    service.setNotFoundHandler(() => found(undefined))

    const all = <Item>(items: readonly Item[]) => ({
      sys: { type: 'Array' },
      total: items.length,
      skip: 0,
      limit: 1000,
      items,
    })

    // The SDK asks with a slash at the end.
    for (const path of [space, `${space}/`])
      service.get(path, async () => ({ sys: { type: 'Space', id: options.space }, name: club.name, locales }))
    for (const [noun, kind] of [
      ['entries', 'Entry'],
      ['assets', 'Asset'],
    ] as const) {
      const reads =
        (answer: (query: DeliveryQuery, item: StoredItem | undefined) => unknown) =>
        async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
          const query = queryOf(request)
          const item = store[noun].find(({ sys }) => sys.id === request.params.id)
          const operationId = `content.${item?.sys.contentType ?? query['content_type'] ?? noun}`
          return withFaults(options, operationId, request, reply, () => answer(query, item))
        }
      const list = reads((query) => presentPage(findItems(store[noun], kind, query), store, query, options))
      const one = reads((query, item) => presentItem(found(item), localeOf(query), options))
      service.get(`${environment}/${noun}`, list)
      service.get(`${environment}/${noun}/:id`, one)
    }
    service.get(`${environment}/locales`, async () =>
      all(locales.map((locale) => ({ ...locale, sys: { id: locale.code, type: 'Locale', version: 1 } }))),
    )
    service.get(`${environment}/tags`, async () => all(tags))
    service.get(`${environment}/content_types`, async () => all(contentTypes))
    service.get(`${environment}/content_types/:id`, async (request: FastifyRequest<{ Params: { id: string } }>) =>
      found(contentTypes.find(({ sys }) => sys.id === request.params.id)),
    )
  }
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new DeliveryError(404, 'NotFound', 'The resource could not be found.')
  return item
}

function isAllowed(request: FastifyRequest, token: string): boolean {
  return request.headers.authorization === `Bearer ${token}` || queryOf(request)['access_token'] === token
}

function queryOf({ query }: FastifyRequest): DeliveryQuery {
  const pairs = Object.entries(query as Record<string, string | string[]>)
  // A repeated parameter means any of its values, as in a list.
  return Object.fromEntries(pairs.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))
}

async function withFaults(
  options: ContentOptions,
  operationId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => unknown,
): Promise<unknown> {
  const { rendererToken } = options
  const isRenderer = rendererToken !== undefined && isAllowed(request, rendererToken)
  const met = isRenderer ? undefined : await options.faults.intercept(operationId, undefined)
  await met?.holdBack()
  const fault = met?.action
  switch (fault?.kind) {
    case 'drop':
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    case 'answer':
      // The SDK waits as long as this header says before it asks again.
      if (fault.status === 429) reply.header('x-contentful-ratelimit-reset', '1')
      return reply.code(fault.status).headers(fault.headers).send(inProvidersShape(fault, request.id))
    default:
      return answer()
  }
}

const errorIds: Readonly<Record<number, string>> = {
  401: 'AccessTokenInvalid',
  404: 'NotFound',
  429: 'RateLimitExceeded',
}

/** The general fault body is the club's; the SDK only understands the provider's. A body made on purpose stays as it is. */
function inProvidersShape({ status, body }: Extract<FaultAction, { kind: 'answer' }>, requestId: string): unknown {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
  return isProblem
    ? new DeliveryError(status, errorIds[status] ?? 'ServerError', String(body.message)).body(requestId)
    : body
}
