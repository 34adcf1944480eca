/**
 * Returns a British text as Americans read it: each word in `words` is replaced wherever it stands. Throws for a word
 * that the text does not have, so that the list goes when the text changes.
 */
export function american(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((result, [british, own]) => {
    if (!text.includes(british)) throw new Error(`“${british}” does not stand in “${text.slice(0, 60).trim()}…”`)
    return result.replaceAll(british, own)
  }, text)
}
