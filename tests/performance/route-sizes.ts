import { readFileSync, statSync } from 'node:fs'

interface ManifestChunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export interface RouteSize {
  page: string
  /** Kilobytes of 1,024 bytes, brotli: the page's own chunk. */
  ownKB: number
  /** With everything that it needs beyond the entry. */
  withImportsKB: number
}

const dist = new URL('../../apps/web/dist/', import.meta.url)

/** What each page of the build weighs on its own. */
export function routeSizes(): RouteSize[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const entry = new Set(closure(manifest, 'index.html'))
  const sizes = Object.entries(manifest)
    .filter(([name, chunk]) => chunk.isDynamicEntry === true && /^src\/pages\/[^/]+\/\w+\.tsx$/.test(name))
    .map(([name, chunk]) => ({
      page: name.replace('src/', ''),
      ownKB: kilobytes(chunk.file),
      withImportsKB: closure(manifest, name)
        .filter((file) => !entry.has(file))
        .reduce((sum, file) => sum + kilobytes(file), 0),
    }))
    .sort((a, b) => b.withImportsKB - a.withImportsKB)
  if (sizes.length === 0) throw new Error('The build has no page that is loaded by itself')
  return sizes
}

/** What the entry weighs, with all it imports. */
export function entryKB(): number {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  return closure(manifest, 'index.html').reduce((sum, file) => sum + kilobytes(file), 0)
}

function closure(manifest: Record<string, ManifestChunk>, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(chunk.file)) return []
  seen.add(chunk.file)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen))]
}

/** What a file of the build weighs, brotli. */
export function kilobytes(file: string): number {
  return statSync(new URL(`${file}.br`, dist)).size / 1024
}
