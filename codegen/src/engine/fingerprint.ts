import { hash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Unit } from './unit.ts'

/** Tells units' inputs apart by their content. Reads each file once. */
export function createFingerprints(root: string, toolRoot: string) {
  const known = new Map<string, string>()
  const of = (path: string): string => {
    const result = known.get(path) ?? hashPath(path)
    known.set(path, result)
    return result
  }
  return (unit: Unit): string =>
    hash(
      'sha256',
      [
        `node ${process.version}`,
        ...unit.schemas.map((path) => `${path} ${of(join(root, path))}`),
        ...unit.sources.map((path) => `${path} ${of(join(toolRoot, path))}`),
      ].join('\n'),
    )
}

/** The fingerprint of a text. */
export function hashText(text: string): string {
  return hash('sha256', text)
}

/** The fingerprint of a file's bytes, or of all that is in a folder; empty when there is neither. */
function hashPath(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return ''
  if (found.isFile()) return hash('sha256', readFileSync(path))
  return readdirSync(path)
    .sort()
    .map((name) => `${name} ${hashPath(join(path, name))}`)
    .join('\n')
}
