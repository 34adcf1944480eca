import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copy } from './memory-copies.ts'

export interface DiskCopies {
  read(path: string): Promise<Copy | undefined>
  /** Writes in the background, one after the other. */
  write(path: string, copy: Copy): void
  delete(path: string): void
  /** Resolves when all is written. */
  settled(): Promise<void>
  readonly bytes: number
}

export interface DiskCopiesOptions {
  folder: string
  /** Copies of another build are of no use, and go. */
  build: string
  mostBytes: number
  /** A folder that cannot be used any more takes nothing away from a visitor. */
  onFailure: (reason: string) => void
}

/** More wait for no disk: a page that is not written is rendered again. */
const mostWaiting = 1_000

/** Keeps copies in a folder, which outlive the process. Throws when the folder cannot be used at the start. */
export function keepOnDisk({ folder, build, mostBytes, onFailure }: DiskCopiesOptions): DiskCopies {
  const own = join(folder, build)
  mkdirSync(own, { recursive: true })
  for (const other of readdirSync(folder))
    if (/^[\da-f]{16}$/.test(other) && other !== build) rmSync(join(folder, other), { recursive: true, force: true })
  const sizes = sizesIn(own)
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  let waiting = 0
  let last = Promise.resolve()

  const forget = (name: string) => {
    bytes -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
  const inOrder = (work: () => Promise<void>) => {
    if (waiting >= mostWaiting) return
    waiting++
    last = last
      .then(work)
      .catch((error: unknown) => onFailure(String(error)))
      .finally(() => waiting--)
  }
  const remove = async (name: string) => {
    forget(name)
    await rm(join(own, name), { force: true })
  }
  return {
    async read(path) {
      const name = nameOf(path)
      const size = sizes.get(name)
      if (size === undefined) return undefined
      const copy = parsed(path, await readFile(join(own, name), 'utf8').catch(() => ''))
      if (copy === undefined) inOrder(() => remove(name))
      else {
        // The last one that was asked for goes last.
        sizes.delete(name)
        sizes.set(name, size)
      }
      return copy
    },
    write(path, copy) {
      inOrder(async () => {
        const name = nameOf(path)
        const text = JSON.stringify({ path, ...copy })
        const size = Buffer.byteLength(text)
        if (size > mostBytes) return
        // A process that ends in the middle leaves no half of a page.
        const half = join(own, `${name}.new`)
        await writeFile(half, text)
        await rename(half, join(own, name))
        forget(name)
        sizes.set(name, size)
        bytes += size
        for (const oldest of sizes.keys()) {
          if (bytes <= mostBytes) return
          await remove(oldest)
        }
      })
    },
    delete(path) {
      const name = nameOf(path)
      if (sizes.has(name)) inOrder(() => remove(name))
    },
    settled: () => last,
    get bytes() {
      return bytes
    },
  }
}

/** Returns the files of a folder with their sizes, the oldest first; what was half written goes. */
function sizesIn(folder: string): Map<string, number> {
  const files = readdirSync(folder).flatMap((name) => {
    const { size, mtimeMs } = statSync(join(folder, name))
    if (name.endsWith('.json')) return [{ name, size, mtimeMs }]
    rmSync(join(folder, name), { recursive: true, force: true })
    return []
  })
  return new Map(files.toSorted((one, other) => one.mtimeMs - other.mtimeMs).map(({ name, size }) => [name, size]))
}

function nameOf(path: string): string {
  return `${createHash('sha256').update(path).digest('hex')}.json`
}

function parsed(path: string, text: string): Copy | undefined {
  try {
    const { path: written, page, publication, madeAt } = JSON.parse(text) as Copy & { path: string }
    return written === path ? { page, publication, madeAt } : undefined
  } catch {
    return undefined
  }
}
