import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ImageCache {
  /** The picture of a key, made at most once at a time. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Keeps pictures on disk by the hash of what they are made from. */
export function createImageCache(folder: string): ImageCache {
  const underWay = new Map<string, Promise<Buffer>>()
  return {
    get(key, make) {
      const started = underWay.get(key)
      if (started) return started
      const image = stored(folder, key, make).finally(() => underWay.delete(key))
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
