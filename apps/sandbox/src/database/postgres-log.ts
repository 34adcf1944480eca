import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns where PostgreSQL writes what it has to say. */
export function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** Returns the end of it, to explain a failure. */
export function lastWords(folder: string): string {
  const lines = readIfThere(logFile(folder)).trim().split('\n')
  return lines.slice(-3).join(' ') || 'it said nothing'
}

/** Returns a file's text; nothing when there is none (any more). */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
