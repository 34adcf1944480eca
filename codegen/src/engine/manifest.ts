import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from './fingerprint.ts'
import { writeWhole } from './write-whole.ts'

/** What a unit was made from, and what it made: fingerprints by path. */
export interface UnitRecord {
  inputs: string
  outputs: Readonly<Record<string, string>>
}

/** What was made last time, by the units' names. */
export type Manifest = Readonly<Record<string, UnitRecord>>

const path = 'node_modules/.cache/codegen/manifest.json'

/** Empty when there is none, or none that can be read: everything is then made again. */
export function readManifest(root: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
  } catch {
    return {}
  }
}

export function writeManifest(root: string, manifest: Manifest): void {
  writeWhole(join(root, path), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** Whether a unit is what it would be if it was made again: its inputs are the same, and so is every file that it wrote. */
export function isUpToDate(root: string, record: UnitRecord | undefined, inputs: string): record is UnitRecord {
  return (
    record?.inputs === inputs &&
    Object.entries(record.outputs).every(([output, hash]) => {
      const file = join(root, output)
      return existsSync(file) && hashText(readFileSync(file, 'utf8')) === hash
    })
  )
}
