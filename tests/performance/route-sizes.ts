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
  const manifest = readManifest()
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

/**
 * What the flight area weighs, brotli: its pages and its side sheet, with what nothing else needs; and the files of the
 * rest that carry something of it, which there must not be. A word of each part of it is looked for.
 */
export function flightArea(): { ownKB: number; strays: string[] } {
  const manifest = readManifest()
  const roots = Object.keys(manifest).filter((name) => /^src\/(pages\/flights|features\/flight-)/.test(name))
  const filesOf = (names: readonly string[]) => new Set(names.flatMap((name) => closure(manifest, name)))
  // Editors can place routes anywhere; their block loads when it comes into view.
  const isOfArea = (name: string) => roots.includes(name) || name.includes('/red-sky-routes-section/')
  const rest = filesOf(
    Object.entries(manifest)
      .filter(([name, chunk]) => (chunk.isEntry === true || chunk.isDynamicEntry === true) && !isOfArea(name))
      .map(([name]) => name),
  )
  const own = [...filesOf(roots)].filter((file) => !rest.has(file))
  const strays = [...rest].filter((file) => flightWords.test(readFileSync(new URL(file, dist), 'utf8')))
  return { ownKB: own.reduce((sum, file) => sum + kilobytes(file), 0), strays }
}

/** An airport, an operation, and a text of each of the two features. */
const flightWords = /Maurice Bishop|SearchOffersNextSlice|Choose your outbound flight|Where do you fly to/

/** What the entry weighs, with all it imports. */
export function entryKB(): number {
  return closure(readManifest(), 'index.html').reduce((sum, file) => sum + kilobytes(file), 0)
}

function readManifest(): Record<string, ManifestChunk> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, ManifestChunk>
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
