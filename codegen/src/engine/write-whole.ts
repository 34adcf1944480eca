import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const pattern = /^\.(.+)\.(\d+)\.part$/

/** Writes a file so that a reader, or a second writer, never meets half of it. */
export function writeWhole(path: string, text: string): void {
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(part, text)
  renameSync(part, path)
}

/** Whether a file's name is that of one that another process is just writing. */
export function isBeingWritten(name: string): boolean {
  const writer = pattern.exec(name)?.[2]
  if (writer === undefined) return false
  try {
    process.kill(Number(writer), 0)
    return true
  } catch {
    return false
  }
}
