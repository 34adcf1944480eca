import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFingerprints, hashText } from './fingerprint.ts'
import { isUpToDate, type Manifest, readManifest, type UnitRecord, writeManifest } from './manifest.ts'
import { findChanged, findUnexpected, writeFiles } from './output.ts'
import type { Unit } from './unit.ts'
import type { UnitResult, WorkerStart } from './work.ts'

export interface CodegenOptions {
  /** The repository whose schemas are read and whose clients are written. */
  root: string
  /** Address of the module that exports `units`. */
  table: URL
  /** Only tells what is not up to date, and writes nothing. */
  check?: boolean
}

export type CodegenOutcome =
  | { kind: 'up to date'; fileCount: number; made: readonly string[] }
  /** `drift`: the paths that were written or removed; with `check`, that would be. */
  | { kind: 'drifted'; drift: readonly string[]; made: readonly string[] }
  /** Something is wrong with the schemas; nothing was written. */
  | { kind: 'refused'; messages: readonly string[]; stacks: readonly string[] }

/** The repository that this code lies in. */
const toolRoot = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Makes the units whose inputs or outputs have changed since the last time, side by side, and writes all of it or, when
 * one cannot be made, nothing.
 */
export async function runCodegen({ root, table, check = false }: CodegenOptions): Promise<CodegenOutcome> {
  const { units } = (await import(table.href)) as { units: readonly Unit[] }
  const manifest = readManifest(root)
  const fingerprint = createFingerprints(root, toolRoot)
  const inputs = new Map(units.map((unit) => [unit.name, fingerprint(unit)]))
  const kept = new Map<string, UnitRecord>()
  for (const { name } of units) {
    const record = manifest[name]
    if (isUpToDate(root, record, inputs.get(name) ?? '')) kept.set(name, record)
  }
  const made = units.map(({ name }) => name).filter((name) => !kept.has(name))
  const compileCache = check ? undefined : join(root, 'node_modules/.cache/codegen/compiled')
  const results = await make(made, { root, table: table.href, compileCache })

  const refused = [...results.values()].filter((result) => result.kind === 'refused')
  if (refused.length > 0) {
    const messages = [...new Set(refused.flatMap((result) => result.messages))].sort(byPlace)
    return { kind: 'refused', messages, stacks: refused.flatMap((result) => result.stacks) }
  }
  const records = new Map(kept)
  for (const [name, result] of results) {
    if (result.kind !== 'made') continue
    const outputs = Object.fromEntries(result.files.map(({ path, text }) => [path, hashText(text)]))
    records.set(name, { inputs: inputs.get(name) ?? '', outputs })
  }
  const paths = [...records.values()].flatMap(({ outputs }) => Object.keys(outputs))
  const wanted = new Set(paths)
  if (wanted.size < paths.length) {
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
    return { kind: 'refused', messages: twice.map((path) => `two units generate ${path}`), stacks: [] }
  }
  const files = [...results.values()].flatMap((result) => (result.kind === 'made' ? result.files : []))
  const folders = units.flatMap((unit) => unit.folders)
  const drift = [...findChanged(root, files), ...findUnexpected(root, folders, wanted)].sort()
  if (!check) {
    writeFiles(root, files, drift)
    const next: Manifest = Object.fromEntries([...records].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (made.length > 0 || Object.keys(manifest).length !== records.size) writeManifest(root, next)
  }
  return drift.length === 0 ? { kind: 'up to date', fileCount: wanted.size, made } : { kind: 'drifted', drift, made }
}

async function make(names: readonly string[], start: WorkerStart): Promise<Map<string, UnitResult>> {
  if (names.length === 0) return new Map()
  const { makeUnits } = await import('./make-units.ts')
  return makeUnits(names, start)
}

/** Lines of one file in its order: `orders.yaml:9:1` before `orders.yaml:12:1`. */
function byPlace(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
