import { join } from 'node:path'
import { existsSync } from 'node:fs'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { PlainError } from '../config/plain-error.ts'
import type { HostArguments } from '../config/read-arguments.ts'
import { readBuild } from '../config/read-build.ts'
import { readSiteConfig } from '../config/read-site-config.ts'
import { createHost } from '../create-host.ts'
import { type DiskCopies, keepOnDisk } from '../pages/disk-copies.ts'
import { keepPages } from '../pages/published-pages.ts'
import { startPageRenderer } from '../pages/page-renderer.ts'
import { reportsAddress } from '../security/policy-reports.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { holdToLimits, limits, refuseBrokenRequest, say } from './limits.ts'
import { type Log, logTo, openLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openPublication } from './publication.ts'
import { registerStatus } from './register-status.ts'
import { boundUnreadPages } from './unread-pages.ts'

export interface RunningHost {
  readonly origin: string
  /** Ends in order: what is under way is answered first. */
  close(): Promise<void>
}

export interface HostEnvironment {
  /** The version of the host, which must be that of the build. */
  version: string
  publishSecret: string | undefined
  /** Takes the lines of the log. */
  log?: Log
}

/** Reads what the host is started with, and throws a PlainError for all that is wrong with it. */
export function checkHost(given: HostArguments, { version, publishSecret }: HostEnvironment) {
  const config = readSiteConfig(given.config)
  const build = readBuild(given.dist, version)
  const renderer = given.renderer ?? join(given.dist, '../prerender/worker.mjs')
  if (!existsSync(renderer))
    throw new PlainError(`There is no renderer ${renderer}: copy apps/web/prerender there, or let --renderer name it.`)
  if (publishSecret !== undefined && publishSecret.length < 32)
    throw new PlainError(
      'PUBLISH_SECRET must have at least 32 characters: it is the signing secret of the content service.',
    )
  return { config, build, renderer }
}

/** Starts a host of its own. */
export async function startHost(given: HostArguments, environment: HostEnvironment): Promise<RunningHost> {
  const { config, build, renderer: script } = checkHost(given, environment)
  const { basePath } = build
  const headers = securityHeaders({ config, reports: reportsAddress(basePath) })
  const output = environment.log ?? openLog()
  const app = createApp(given, output, headers)
  const underWay = holdToLimits(app, headers)
  const unreadBytes = boundUnreadPages(app, limits.unreadBytes)
  const log = logTo(app.log)
  let disk: DiskCopies | undefined
  const metrics = createMetrics({
    underWay,
    unreadBytes,
    connections: () => connections,
    copies: () => pages.kept,
    diskBytes: () => disk?.bytes ?? 0,
  })
  const observe = (event: Parameters<typeof metrics.observe>[0]) => {
    metrics.observe(event)
    log.observe(event)
  }
  const onDiskFailure = (reason: string) => observe({ kind: 'disk', reason })
  disk = openDisk(given, build.id, onDiskFailure)
  const publication = openPublication(given.cache, onDiskFailure)
  const dist = given.dist
  const renderer = startPageRenderer({
    script,
    settings: { origin: config.origin, basePath, configuration: config, dist },
    observe,
  })
  const pages = keepPages({
    renderer,
    publication: () => publication.current(),
    memoryBytes: given.memoryBytes,
    visitorPatienceMs: limits.visitorMs,
    disk,
    observe,
  })
  let connections = 0
  app.server.on('connection', (socket) => {
    connections++
    socket.once('close', () => connections--)
  })
  let closing: Promise<void> | undefined
  // A connection that is kept for more calls would keep the host until it is broken off.
  app.addHook('onSend', async (_request, reply) => {
    if (closing !== undefined) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.method, reply.statusCode, reply.elapsedTime / 1_000)
    log.request(request, reply)
  })
  const status = registerStatus(app, { headers, metrics, publication, secret: environment.publishSecret, dist })
  const logReport = (line: string) => app.log.warn(line)
  void app.register(createHost({ config, basePath, webRoot: dist, pages, recheckMs: 1_000, log: logReport }))
  const origin = await listen(app, given)
  return {
    origin,
    close: () => {
      status.end()
      return (closing ??= close(app).then(() => output.end?.()))
    },
  }
}

function createApp(
  { maxConnections }: HostArguments,
  output: Log,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const app = Fastify({
    logger: { base: null, stream: output },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.idleMs,
    http: { maxHeaderSize: limits.headerBytes, headersTimeout: limits.headersMs },
    routerOptions: { maxParamLength: limits.urlCharacters },
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, _request, reply) => void say(reply, headers, 400, 'The address cannot be read.'),
  })
  app.server.maxConnections = maxConnections
  app.setNotFoundHandler((_request, reply) => say(reply, headers, 404, 'There is nothing at this address.'))
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return say(reply, headers, status, refusalOf(status))
    app.log.error({ reason: error.stack }, 'an answer failed')
    return say(reply, headers, 500, 'The host could not answer.')
  })
  return app
}

function refusalOf(status: number): string {
  if (status === 413) return 'The body is too large.'
  if (status === 415) return 'The body is of a kind that is not read here.'
  return 'The request cannot be read.'
}

function openDisk({ cache, cacheBytes }: HostArguments, build: string, onFailure: (reason: string) => void) {
  if (cache === undefined) return undefined
  try {
    return keepOnDisk({ folder: cache, build, mostBytes: cacheBytes, onFailure })
  } catch (error) {
    throw new PlainError(`The folder ${cache} cannot be used for copies of pages: ${(error as Error).message}.`)
  }
}

async function listen(app: FastifyInstance, { port, host }: HostArguments): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    await app.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new PlainError(`Port ${port} is taken: stop what uses it, or let --port name another.`)
    if (code === 'EACCES') throw new PlainError(`This user may not open port ${port}: let --port name one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new PlainError(`This machine has no address ${host}: let --host name one of its own.`)
    throw error
  }
}

/** Answers what is under way, and breaks off what takes too long. */
async function close(app: FastifyInstance): Promise<void> {
  const breakingOff = setTimeout(() => app.server.closeAllConnections(), limits.closingMs)
  await app.close().finally(() => clearTimeout(breakingOff))
}
