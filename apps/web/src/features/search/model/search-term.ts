/** Most characters that the field takes (SRC-02). */
export const longestTerm = 50

/** Fewest that are looked for, without the spaces around them (SRC-05). */
export const shortestTerm = 3

/** Milliseconds of rest after which is looked for what was typed (SRC-06). */
export const typingPause = 600

/** Returns what is looked for with a term; nothing while it is too short. */
export function keywordOf(term: string): string | undefined {
  const keyword = term.trim().slice(0, longestTerm).trim()
  return keyword.length < shortestTerm ? undefined : keyword
}
