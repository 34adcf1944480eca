import { findAirport } from './airports.ts'

/** How many are kept (FLT-18, CST-12). */
const most = 3

/** Returns the codes with another one before them: each once, the newest first, and three at most (FLT-18). */
export function withAirport(recent: readonly string[], code: string): readonly string[] {
  return [code, ...recent.filter((each) => each !== code)].slice(0, most)
}

/** Returns the codes as they were kept, without those that are of no airport; none when what was kept makes no sense (FLT-18). */
export function readRecentAirports(text: string | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    const known = kept.filter((code): code is string => typeof code === 'string' && findAirport(code) !== undefined)
    return [...new Set(known)].slice(0, most)
  } catch {
    return []
  }
}
