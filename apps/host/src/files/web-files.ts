import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { encode, type ContentCoding } from './content-coding.ts'

export interface WebFile {
  type: string
  content: Buffer
  /** The content in this coding: the build's own compressed file, or one made now. */
  encoded(coding: ContentCoding): Promise<Buffer>
  /** Differs by content and by coding. */
  etag(coding: ContentCoding): string
  /** The codings that are worth offering for it. */
  codings: readonly ContentCoding[]
}

export interface WebFiles {
  /** A file below the root by its path in an address; undefined when there is none, or when it is none of the web's business. */
  read(path: string): Promise<WebFile | undefined>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/

interface KeptFile {
  changed: number
  checkedAt: number
  file: WebFile
}

const mostMissing = 1_000

/**
 * Returns the files of a built web app, kept in memory until they change, which is looked at every `recheckMs`. The
 * app's document stays when its file goes: without it there is no page.
 */
export function openWebFiles(root: string, recheckMs = 0): WebFiles {
  const kept = new Map<string, KeptFile>()
  const missing = new Map<string, number>()
  const isRecent = (checkedAt: number | undefined) => checkedAt !== undefined && Date.now() - checkedAt < recheckMs

  const look = async (path: string): Promise<WebFile | undefined> => {
    const name = await locate(root, path)
    const found = name === undefined ? undefined : await stat(name).catch(() => undefined)
    if (name === undefined || found === undefined || !found.isFile()) return undefined
    const known = kept.get(path)
    const isSame = known?.changed === found.mtimeMs
    // It may go between looking and reading.
    const content = isSame ? undefined : await readFile(name).catch(() => undefined)
    const file = isSame ? known.file : content && makeFile(name, content)
    if (file !== undefined) kept.set(path, { changed: found.mtimeMs, checkedAt: Date.now(), file })
    return file
  }
  return {
    async read(path) {
      const known = kept.get(path)
      if (isRecent(known?.checkedAt)) return known?.file
      if (isRecent(missing.get(path))) return undefined
      const file = await look(path)
      if (file !== undefined) return file
      if (path === documentName && known !== undefined) {
        kept.set(path, { ...known, checkedAt: Date.now() })
        return known.file
      }
      kept.delete(path)
      if (missing.size >= mostMissing) missing.clear()
      if (recheckMs > 0) missing.set(path, Date.now())
      return undefined
    },
  }
}

const documentName = 'index.html'

/** Returns whether a part of a path names a hidden file or folder, `..` among them. */
export function isHidden(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.'))
}

/** Only what lies below the root, links followed, no hidden files, and each under one path: all paths are kept. */
async function locate(root: string, path: string): Promise<string | undefined> {
  if (/[\\\0]|^\/|\/\//.test(path) || isHidden(path)) return undefined
  try {
    const [name, top] = await Promise.all([realpath(join(root, path)), realpath(root)])
    return name.startsWith(top + sep) ? name : undefined
  } catch {
    return undefined
  }
}

function makeFile(name: string, content: Buffer): WebFile {
  const type = types[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const made = new Map<ContentCoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  return {
    type,
    content,
    codings: compressible.test(type) && content.length > 500 ? ['br', 'gzip'] : [],
    etag: (coding) => `"${hash}-${coding}"`,
    encoded(coding) {
      const known = made.get(coding)
      if (known !== undefined) return known
      const encoding = readFile(`${name}.${coding === 'br' ? 'br' : 'gz'}`).catch(() => encode(content, coding))
      made.set(coding, encoding)
      return encoding
    },
  }
}
