import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../generated-file.ts'
import { isBeingWritten, writeWhole } from './write-whole.ts'

/** The paths of the files whose text on disk is another one. */
export function findChanged(root: string, files: readonly GeneratedFile[]): string[] {
  return files.filter(({ path, text }) => readIfThere(join(root, path)) !== text).map(({ path }) => path)
}

/** The paths of the files in generated folders that nothing generates. */
export function findUnexpected(root: string, folders: Iterable<string>, wanted: ReadonlySet<string>): string[] {
  return [...new Set(folders)].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory() && !isBeingWritten(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
          .filter((path) => !wanted.has(path))
      : [],
  )
}

/** Writes the files among `drift`, and removes those of `drift` that nothing generates. */
export function writeFiles(root: string, files: readonly GeneratedFile[], drift: readonly string[]): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const path of drift) {
    const text = texts.get(path)
    if (text === undefined) rmSync(join(root, path), { force: true })
    else writeWhole(join(root, path), text)
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
