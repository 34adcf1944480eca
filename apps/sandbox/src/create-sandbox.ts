import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startPageRenderer } from '@clubhouse/host/page-renderer'
import { reportsAddress } from '@clubhouse/host/policy-reports'
import { keepPages } from '@clubhouse/host/published-pages'
import { securityHeaders } from '@clubhouse/host/security-headers'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectors } from './collectors/collectors.ts'
import { registerCollectors } from './collectors/register-collectors.ts'
import { createFaults } from './control/faults.ts'
import { createFlags } from './control/flags.ts'
import { logContentReads } from './control/log-content.ts'
import type { Observer } from './control/observed-call.ts'
import { registerControl } from './control/register-control.ts'
import { createRequestLog } from './control/request-log.ts'
import { contentDelivery, contentPreview, runtimeConfiguration } from './configuration.ts'
import { registerContent } from './content/register-content.ts'
import { createSampleContent, createSampleDrafts } from './content/sample-content.ts'
import { openDatabase, type Database, type DatabaseOptions } from './database/open-database.ts'
import { registerGraphql } from './graphql/register-graphql.ts'
import { graphqlOperations } from './graphql/operations.ts'
import { createIdentity } from './identity/create-identity.ts'
import type { Identity } from './identity/identity.ts'
import { registerImages } from './images/register-images.ts'
import { identityMembers } from './members/identity-members.ts'
import { ensureSampleData } from './members/seed-sample-data.ts'
import { oneOrigin, separateOrigins, type Origins } from './origins.ts'
import { misdirectedAt, refuseMisdirected } from './own-hosts.ts'
import { registerPartners } from './partners/register-partners.ts'
import { registerReferralWidget } from './referrals/register-referral-widget.ts'
import { loadSigners } from './partners/signers.ts'
import { registerPayments } from './payments/register-payments.ts'
import { claimPort, isPortTaken } from './ports.ts'
import { mountApi } from './rest/mount-api.ts'
import { answerUnknownPaths } from './rest/unknown-paths.ts'
import { bodyLimit, readJson } from './rest/json-bodies.ts'
import type { OperationAddress } from './rest/nearest-operation.ts'
import { openSharedState } from './shared-state.ts'
import { registerWebApp } from './register-web-app.ts'
import { createSampleData } from './sample-data/sample-data.ts'
import { sampleBasePath } from './sample-base-path.ts'

export interface SandboxOptions {
  /** 0 is any free one. */
  port: number
  database: DatabaseOptions
  /** Where the outside reaches it, if several of them stand behind one address. */
  publicOrigin?: string
  /** Whether each service has a host of its own, on this machine, instead of all being at one origin. */
  separateOrigins?: boolean
  /** The folder of the built web app. */
  webRoot?: string
  /** The folder of the prerendered pages, which hold this host's addresses; `prerendered` in `webRoot` unless told otherwise. */
  pagesRoot?: string
  /** The module that renders pages when they are asked for; without one, the app draws them. */
  pageRenderer?: string
  basePath?: string
  /** Development servers' origins, from which members may sign in too. */
  extraWebOrigins?: readonly string[]
  /** How many times as large the catalogue and the statements are. */
  scale?: number
  /**
   * Does what it is asked as often as it is asked, whatever key comes with it: the defect that the judge of the ledger
   * must find. For a test alone; no variable of the environment sets it, so that nothing which is started by `npm start` can.
   */
  forgetsKeys?: boolean
}

export interface Sandbox {
  readonly origin: string
  /** The port that this sandbox listens on, even if several of them stand behind one address. */
  readonly port: number
  close(): Promise<void>
}

const keepAliveMs = 72_000

/** Starts the whole club on one port. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  let port = await claimPort(options.port)
  const database = await openDatabase(options.database)
  try {
    for (;;) {
      const sandbox = await serve(options, database, port)
      if (sandbox !== undefined) return sandbox
      port = await claimPort(options.port)
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Assembles the club and listens on the port. Returns undefined when another process took the port meanwhile: the club's
 * addresses contain it, so it is chosen long before anything listens on it.
 */
async function serve(options: SandboxOptions, database: Database, port: number): Promise<Sandbox | undefined> {
  const origins = options.separateOrigins
    ? separateOrigins(port)
    : oneOrigin(options.publicOrigin ?? `http://localhost:${port}`)
  const app = await assemble(options, database, origins, port)
  try {
    // On both loopback addresses, whichever `localhost` means to a caller
    await app.listen({ port, host: 'localhost' })
  } catch (error) {
    await app.close()
    if (isPortTaken(error)) return undefined
    throw error
  }
  let closing: Promise<void> | undefined
  return { origin: origins.app, port, close: () => (closing ??= app.close().then(() => database.close())) }
}

async function assemble(
  options: SandboxOptions,
  database: Database,
  origins: Origins,
  port: number,
): Promise<FastifyInstance> {
  const { basePath = sampleBasePath, extraWebOrigins = [], scale = 1, forgetsKeys = false } = options
  const { webRoot, pagesRoot, pageRenderer } = options
  const { pool } = database
  const sampleData = createSampleData(origins.images, scale)
  await ensureSampleData(database, sampleData)
  const state = await openSharedState(pool)
  const { clock } = state
  const webOrigins = [...new Set([origins.app, ...extraWebOrigins])]
  const identity = await createIdentity({
    origin: origins.identity,
    pool,
    members: identityMembers(database, clock),
    webOrigins,
    basePath,
  })
  const rendererToken = randomBytes(16).toString('hex')
  const observer: Observer = { faults: createFaults(pool, state), log: createRequestLog(pool), state, rendererToken }
  const flags = createFlags(pool)
  const content = createSampleContent(origins)
  const signers = await loadSigners(pool, origins)
  const catalogue = () => sampleData.catalogue(state.seededAt)

  const config = runtimeConfiguration(origins)
  const app = createApp(identity, options.separateOrigins ? misdirectedAt(origins, rendererToken) : () => false)
  answerUnknownPaths(app, operations, securityHeaders({ config, reports: reportsAddress(basePath) }))
  identity.registerPages(app)
  const mounted = mountApi(app, {
    club: { imageOrigin: origins.images, database, clock, flags, catalogue, content, signers, webOrigins, forgetsKeys },
    identity,
    observer,
    // Answers are held against the schemas everywhere but in production.
    checkAnswers: process.env['NODE_ENV'] !== 'production',
    webOrigins,
  })
  registerGraphql(app, { database, identity, observer, webOrigins })
  void app.register(async (scope) => {
    logContentReads(scope, observer.log, state)
    registerContent(scope, {
      ...contentDelivery,
      rendererToken,
      faults: observer.faults,
      store: content,
      preview: { ...contentPreview, store: createSampleDrafts(origins) },
    })
  })
  const collecting = collectors({ signers, pool, imageOrigin: origins.images })
  registerCollectors(app, { all: collecting, observer, webOrigins })
  registerPartners(app, {
    pool,
    transaction: database.transaction,
    clock,
    origin: origins.partners,
    signers,
    webOrigins,
    basePath,
  })
  registerReferralWidget(app, { pool })
  registerPayments(app, { pool, state, appOrigin: origins.app, basePath, webOrigins })
  registerImages(app, { cacheFolder: fileURLToPath(new URL('../.cache/images', import.meta.url)) })
  registerControl(app, {
    copies: { database, clock, catalogue, origin: origins.images, scale },
    sampleData,
    state,
    flags,
    observer,
    ownOrigins: webOrigins,
    operations,
  })
  const settings = { origin: origins.app, basePath, apiOrigin: `http://localhost:${port}`, token: rendererToken }
  const pages =
    pageRenderer === undefined
      ? undefined
      : keepPages({
          renderer: startPageRenderer({ script: pageRenderer, settings }),
          publication: () => state.seededAt.toISOString(),
        })
  registerWebApp(app, { config, basePath, webRoot, pagesRoot, pages })
  return app

  function operations(): OperationAddress[] {
    return [...graphqlOperations, ...collecting, ...mounted()]
  }
}

/** The provider's own addresses never reach the routes: it is a complete server, which reads the raw request. */
function createApp(identity: Identity, isMisdirected: (request: IncomingMessage) => boolean): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2_000 },
    serverFactory(handler) {
      const server = createServer((request: IncomingMessage, response: ServerResponse) => {
        if (isMisdirected(request)) refuseMisdirected(request, response)
        else if (identity.handles(request.url ?? '')) identity.handle(request, response)
        else handler(request, response)
      })
      server.keepAliveTimeout = keepAliveMs
      return server
    },
  })
  readJson(app)
  // Whatever answers: no browser may take it for another kind of file than it says.
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  return app
}
