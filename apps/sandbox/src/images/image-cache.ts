import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ImageCache {
  /** The picture of a key, made at most once at a time. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Pictures on disk by the hash of what they are made from, and the latest of them in memory. */
export function createImageCache(folder: string, memoryBytes = 24 * 1024 * 1024): ImageCache {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let size = 0

  const keep = (key: string, image: Buffer) => {
    size += image.length - (kept.get(key)?.length ?? 0)
    kept.delete(key)
    kept.set(key, image)
    for (const [oldest, bytes] of kept) {
      if (size <= memoryBytes) break
      kept.delete(oldest)
      size -= bytes.length
    }
    return image
  }

  return {
    async get(key, make) {
      const held = kept.get(key)
      if (held) return keep(key, held)
      const started = underWay.get(key)
      if (started) return started
      const image = stored(folder, key, make)
        .then((bytes) => keep(key, bytes))
        .finally(() => underWay.delete(key))
      underWay.set(key, image)
      return image
    },
  }
}

async function stored(folder: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const subfolder = join(folder, key.slice(0, 2))
  const file = join(subfolder, key)
  const found = await readFile(file).catch(() => undefined)
  if (found) return found
  const image = await make()
  // Under another name first: a second process must never read half a picture. A full disk only costs time.
  try {
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(subfolder, { recursive: true })
    await writeFile(unfinished, image)
    await rename(unfinished, file)
  } catch {
    return image
  }
  return image
}
