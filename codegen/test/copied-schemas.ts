import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url))

/** A folder of its own with a copy of the schemas, for a test that changes them. */
export function copySchemas(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'codegen-'))
  cpSync(schemas, join(root, 'schemas'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  })
  return { root, remove: () => rmSync(root, { recursive: true }) }
}

/** The files below a folder, but for the manifest: their paths and when they were written. */
export function filesBelow(root: string): Map<string, { text: string; writtenAt: number }> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => [
      path.slice(root.length + 1),
      { text: readFileSync(path, 'utf8'), writtenAt: statSync(path).mtimeMs },
    ]),
  )
}
