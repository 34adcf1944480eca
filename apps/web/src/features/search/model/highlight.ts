/** A piece of a title, which is part of what was looked for or not. */
export interface TitlePart {
  /** How many letters are before it. */
  at: number
  text: string
  isMatch: boolean
}

/**
 * Returns a title in pieces, so that each word that was looked for stands out; case and accents count as little as they
 * do to the server.
 */
export function highlighted(title: string, keyword: string): TitlePart[] {
  const letters = Array.from(title)
  const folded = letters.map(fold)
  const marks = letters.map(() => false)
  for (const word of keyword.split(/\s+/).filter((each) => each !== '')) mark(marks, folded, Array.from(word).map(fold))
  const parts: TitlePart[] = []
  letters.forEach((letter, index) => {
    const isMatch = marks[index] === true
    const last = parts.at(-1)
    if (last !== undefined && last.isMatch === isMatch) last.text += letter
    else parts.push({ at: index, text: letter, isMatch })
  })
  return parts
}

/** Marks every place where a word stands. */
function mark(marks: boolean[], letters: readonly string[], word: readonly string[]): void {
  for (let start = 0; start + word.length <= letters.length; start += 1) {
    if (word.every((letter, index) => letter === letters[start + index])) marks.fill(true, start, start + word.length)
  }
}

/** Returns a letter without case and accents. */
function fold(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
