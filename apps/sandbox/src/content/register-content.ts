import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FaultAction } from '../control/faults.ts'
import { contentTypes, locales, tags } from './content-model.ts'
import type { ContentStore, LinkType } from './content-store.ts'
import { asDeliveryError, DeliveryError, errorBody } from './delivery-error.ts'
import type { Origins } from '../origins.ts'
import { toProblem } from '../rest/problem.ts'
import { club } from '../sample-data/club.ts'
import { findItems, localeOf, type DeliveryQuery } from './find-items.ts'
import { registerEmbeds } from './embeds.ts'
import { presentItem, presentPage } from './present-items.ts'
import { registerFiles } from './register-files.ts'
import { createSampleContent } from './sample-content.ts'
import { assertStoreFollowsModel } from './validate-store.ts'

export interface ContentOptions {
  /** Asset addresses carry their hosts. */
  origins: Origins
  space: string
  environment: string
  token: string
  /** With this token the renderer of the app's pages reads: faults are for what browsers ask. */
  rendererToken?: string | undefined
  faults: { intercept(operationId: string, email: string | undefined): Promise<FaultAction | undefined> }
  /** Where and with which token drafts are read as well, and the content with them. */
  preview?: { path: string; token: string; store: ContentStore } | undefined
  /** Content other than the sample's, for tests. */
  store?: ContentStore
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
  const store = options.store ?? createSampleContent(options.origins)
  assertStoreFollowsModel(store)
  registerFiles(app)
  registerEmbeds(app)
  const tokens = [options.token, ...(options.rendererToken === undefined ? [] : [options.rendererToken])]
  void app.register(delivery(options, { store, tokens }), { prefix: '/content' })
  if (options.preview !== undefined) {
    const { path, token, store: drafts } = options.preview
    assertStoreFollowsModel(drafts)
    void app.register(delivery(options, { store: drafts, tokens: [token] }), { prefix: path })
  }
}

interface Delivered {
  store: ContentStore
  /** Of whoever may read it. */
  tokens: readonly string[]
}

/** A plug-in, so that its errors and headers stay its own. */
function delivery(options: ContentOptions, { store, tokens }: Delivered) {
  const space = `/spaces/${options.space}`
  const environment = `${space}/environments/${options.environment}`
  const lists: Record<LinkType, ContentStore['entries']> = { Entry: store.entries, Asset: store.assets }
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
      return reply.code(known.status).send(errorBody(known.id, known.message, request.id, known.details))
    })
    service.setNotFoundHandler((request, reply) =>
      reply.code(404).send(errorBody('NotFound', 'The resource could not be found.', request.id)),
    )

    const list = (kind: LinkType) => async (request: FastifyRequest, reply: FastifyReply) => {
      const query = queryOf(request)
      return withFaults(
        options,
        `content.${query['content_type'] ?? (kind === 'Entry' ? 'entries' : 'assets')}`,
        request,
        reply,
        () => presentPage(findItems(lists[kind], kind, query), kind, store, query, options),
      )
    }
    const one =
      (kind: LinkType) => async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const item = lists[kind].find(({ sys }) => sys.id === request.params.id)
        return withFaults(
          options,
          `content.${item?.sys.contentType ?? (kind === 'Entry' ? 'entries' : 'assets')}`,
          request,
          reply,
          () => {
            if (!item) throw new DeliveryError(404, 'NotFound', 'The resource could not be found.')
            return presentItem(item, localeOf(queryOf(request)), options)
          },
        )
      }
    const all = <Item>(items: readonly Item[]) => ({
      sys: { type: 'Array' },
      total: items.length,
      skip: 0,
      limit: 1000,
      items,
    })

    service.options('/*', async (_, reply) => reply.headers(preflight).code(204).send())
    // The SDK asks with a slash at the end.
    for (const path of [space, `${space}/`])
      service.get(path, async () => ({ sys: { type: 'Space', id: options.space }, name: club.name, locales }))
    service.get(`${environment}/entries`, list('Entry'))
    service.get(`${environment}/entries/:id`, one('Entry'))
    service.get(`${environment}/assets`, list('Asset'))
    service.get(`${environment}/assets/:id`, one('Asset'))
    service.get(`${environment}/locales`, async () =>
      all(locales.map((locale) => ({ ...locale, sys: { id: locale.code, type: 'Locale', version: 1 } }))),
    )
    service.get(`${environment}/tags`, async () => all(tags))
    service.get(`${environment}/content_types`, async () => all(contentTypes))
    service.get(`${environment}/content_types/:id`, async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const type = contentTypes.find(({ sys }) => sys.id === request.params.id)
      if (!type) throw new DeliveryError(404, 'NotFound', 'The resource could not be found.')
      return type
    })
  }
}

function isAllowed(request: FastifyRequest, token: string): boolean {
  return request.headers.authorization === `Bearer ${token}` || queryOf(request)['access_token'] === token
}

function isRenderer(request: FastifyRequest, { rendererToken }: ContentOptions): boolean {
  return rendererToken !== undefined && isAllowed(request, rendererToken)
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
  const fault = isRenderer(request, options) ? undefined : await options.faults.intercept(operationId, undefined)
  if (!fault) return answer()
  if (fault.delayMs > 0) await delay(fault.delayMs)
  switch (fault.kind) {
    case 'delay':
      return answer()
    case 'drop':
      if (fault.when === 'after') answer()
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    case 'answer': {
      // The SDK waits as long as this header says before it asks again.
      if (fault.status === 429) reply.header('x-contentful-ratelimit-reset', '1')
      return reply.code(fault.status).headers(fault.headers).send(inProvidersShape(fault, request.id))
    }
  }
}

/** The general fault body is the club's; the SDK only understands the provider's. A body made on purpose stays as it is. */
function inProvidersShape({ status, body }: Extract<FaultAction, { kind: 'answer' }>, requestId: string): unknown {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
  if (!isProblem) return body
  const id =
    status === 429
      ? 'RateLimitExceeded'
      : status === 404
        ? 'NotFound'
        : status === 401
          ? 'AccessTokenInvalid'
          : 'ServerError'
  return errorBody(id, String(body.message), requestId)
}
