import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readInlineScripts } from './config/read-build.ts'
import type { SiteConfig } from './config/site-config.ts'
import { type Host, sendFile, sendPage, type SentPage, sendText } from './files/send.ts'
import { isHidden, openWebFiles, type WebFiles } from './files/web-files.ts'
import { choosePage } from './pages/choose-page.ts'
import { connectionHints } from './pages/connection-hints.ts'
import type { PublishedPages } from './pages/published-pages.ts'
import { registerPolicyReports, reportsAddress } from './security/policy-reports.ts'
import { type FramedPage, securityHeaders } from './security/security-headers.ts'

export interface HostOptions {
  /** What the app reads at its start; served as `config.json`. */
  config: SiteConfig
  /** `/kestrel-red` */
  basePath: string
  /** The folder of the built web app; without one, only its configuration is served. */
  webRoot: string | undefined
  /** A folder of pages that were rendered ahead of time; `prerendered` below `webRoot` unless told otherwise. */
  pagesRoot?: string | undefined
  /** Renders the pages that are in no folder, and keeps them; without it, the app draws them. */
  pages?: PublishedPages | undefined
  /** Changes a page for one request, such as in a tool that shows the app in a frame; undefined leaves it as it is. */
  dressPage?: ((request: FastifyRequest, html: string) => Pick<SentPage, 'html' | 'framed'> | undefined) | undefined
  /** How long a file is taken to be unchanged; it is looked at each time unless told otherwise. */
  recheckMs?: number | undefined
  /** Takes a line of what browsers report; the process's own log unless told otherwise. */
  log?: (line: string) => void
}

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const noStore = 'no-store'
/** The pages that the app shows in a frame of its own. */
const framedPages: Readonly<Record<string, FramedPage>> = {
  'silent-login.html': 'silent-login',
  'social-post.html': 'social-post',
  'referral-widget.html': 'referral-widget',
}
/** The addresses on which a card is entered, in every region; in any case, as the app's router reads them. */
const paymentPages = /^(?:(?:en-us|world|en)\/)?subscription-payment\/[^/]+\/?$/i
/** Made by the renderer: for search engines from what is published, for home screens from the configuration. */
const renderedFiles = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
}
/** Home, the lists and the legal texts in each region. */
const pagesMadeFirst = 15
const openToRobots = 'User-agent: *\nAllow: /\n'

/**
 * Serves the built web app as production does: hashed files for ever, pages with a fresh nonce and as HTML in full where a
 * visitor may see them, the app's empty shell elsewhere. Every answer carries the security headers.
 */
export function createHost(options: HostOptions): FastifyPluginAsync {
  return async (app) => mountHost(app, options)
}

function mountHost(app: FastifyInstance, options: HostOptions): void {
  const { config, basePath, webRoot, pages, dressPage, log = console.warn } = options
  const reports = reportsAddress(basePath)
  const inlineScripts = webRoot === undefined ? [] : readInlineScripts(webRoot)
  const host: Host = { config, reports, inlineScripts, headers: securityHeaders({ config, reports }) }
  const files = filesIn(webRoot, options.recheckMs)
  const sources: Sources = {
    files,
    folder: filesIn(options.pagesRoot ?? (webRoot && join(webRoot, 'prerendered')), options.recheckMs),
    pages,
  }
  const configuration = JSON.stringify(config)
  const redirect = (reply: FastifyReply, to: string) =>
    reply.headers({ ...host.headers, 'cache-control': askAgain }).redirect(to, 302)

  registerPolicyReports(app, { path: reports, headers: host.headers, log })
  app.get('/', (_request, reply) => redirect(reply, `${basePath}/`))
  app.get(basePath, (request, reply) => redirect(reply, `${basePath}/${queryOf(request)}`))
  app.get(`${basePath}/config.json`, (_request, reply) =>
    sendText(reply, host, { type: 'application/json; charset=utf-8', cache: askAgain, text: configuration }),
  )
  for (const [name, type] of Object.entries(renderedFiles)) {
    for (const path of [`/${name}`, `${basePath}/${name}`]) {
      app.get(path, async (request, reply) => {
        const file = (await files.read(name)) ?? (await sources.folder.read(name))
        if (file) return sendFile(request, reply, host, { file, cache: askAgain })
        const made = await sources.pages?.get(name)
        if (made?.kind === 'file') return sendText(reply, host, { type, cache: askAgain, text: made.content })
        return name === 'robots.txt'
          ? sendText(reply, host, { type, cache: askAgain, text: openToRobots })
          : nothing(reply, host)
      })
    }
  }
  for (const name of ['favicon.ico', 'favicon.svg']) {
    app.get(`/${name}`, async (request, reply) => {
      const file = (await files.read(name)) ?? (await files.read('favicon.svg'))
      // Browsers ask for it unasked; an error would look like one of the page's.
      return file
        ? sendFile(request, reply, host, { file, cache: askAgain })
        : reply
            .headers({ ...host.headers, 'cache-control': askAgain })
            .code(204)
            .send()
    })
  }
  app.get(`${basePath}/*`, (request, reply) =>
    serve(request, reply, host, {
      ...sources,
      dressPage,
      address: request.url.slice(basePath.length),
      path: pathOf(request),
    }),
  )
  if (pages) {
    app.addHook('onListen', () => void makeFirstPages(pages, basePath))
    app.addHook('onClose', () => pages.close())
  }
}

interface Sources {
  files: WebFiles
  folder: WebFiles
  pages: PublishedPages | undefined
}

interface Asked extends Sources {
  dressPage: HostOptions['dressPage']
  /** Below the base path, as it was sent, with its query. */
  address: string
  /** The same, decoded and without query and first slash. */
  path: string
}

async function serve(request: FastifyRequest, reply: FastifyReply, host: Host, asked: Asked): Promise<FastifyReply> {
  const { files, path } = asked
  const isPrivate = path.startsWith('prerendered/') || /\.(?:br|gz)$/.test(path) || isHidden(path)
  const isFile = extname(path) !== '' && path !== 'index.html'
  const file = isFile && !isPrivate ? await files.read(path) : undefined
  if (file?.type.startsWith('text/html')) {
    return sendPage(request, reply, host, {
      html: file.content.toString(),
      framed: framedPages[path],
      keptIn: file,
    })
  }
  if (file !== undefined)
    return sendFile(request, reply, host, { file, cache: path.startsWith('assets/') ? forEver : askAgain })
  if (path.startsWith('assets/') || isPrivate || isFile) return nothing(reply, host)
  const shell = await files.read('index.html')
  const page = shell && (await choosePage(request, { ...asked, shell }))
  if (page === undefined)
    return sendText(reply.code(503), host, { cache: noStore, text: 'The web app is not built.\n' })
  const isPayment = paymentPages.test(path)
  const vary = 'Cookie'
  const hints = connectionHints(host.config, page.isShell)
  if (hints !== undefined) reply.header('link', hints)
  const dressed = isPayment ? undefined : asked.dressPage?.(request, page.html)
  return sendPage(request, reply.code(page.status), host, {
    html: page.html,
    vary,
    isPayment,
    ...(dressed ?? { keptIn: page.keptIn }),
  })
}

function nothing(reply: FastifyReply, host: Host): FastifyReply {
  return sendText(reply.code(404), host, { cache: noStore, text: 'There is no such file.\n' })
}

/** Ahead of the first visitors: the front page, and what the site map begins with. */
async function makeFirstPages(pages: PublishedPages, basePath: string): Promise<void> {
  await pages.get('/')
  const map = await pages.get('sitemap.xml')
  const addresses = map.kind === 'file' ? [...map.content.matchAll(/<loc>(.*?)<\/loc>/g)] : []
  for (const [, address = ''] of addresses.slice(0, pagesMadeFirst))
    await pages.get(new URL(address).pathname.slice(basePath.length))
}

function filesIn(folder: string | undefined, recheckMs: number | undefined): WebFiles {
  return folder === undefined ? { read: async () => undefined } : openWebFiles(folder, recheckMs)
}

function pathOf({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}

function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : ''
}
