import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from './generated-file.ts'

/** The paths whose text on disk differs from the generated one, and the ones that nothing generates any more. */
export function findDrift(root: string, files: readonly GeneratedFile[]): string[] {
  const wanted = new Set(files.map(({ path }) => path))
  const folders = new Set(files.map(({ path }) => dirname(path)))
  const stale = [...folders].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .map((name) => `${folder}/${name}`)
          .filter((path) => !wanted.has(path))
      : [],
  )
  const changed = files.filter(({ path, text }) => readIfThere(join(root, path)) !== text).map(({ path }) => path)
  return [...changed, ...stale].sort()
}

/** Writes the files among `drift`, and removes those of `drift` that nothing generates. */
export function writeFiles(root: string, files: readonly GeneratedFile[], drift: readonly string[]): void {
  for (const path of drift) {
    const file = files.find((candidate) => candidate.path === path)
    if (file === undefined) rmSync(join(root, path))
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), file.text)
    }
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
