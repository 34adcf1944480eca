import { randomBytes } from 'node:crypto'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { runtimeConfiguration } from '../configuration.ts'
import { chooseCoding, encode } from './content-coding.ts'
import { securityHeaders } from './security-headers.ts'
import { openWebFiles, type WebFile, type WebFiles } from './web-files.ts'

export interface StaticHostOptions {
  origin: string
  /** `/kestrel-red` */
  basePath: string
  /** The folder of the built web app; without one, only its configuration is served. */
  webRoot: string | undefined
  /** The folder of the pages that were rendered ahead of time; `prerendered` below `webRoot` unless told otherwise. */
  pagesRoot?: string | undefined
}

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const noncePlaceholder = '__CSP_NONCE__'
/** The page that silent sign-in loads in a frame of the app. */
const framedPage = 'silent-login.html'
const textType = 'text/plain; charset=utf-8'

/** Serves the built web app as production does: hashed files for ever, pages with a fresh nonce, routes by fallback. */
export function registerStaticHost(
  app: FastifyInstance,
  { origin, basePath, webRoot, pagesRoot = webRoot && join(webRoot, 'prerendered') }: StaticHostOptions,
): void {
  const files = filesIn(webRoot)
  const pages = filesIn(pagesRoot)
  const headers = securityHeaders({ origin })
  const configuration = JSON.stringify(runtimeConfiguration(origin))

  app.get('/', (_request, reply) => reply.headers(headers).redirect(`${basePath}/`, 302))
  app.get(basePath, (request, reply) => reply.headers(headers).redirect(`${basePath}/${queryOf(request)}`, 302))
  app.get(`${basePath}/config.json`, (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', askAgain)
      .type('application/json; charset=utf-8')
      .send(configuration),
  )
  for (const path of ['/robots.txt', `${basePath}/robots.txt`]) {
    app.get(path, async (request, reply) => {
      const file = await files.read('robots.txt')
      return file
        ? sendFile(request, reply.headers(headers), file, askAgain)
        : reply.headers(headers).type(textType).send('User-agent: *\nAllow: /\n')
    })
  }
  for (const name of ['favicon.ico', 'favicon.svg']) {
    app.get(`/${name}`, async (request, reply) => {
      const file = (await files.read(name)) ?? (await files.read('favicon.svg'))
      // Browsers ask for it unasked; an error would look like one of the page's.
      return file ? sendFile(request, reply.headers(headers), file, askAgain) : reply.headers(headers).code(204).send()
    })
  }
  app.get(`${basePath}/*`, (request, reply) => serve(request, reply, { origin, files, pages, path: pathOf(request) }))
}

function filesIn(folder: string | undefined): WebFiles {
  return folder === undefined ? { read: async () => undefined } : openWebFiles(folder)
}

interface Asked {
  origin: string
  files: WebFiles
  pages: WebFiles
  /** Below the base path, decoded. */
  path: string
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, files, pages, path }: Asked,
): Promise<FastifyReply> {
  const isPrivate =
    path.startsWith('prerendered/') ||
    /\.(?:br|gz)$/.test(path) ||
    path.split('/').some((segment) => segment.startsWith('.'))
  const file = extname(path) === '' || path === 'index.html' || isPrivate ? undefined : await files.read(path)
  if (file?.type.startsWith('text/html'))
    return sendPage(request, reply, { file, origin, framed: path === framedPage, vary: 'Accept-Encoding' })
  if (file !== undefined)
    return sendFile(
      request,
      reply.headers(securityHeaders({ origin })),
      file,
      path.startsWith('assets/') ? forEver : askAgain,
    )
  if (path.startsWith('assets/') || isPrivate || (extname(path) !== '' && path !== 'index.html')) {
    return reply
      .code(404)
      .headers(securityHeaders({ origin }))
      .header('cache-control', 'no-store')
      .type(textType)
      .send('There is no such file.\n')
  }
  const page =
    (expectsSession(request) ? undefined : await prerendered(pages, path)) ?? (await files.read('index.html'))
  if (page === undefined)
    return reply.code(503).headers(securityHeaders({ origin })).type(textType).send('The web app is not built.\n')
  return sendPage(request, reply, { file: page, origin, framed: false, vary: 'Cookie, Accept-Encoding' })
}

/** A page that was rendered ahead of time, as a visitor sees it. */
function prerendered(pages: WebFiles, path: string): Promise<WebFile | undefined> {
  return pages.read([...path.split('/').filter(Boolean), 'index.html'].join('/'))
}

/** Whether a member was here before, who must not see the visitor's page first. */
function expectsSession({ headers }: FastifyRequest): boolean {
  return (headers.cookie ?? '').split(';').some((cookie) => cookie.trim() === 'session-expected=1')
}

interface Page {
  file: WebFile
  origin: string
  framed: boolean
  vary: string
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, origin, framed, vary }: Page,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url')
  const html = Buffer.from(file.content.toString('utf8').replaceAll(noncePlaceholder, nonce))
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .headers(securityHeaders({ origin, nonce, framed }))
    .headers({ 'cache-control': askAgain, vary })
    .type(file.type)
    .send(await encode(html, coding))
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  cacheControl: string,
): Promise<FastifyReply> {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString(), file.codings)
  const etag = file.etag(coding)
  reply.headers({ 'cache-control': cacheControl, etag, ...(file.codings.length > 0 && { vary: 'Accept-Encoding' }) })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(file.type).send(await file.encoded(coding))
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*')
}

function pathOf({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}

function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : ''
}
