/** How many are kept. */
const most = 5

/** Returns the searches with another one before them: each once, and without what was only the beginning of it. */
export function withSearch(recent: readonly string[], keyword: string): string[] {
  const folded = keyword.toLowerCase()
  const others = recent.filter((each) => !folded.startsWith(each.toLowerCase()))
  return [keyword, ...others].slice(0, most)
}

/** Returns the searches as they were kept; nothing when that makes no sense. */
export function readSearches(text: string | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
