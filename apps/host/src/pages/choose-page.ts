import type { FastifyRequest } from 'fastify'
import type { RenderedPage } from './page-renderer.ts'
import type { PublishedPages } from './published-pages.ts'
import type { WebFile, WebFiles } from '../files/web-files.ts'

export interface PageSources {
  /** Pages that lie in a folder already. */
  folder: WebFiles
  pages: PublishedPages | undefined
  /** The app without a page. */
  shell: WebFile
  /** Below the base path, as it was sent, with its query. */
  address: string
  /** The same, decoded and without query and first slash. */
  path: string
}

export interface ChosenPage {
  status: 200 | 404
  html: string
  /** Whether it is the app without a page. */
  isShell: boolean
  /** What is the same as long as the page is. */
  keptIn?: object
}

/** Parameters that say how a visitor came, and change nothing of what they see. */
const campaign = /^(?:utm_\w+|gclid|fbclid|msclkid)$/

/**
 * Returns what answers an address: the page in full for visitors, the shell for members and where there is no page to be
 * had.
 */
export async function choosePage(request: FastifyRequest, sources: PageSources): Promise<ChosenPage> {
  const { folder, pages, shell, address, path } = sources
  if (path === 'index.html') return fromShell(shell)
  if (expectsSession(request)) return toChosen(await pages?.match(address), shell)
  const key = pageKey(address)
  const file = key.includes('?')
    ? undefined
    : await folder.read([...path.split('/').filter(Boolean), 'index.html'].join('/'))
  if (file !== undefined) return fromFile(file)
  return toChosen(await pages?.get(key), shell)
}

/** One page under one name, however a visitor came to it. */
function pageKey(address: string): string {
  const [pathname = '/', query = ''] = address.split('?')
  const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !campaign.test(name)))
  parameters.sort()
  return parameters.size === 0 ? pathname : `${pathname}?${parameters.toString()}`
}

function fromFile(file: WebFile): ChosenPage {
  return { status: 200, html: file.content.toString(), isShell: false, keptIn: file }
}

function fromShell(shell: WebFile, status: ChosenPage['status'] = 200): ChosenPage {
  return { ...fromFile(shell), status, isShell: true }
}

function toChosen(page: RenderedPage | undefined, shell: WebFile): ChosenPage {
  switch (page?.kind) {
    case 'page':
      return { status: page.status, html: page.html, isShell: false, keptIn: page }
    case 'shell':
      return page.html === undefined
        ? fromShell(shell, page.status)
        : { status: page.status, html: page.html, isShell: true, keptIn: page }
    case 'failed':
    case 'file':
    case undefined:
      return fromShell(shell)
  }
}

/** Returns whether a member was here before, who must not see the visitor's page first. */
function expectsSession({ headers }: FastifyRequest): boolean {
  return (headers.cookie ?? '').split(';').some((cookie) => cookie.trim() === 'session-expected=1')
}
