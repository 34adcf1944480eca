import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createComposer } from './compose-page.mjs'

/** What was built for the browser, unless it is told; what was built for rendering stands beside it. */
const ownDist = process.env['WEB_ROOT'] ?? join(import.meta.dirname, '../dist')

/**
 * Renders public pages from what is published at a host. `token` says as whom it reads, and `apiOrigin` where, when that is
 * not where browsers do: one origin that has the paths of all of the club's hosts. The configuration is read from the host,
 * unless it is given.
 */
export async function createRenderer({ origin, basePath, apiOrigin, token, configuration, dist = ownDist }) {
  if (token !== undefined) sendTokenTo(apiOrigin ?? origin, token)
  const [app, config] = await Promise.all([
    import(pathToFileURL(join(`${dist}-server`, 'entry-server.js')).href),
    configuration ?? readConfig(`${apiOrigin ?? origin}${basePath}/config.json`),
  ])
  const { composePage, composeShell } = createComposer({ dist, base: `${basePath}/`, config })
  app.prepare(config, readingFrom(config, { apiOrigin, token }))

  return {
    /** What becomes of an address below the base: `{ kind: 'page', status, html }`, or `{ kind: 'shell', status }`. */
    async render(address) {
      if (app.matchPage(address) === 'browser') return { kind: 'shell', status: 200 }
      const page = await app.renderPage(address)
      return {
        kind: 'page',
        status: page.status,
        html: composePage({ ...page, module: await app.sourceOf(page.page) }),
      }
    },
    /** The document in which the browser renders an address for a member: `{ kind: 'shell', status, html }`. */
    async match(address) {
      const html = composeShell(await app.memberModulesAt(address))
      return { kind: 'shell', status: app.matchPage(address) === 'nowhere' ? 404 : 200, html }
    },
    /** Every public path, the most visited first. */
    paths: () => app.publicPaths(),
    robots: async () => app.robotsText(),
    siteMap: () => app.siteMapText(),
    webManifest: async () => app.webManifestText(),
  }
}

async function readConfig(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

/** The configuration to read with, which never reaches a page. */
function readingFrom(config, { apiOrigin, token }) {
  const moved = new Set(['club', 'discovery', 'b2c', 'referral', 'flights', 'content'])
  const hosts = Object.fromEntries(
    Object.entries(config.hosts).map(([name, url]) => [
      name,
      apiOrigin !== undefined && moved.has(name) ? apiOrigin + new URL(url).pathname : url,
    ]),
  )
  return { ...config, hosts, content: { ...config.content, ...(token !== undefined && { token }) } }
}

/** The host tells its own renderer from browsers, whose calls may be made to fail. */
function sendTokenTo(apiOrigin, token) {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith(`${apiOrigin}/`)) request.headers.set('x-page-renderer', token)
    return send(request)
  }
}
